import type { Tour } from '@/domain/tours/tour';
import { LazyPart } from '@/ui/lazy-part';
import { usePlayerState } from '@/widgets/player-session/player-session-context';

const filteredPoints = () => import('@/widgets/point-filter/point-filter').then((part) => part.FilteredPoints);

type Props = { tour: Tour };

/** Applies the filter while there is one; its code is loaded with the first. */
export function PointFilterHost({ tour }: Props) {
  const isFiltering = usePlayerState((state) => state.pointFilter !== '');
  if (!isFiltering || tour.pointTypes.length === 0) return null;
  return <LazyPart isOptional load={filteredPoints} props={{ tour }} />;
}
