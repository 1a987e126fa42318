import { shownFrom, type TourSize, tourSize } from '@/domain/tours/size';
import { useEditingState } from '../session/editing-context';

/** How full the tour is; shown once it matters. */
export function useTourSize(): TourSize & { percent: number; isShown: boolean } {
  const tour = useEditingState((state) => state.given.tour);
  const edited = useEditingState((state) => state.edited);
  const size = tourSize(tour, edited);
  return { ...size, percent: Math.round(size.share * 100), isShown: size.share >= shownFrom };
}
