import { shownFrom, type TourSize, tourSize } from '@/domain/tours/size';
import { useEditingState } from '../session/editing-context';
import type { EditingState } from '../session/editing-state';

/** How full the tour is, in hundredths, and whether that matters yet. */
type Fullness = { percent: number; isShown: boolean };

const sizeOf = ({ given, edited }: EditingState): TourSize => tourSize(given.tour, edited);
const percentOf = (state: EditingState) => Math.round(sizeOf(state).share * 100);
const isShownFor = (state: EditingState) => sizeOf(state).share >= shownFrom;

/** How full the tour is; for what stands on the screen all the time, since it changes less often than the size itself. */
export const useFullness = (): Fullness => ({ percent: useEditingState(percentOf), isShown: useEditingState(isShownFor) });

/** The same to the byte. */
export function useTourSize(): TourSize & Fullness {
  const tour = useEditingState((state) => state.given.tour);
  const edited = useEditingState((state) => state.edited);
  return { ...tourSize(tour, edited), ...useFullness() };
}
