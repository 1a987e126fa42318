import { isOrigin, sameRotation, type Vector } from '@/domain/geometry';
import type { Poi } from '@/domain/pois';
import type { CameraPose, Destination, MoveOptions, Sweep } from '@/showcase/port';

const besideMetres = 0.2;

const distance = (one: Vector, other: Vector) => Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z);

/** Where a PoI leads; null for one that was never placed. */
export const destinationOf = ({ sweep, rotation, zoom }: Pick<Poi, 'sweep' | 'rotation' | 'zoom'>): Destination | null =>
  sweep === '' ? null : { sweep, rotation, zoom };

/** Whether this is already what one sees. @see PLAYER-040 */
export const isThere = (pose: CameraPose | null, level: number, { sweep, rotation, zoom = level }: Destination): boolean =>
  pose?.mode === 'inside' && pose.sweep === sweep && sameRotation(pose.rotation, rotation) && zoom === level;

/**
 * How to move there: with look-at towards the place first, unless one stands at it.
 * @param still whether nothing may move on the way
 * @see PLAYER-036 PLAYER-038
 */
export function wayTo(
  { sweep }: Destination,
  { pose, sweeps, looksAhead, still }: { pose: CameraPose | null; sweeps: readonly Sweep[]; looksAhead: boolean; still: boolean },
): MoveOptions {
  if (still) return { transition: 'instant' };
  const target = sweeps.find(({ id }) => id === sweep)?.position;
  const isElsewhere = target && !isOrigin(target) && pose && distance(pose.position, target) > besideMetres;
  return { transition: 'fade', ...(looksAhead && isElsewhere ? { lookAt: target } : {}) };
}

/** The same view in another model, or in the same one that was loaded again: at the same place, else at the nearest. */
export function sameView({ sweep, position, rotation }: CameraPose, sweeps: readonly Sweep[]): Destination | null {
  const nearest =
    sweeps.find(({ id }) => id === sweep) ??
    sweeps.toSorted((one, other) => distance(one.position, position) - distance(other.position, position))[0];
  return nearest ? { sweep: nearest.id, rotation } : null;
}
