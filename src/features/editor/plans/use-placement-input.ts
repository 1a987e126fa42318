import { modelId, userId } from '@/domain/ids';
import type { Size } from '@/domain/plans/floor-frame';
import type { PlanPlacement } from '@/domain/plans/placement';
import { useEditingSession } from '../session/editing-context';
import type { PlacingDraft } from './placing-draft';

/** What is stored of a plan that was placed: over which scan, by whom and when. */
export function usePlacementInput() {
  const { store } = useEditingSession();
  return ({ floor, pairs }: PlacingDraft, image: Size, fit: PlanPlacement['fit']): PlanPlacement => {
    const { tour, author } = store.getState().input;
    return { floor, image, pairs, fit, model: modelId(tour.matterportId), by: author?.uid ?? userId(''), at: new Date() };
  };
}
