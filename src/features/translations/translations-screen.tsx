import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { canWrite } from '@/domain/access/tours';
import { isAppError } from '@/domain/app-error';
import { tourId } from '@/domain/ids';
import { toursPath } from '@/domain/page-addresses';
import { buttonStyle } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext, useIsAccessResolved } from '@/widgets/use-access-context';
import { TranslationsPage } from './translations-page';

/** The texts of a tour in other languages, for those who may write it. */
export function TranslationsScreen() {
  const { tour: id = '' } = useParams();
  const { data: tour, error } = useQuery({ ...tourQueries.one(tourId(id)), retryOnMount: false });
  const currentUser = useCurrentUser();
  const accessContext = useAccessContext(tour?.organization);
  const isResolved = useIsAccessResolved(tour?.organization);
  if (error && !isAppError(error, 'permission-denied')) throw error;
  if (error || tour === null) return <NotForYou />;
  if (tour && canWrite(currentUser, tour, accessContext)) return <TranslationsPage key={tour.id} tour={tour} />;
  return tour && isResolved ? <NotForYou /> : <TranslationsSkeleton />;
}

const NotForYou = () => (
  <Page title="Languages">
    <EmptyState
      title="You don’t have permission to translate this tour."
      action={
        <Link to={toursPath} className={buttonStyle()}>
          Go to your tours
        </Link>
      }
    >
      Editors of the tour translate it. Ask one of them for access, or check the link.
    </EmptyState>
  </Page>
);

const TranslationsSkeleton = () => (
  <Page title="Languages">
    <div role="status" aria-label="Loading the languages" className="skeleton h-40 rounded-xl" />
  </Page>
);
