import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { isAppError } from '@/domain/app-error';
import { orgId, tourId } from '@/domain/ids';
import { tourNow } from '@/domain/publishing/comparison-address';
import { isSnapshotVisible, type Snapshot, tourOfSnapshot } from '@/domain/publishing/snapshots';
import { useTexts } from '@/ui/use-texts';
import { NotOpen } from '@/widgets/not-open';
import { ComparisonPlayer, type ComparisonScreenProps } from './comparison-player';
import { comparisonTexts } from './texts';
import { isVersion, useComparison } from './use-comparison';

/**
 * What changed between two versions of a tour, for everybody where both are public, or one is and the tour itself. Which of them is not, or was never
 * there, is not said.
 */
export function PublicComparisonScreen(props: ComparisonScreenProps) {
  const { organization = '', tour = '', before = '', after = '' } = useParams();
  const place = { organization: orgId(organization), id: tourId(tour) };
  const hasNow = before === tourNow || after === tourNow;
  const now = useQuery({ ...tourQueries.one(place.id), enabled: hasNow, retryOnMount: false });
  const isClosedNow = now.data === null || (now.data && (!now.data.public || now.data.organization !== place.organization));
  const comparison = useComparison(place, before, after, isClosedNow ? undefined : (now.data ?? undefined));
  const versions = [comparison.before, comparison.after];
  const published = versions.filter((version): version is Snapshot => version !== undefined && isVersion(version));
  const newest = published.at(-1);
  const shown = useMemo(
    () =>
      now.data ??
      (newest && tourOfSnapshot(newest, { organization: orgId(organization), tour: tourId(tour), name: newest.tourName || newest.name })),
    [now.data, newest, organization, tour],
  );
  const error = now.error ?? comparison.error;
  if (error && !isAppError(error, 'permission-denied') && !isAppError(error, 'not-found')) throw error;
  if (error || isClosedNow || published.some((version) => !isSnapshotVisible(version))) return <Closed />;
  if (!shown) return props.loading;
  return <ComparisonPlayer {...props} tour={shown} comparison={comparison} back={null} />;
}

function Closed() {
  const t = useTexts(comparisonTexts);
  return (
    <main className="grid min-h-dvh place-items-center">
      <NotOpen title={t.closed} message={t.closedReason} />
    </main>
  );
}
