import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { canSeeVersions } from '@/domain/access/versions';
import { isAppError } from '@/domain/app-error';
import { tourId } from '@/domain/ids';
import { versionsPath } from '@/domain/publishing/publication-page-addresses';
import type { Tour } from '@/domain/tours/tour';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext, useIsAccessResolved } from '@/widgets/use-access-context';
import { NoVersionsAccess } from '../no-versions-access';
import { ComparisonPlayer, type ComparisonScreenProps } from './comparison-player';
import { comparisonTexts } from './texts';
import { useComparison } from './use-comparison';

/** What changed between two versions of a tour, in its scan, for members and for those who may write the tour. The address names both. */
export function ComparisonScreen(props: ComparisonScreenProps) {
  const { tour: id = '' } = useParams();
  const { data: tour, error } = useQuery({ ...tourQueries.one(tourId(id)), retryOnMount: false });
  const currentUser = useCurrentUser();
  const accessContext = useAccessContext(tour?.organization);
  const isResolved = useIsAccessResolved(tour?.organization);
  if (error && !isAppError(error, 'permission-denied')) throw error;
  if (error || tour === null) return <NotForYou />;
  if (!tour) return props.loading;
  if (canSeeVersions(currentUser, tour.organization, tour, accessContext)) return <Comparison {...props} tour={tour} />;
  return isResolved ? <NotForYou /> : props.loading;
}

function Comparison({ tour, ...props }: ComparisonScreenProps & { tour: Tour }) {
  const t = useTexts(comparisonTexts);
  const { before = '', after = '' } = useParams();
  const comparison = useComparison(tour, before, after, tour);
  return <ComparisonPlayer {...props} tour={tour} comparison={comparison} back={{ path: versionsPath(tour.id), label: t.versions }} />;
}

const NotForYou = () => (
  <NoVersionsAccess page="Compare versions" title="You don’t have permission to compare the versions of this tour.">
    Members of its organization can. Ask one of them for access, or check the link.
  </NoVersionsAccess>
);
