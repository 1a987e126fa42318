import { PlayerSkeleton } from '@/features/player/player-skeleton';
import { ComparisonScreen } from '@/features/publishing/compare/comparison-screen';
import { PublicComparisonScreen } from '@/features/publishing/compare/public-comparison-screen';
import { LazyComponent } from '@/ui/lazy-component';

const comparedPlayer = () => import('@/features/player/compared-player').then((it) => it.ComparedPlayer);

/** Two versions of a tour, compared in its scan. */
export const VersionComparison = () => (
  <ComparisonScreen player={(props) => <LazyComponent load={comparedPlayer} props={props} />} loading={<PlayerSkeleton />} />
);

/** The same for everybody. */
export const PublicVersionComparison = () => (
  <PublicComparisonScreen player={(props) => <LazyComponent load={comparedPlayer} props={props} />} loading={<PlayerSkeleton />} />
);
