import { type Alignment, alignedDirection, alignedPosition, inverseOf } from '@/domain/locations/alignment';
import type { PoiDifference } from '@/domain/locations/poi-differences';
import type { Poi } from '@/domain/pois/poi';
import type { Showcase } from '@/showcase/port';
import { nearestSweep } from './move-together';
import type { Viewers } from './viewers';

type Walking = Pick<Showcase, 'goTo'> & { values: Pick<Showcase['values'], 'sweeps'> };

/**
 * Leads both scans to a PoI: the one that has it to its view, the other as near as it can be, looking the same way. A PoI that both have is shown in each
 * as it is there.
 * @param follows the other comes along by itself
 */
export async function openDifference(
  difference: PoiDifference,
  { first, second }: Viewers,
  alignment: Alignment | null,
  follows: boolean,
): Promise<void> {
  const [own, other, leads] =
    difference.kind === 'second' ? [second, first, alignment && inverseOf(alignment)] : [first, second, alignment];
  const showOther = async () => {
    if (!other || follows) return;
    await (difference.kind === 'changed' ? showPoi(other, difference.other) : showNear(other, difference.poi, leads));
  };
  await Promise.all([own && showPoi(own, difference.poi), showOther()]);
}

async function showPoi(viewer: Walking, { sweep, position, rotation, zoom }: Poi): Promise<void> {
  const at = sweep || nearestSweep(position, viewer.values);
  if (at) await viewer.goTo({ sweep: at, rotation, zoom });
}

async function showNear(viewer: Walking, { position, rotation }: Poi, alignment: Alignment | null): Promise<void> {
  const sweep = nearestSweep(alignment ? alignedPosition(alignment, position) : position, viewer.values);
  const y = alignment ? alignedDirection(alignment, rotation.y) : rotation.y;
  if (sweep) await viewer.goTo({ sweep, rotation: { x: rotation.x, y } });
}
