import type { Pixel, Spot } from '@/domain/plans/affine';
import { type FittedPlan, fitPlan } from '@/domain/plans/fit';
import type { PlacementPair, PlanPlacement } from '@/domain/plans/placement';
import { isDeepEqual } from '@/domain/same';

/** A plan that is being laid over the scan. One half of the next pair waits for the other. */
export type PlacingDraft = {
  floor: number;
  pairs: readonly PlacementPair[];
  pixel: Pixel | null;
  spot: Spot | null;
  isStretched: boolean;
};

export type PlacingChange =
  | { type: 'pixel'; pixel: Pixel }
  | { type: 'spot'; spot: Spot }
  | { type: 'move-pixel'; index: number; pixel: Pixel }
  | { type: 'move-spot'; index: number; spot: Spot }
  | { type: 'remove'; index: number }
  | { type: 'cancel-half' }
  | { type: 'floor'; floor: number }
  | { type: 'stretch'; isStretched: boolean };

/** As it was placed before, or on the floor that the plan names. */
export function startPlacing(placement: PlanPlacement | undefined, floor: number): PlacingDraft {
  const pairs = placement?.pairs ?? [];
  return { floor: placement?.floor ?? floor, pairs, pixel: null, spot: null, isStretched: wasStretched(placement) };
}

/** A fit that keeps the shape is what the pairs give without stretching. */
function wasStretched(placement: PlanPlacement | undefined): boolean {
  const fit = placement?.fit;
  if (!fit) return false;
  const shaped = fitPlan(placement.pairs)?.matrix;
  return shaped !== undefined && fit.some((number, index) => Math.abs(number - (shaped[index] ?? 0)) > 1e-6);
}

export function changePlacing(draft: PlacingDraft, change: PlacingChange): PlacingDraft {
  const { pairs } = draft;
  switch (change.type) {
    case 'pixel':
      return draft.spot ? completed(draft, change.pixel, draft.spot) : { ...draft, pixel: change.pixel };
    case 'spot':
      return draft.pixel ? completed(draft, draft.pixel, change.spot) : { ...draft, spot: change.spot };
    case 'move-pixel':
      return { ...draft, pairs: pairs.map((pair, index) => (index === change.index ? { ...pair, pixel: change.pixel } : pair)) };
    case 'move-spot':
      return { ...draft, pairs: pairs.map((pair, index) => (index === change.index ? { ...pair, scan: change.spot } : pair)) };
    case 'remove':
      return { ...draft, pairs: pairs.toSpliced(change.index, 1) };
    case 'cancel-half':
      return { ...draft, pixel: null, spot: null };
    case 'floor':
      return { ...draft, floor: change.floor };
    case 'stretch':
      return { ...draft, isStretched: change.isStretched };
  }
}

const completed = (draft: PlacingDraft, pixel: Pixel, scan: Spot): PlacingDraft => ({
  ...draft,
  pairs: [...draft.pairs, { pixel, scan }],
  pixel: null,
  spot: null,
});

/** How the plan lies by its pairs. */
export const fitOfDraft = ({ pairs, isStretched }: PlacingDraft): FittedPlan | null => fitPlan(pairs, { isStretched });

/** Whether closing would lose something. */
export const isPlacingDirty = (draft: PlacingDraft, initial: PlacingDraft): boolean =>
  !isDeepEqual({ ...draft, pixel: null, spot: null }, initial);
