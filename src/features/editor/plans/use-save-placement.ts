import { saveTourFiles } from '@/backend/tours/parts-commands';
import { AppError } from '@/domain/app-error';
import type { FloorPlan } from '@/domain/attachments';
import type { PlanPlacement } from '@/domain/plans/placement';
import type { FileLists } from '@/domain/tours/file-lists';
import { useMutation } from '@/widgets/use-mutation';
import { useEditingSession } from '../session/editing-context';

type Input = { plan: FloorPlan; placement: PlanPlacement | null };

/** Stores where a plan lies, or removes that. Everything else of the tour's files is left as it is stored now. */
export function useSavePlacement(onSaved: () => void) {
  const { store } = useEditingSession();
  return useMutation({
    mutationFn: async ({ plan, placement }: Input) => {
      const { tour } = store.getState().input;
      const loaded: FileLists = { floorplans: tour.floorplans, documents: tour.documents, files: tour.files };
      const floorplans = withPlacement(loaded.floorplans, plan, placement);
      if (floorplans === loaded.floorplans)
        throw new AppError('not-found', 'This floor plan was deleted or replaced. Close this and choose it again.');
      await saveTourFiles({ tour, lists: { ...loaded, floorplans }, seen: loaded });
    },
    onSuccess: onSaved,
    meta: { done: 'Floor plan saved', failed: null },
  });
}

/** The same list if it does not have this plan. */
function withPlacement(plans: FileLists['floorplans'], { url, name }: FloorPlan, placement: PlanPlacement | null): FileLists['floorplans'] {
  const same = plans.findIndex((plan) => plan.url === url && plan.name === name);
  const index = same >= 0 ? same : plans.findIndex((plan) => plan.url === url);
  return index < 0 ? plans : plans.map((plan, place) => (place === index ? placed(plan, placement) : plan));
}

const placed = ({ placement: _, ...plan }: FloorPlan, placement: PlanPlacement | null): FloorPlan => ({
  ...plan,
  ...(placement && { placement }),
});
