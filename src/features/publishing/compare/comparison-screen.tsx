import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { canSeeVersions } from '@/domain/access/versions';
import { errorMessage, isAppError } from '@/domain/app-error';
import type { IconDescription } from '@/domain/icons';
import { tourId } from '@/domain/ids';
import { comparedIcons, comparedTour } from '@/domain/publishing/compared-tour';
import { versionsPath } from '@/domain/publishing/publication-page-addresses';
import { tourTabTitle } from '@/domain/tours/tab-title';
import type { Tour } from '@/domain/tours/tour';
import { ErrorState } from '@/ui/error-state';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext, useIsAccessResolved } from '@/widgets/use-access-context';
import { NoVersionsAccess } from '../no-versions-access';
import { ComparisonLegend } from './comparison-legend';
import { useComparison } from './use-comparison';

type PlayerProps = { tour: Tour; icons: readonly IconDescription[]; legend: ReactNode; back: { path: string; label: string } };
type Props = {
  /** The player, which belongs to another feature. */
  player: (props: PlayerProps) => ReactNode;
  loading: ReactNode;
};

/** What changed between two versions of a tour, in its scan, for members and for those who may write the tour. The address names both. */
export function ComparisonScreen(props: Props) {
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

function Comparison({ tour, player, loading }: Props & { tour: Tour }) {
  const { before: beforeId = '', after: afterId = '' } = useParams();
  const { before, after, changes, error, retry } = useComparison(tour, beforeId, afterId);
  const compared = useMemo(
    () => (before && after && changes ? { tour: comparedTour(tour, { before, after, changes }), changes } : null),
    [tour, before, after, changes],
  );
  if (error)
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState
          title="These versions can’t be compared"
          message={errorMessage(error)}
          {...(isAppError(error, 'not-found') || isAppError(error, 'permission-denied') ? {} : { retry })}
        />
      </main>
    );
  if (!compared) return loading;
  const names = [before, after].map((version) => (version && 'name' in version && String(version.name)) || 'the tour now');
  return (
    <>
      <title>{`${tourTabTitle(tour)} - Compare`}</title>
      {player({
        tour: compared.tour,
        icons: comparedIcons,
        legend: <ComparisonLegend from={names[0] ?? ''} to={names[1] ?? ''} changes={compared.changes} />,
        back: { path: versionsPath(tour.id), label: 'Versions' },
      })}
    </>
  );
}

const NotForYou = () => (
  <NoVersionsAccess page="Compare versions" title="You don’t have permission to compare the versions of this tour.">
    Members of its organization can. Ask one of them for access, or check the link.
  </NoVersionsAccess>
);
