import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { canWrite } from '@/domain/access/tours';
import { isAppError } from '@/domain/app-error';
import { tourId } from '@/domain/ids';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext, useIsAccessResolved } from '@/widgets/use-access-context';
import { NoVersionsAccess } from './no-versions-access';
import { VersionsPage } from './versions/versions-page';
import { VersionsSkeleton } from './versions/versions-skeleton';

/** The published versions of a tour, for those who may write it. */
export function VersionsScreen() {
  const { tour: id = '' } = useParams();
  const { data: tour, error } = useQuery({ ...tourQueries.one(tourId(id)), retryOnMount: false });
  const currentUser = useCurrentUser();
  const accessContext = useAccessContext(tour?.organization);
  const isResolved = useIsAccessResolved(tour?.organization);
  if (error && !isAppError(error, 'permission-denied')) throw error;
  if (error || tour === null) return <NotForYou />;
  if (!tour) return <VersionsSkeleton />;
  if (canWrite(currentUser, tour, accessContext)) return <VersionsPage key={tour.id} tour={tour} />;
  return isResolved ? <NotForYou /> : <VersionsSkeleton />;
}

const NotForYou = () => (
  <NoVersionsAccess page="Versions" title="You don’t have permission to publish this tour.">
    Editors of the tour publish its versions. Ask one of them for access, or check the link.
  </NoVersionsAccess>
);
