import type { FloorPlan } from '../attachments';
import type { LaidPlan, Size } from './floor-frame';
import type { PlanPlacement } from './placement';

/** What browsers draw in one size everywhere. */
const imageTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** Whether a plan can be laid over the scan: an uploaded image whose pixels stay where they are. */
export const canBePlaced = ({ url, contentType }: Pick<FloorPlan, 'url' | 'contentType'>): boolean =>
  url !== '' && imageTypes.has(contentType);

/** Whether a plan lies over this scan, so that visitors may see it there. */
export const isPlaced = ({ fit, model }: Pick<PlanPlacement, 'fit' | 'model'>, scan: string): boolean => fit !== null && model === scan;

/**
 * The state of a plan's placement: `check` if its image or the scan was replaced since, which keeps its pairs and hides it from visitors. @param scan
 * the id of the tour's scan @param image the size of the plan's image, if it is known
 */
export function placementState(placement: PlanPlacement | null | undefined, scan: string, image?: Size): 'none' | 'placed' | 'check' {
  if (!placement || placement.pairs.length === 0) return 'none';
  const isSameImage = !image || (image.width === placement.image.width && image.height === placement.image.height);
  return isPlaced(placement, scan) && isSameImage ? 'placed' : 'check';
}

type PlacedPlan = { plan: FloorPlan; laid: LaidPlan };

/** The first plan that lies over a floor of this scan. */
export function planOfFloor(plans: readonly FloorPlan[], floor: number, scan: string): PlacedPlan | null {
  return placedPlans(plans, scan).find(({ placement }) => placement.floor === floor) ?? null;
}

/** Whether any plan lies over this scan. */
export const hasPlacedPlan = (plans: readonly FloorPlan[], scan: string): boolean => placedPlans(plans, scan).length > 0;

function placedPlans(plans: readonly FloorPlan[], scan: string): (PlacedPlan & { placement: PlanPlacement })[] {
  return plans.flatMap((plan) => {
    const { placement } = plan;
    if (!placement?.fit || !isPlaced(placement, scan) || !canBePlaced(plan)) return [];
    return [{ plan, placement, laid: { image: placement.image, fit: placement.fit } }];
  });
}

/** The plan with another image: its pairs stay for its author to check, and visitors do not see it over the scan. */
export const withPlacementToCheck = (placement: PlanPlacement): PlanPlacement => ({ ...placement, fit: null });
