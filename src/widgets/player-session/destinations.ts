import { isOrigin, sameRotation, type Vector } from '@/domain/geometry';
import type { Poi } from '@/domain/pois/poi';
import type { CameraPose, Destination, MoveOptions, Sweep } from '@/showcase/port';

const nearMetres = 0.2;

/** In metres. */
export const distance = (a: Vector, b: Vector) => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);

/** The camera destination of a PoI; null if it has no view. */
export const destinationOf = ({ sweep, rotation, zoom }: Pick<Poi, 'sweep' | 'rotation' | 'zoom'>): Destination | null =>
  sweep === '' ? null : { sweep, rotation, zoom };

/** Whether the camera already shows the destination. @see PLAYER-040 */
export const isAtDestination = (pose: CameraPose | null, level: number, { sweep, rotation, zoom = level }: Destination): boolean =>
  pose?.mode === 'inside' && pose.sweep === sweep && sameRotation(pose.rotation, rotation) && zoom === level;

/**
 * How to move the camera to a destination: it first turns towards the target, unless it is already there, or on another floor, where it would
 * look at the ceiling.
 * @param still jump without animation
 * @see PLAYER-036 PLAYER-038
 */
export function cameraMoveTo(
  { sweep }: Destination,
  {
    pose,
    sweeps,
    looksAhead,
    isMotionReduced,
  }: { pose: CameraPose | null; sweeps: readonly Sweep[]; looksAhead: boolean; isMotionReduced: boolean },
): MoveOptions {
  if (isMotionReduced) return { transition: 'instant' };
  const { position: target, floor } = sweeps.find(({ id }) => id === sweep) ?? {};
  const isOnFloor = sweeps.find(({ id }) => id === pose?.sweep)?.floor === floor;
  const isElsewhere = isOnFloor && target && !isOrigin(target) && pose && distance(pose.position, target) > nearMetres;
  return { transition: 'fade', ...(looksAhead && isElsewhere ? { lookAt: target } : {}) };
}

/** The same view after loading a model: at the same sweep, else at the nearest one. */
export function equivalentDestination({ sweep, position, rotation }: CameraPose, sweeps: readonly Sweep[]): Destination | null {
  const nearest =
    sweeps.find(({ id }) => id === sweep) ??
    sweeps.toSorted((one, other) => distance(one.position, position) - distance(other.position, position))[0];
  return nearest ? { sweep: nearest.id, rotation } : null;
}
