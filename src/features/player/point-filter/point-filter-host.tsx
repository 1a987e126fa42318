import { Suspense } from 'react';
import type { Tour } from '@/domain/tours/tour';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';
import { usePlayerState } from '@/widgets/player-session/player-session-context';

const filteredPoints = () => import('@/widgets/point-filter/point-filter').then((part) => part.FilteredPoints);

type Props = { tour: Tour };

/** Applies the filter while there is one; its code is loaded with the first. */
export function PointFilterHost({ tour }: Props) {
  const isFiltering = usePlayerState((state) => state.pointFilter !== '');
  if (!isFiltering || tour.pointTypes.length === 0) return null;
  return (
    <LazyBoundary framed={() => null}>
      <Suspense fallback={null}>
        <LazyComponent load={filteredPoints} props={{ tour }} />
      </Suspense>
    </LazyBoundary>
  );
}
