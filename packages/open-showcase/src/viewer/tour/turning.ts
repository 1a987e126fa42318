import { MathUtils, Vector3 } from 'three';
import { eased, elevationLimit, forwardOf, pitchLimit, rotationAlong, shortestTurn } from '../angles';
import type { Rotation, Vector2 } from '../port';
import { zoomLimits } from '../rig';
import { aView, copyView } from '../view';
import { viewerError } from '../viewer-error';
import { orbiting } from './modes';
import { type Animate, currentMode, isInside, type Tour, travel } from './tour';

/** degrees per second @see showcase-sdk §2.3 */
const usualSpeed = 120;
const panMs = 350;
/** Smaller turns are ignored, degrees. */
const nothing = 1e-6;

/** Turns to a rotation by the shortest way. Resolves with false if a limit stopped it. @throws InvalidArgument if nothing can move */
export async function turnTo(tour: Tour, to: Rotation, speed = usualSpeed): Promise<boolean> {
  return tour.moves.run((over) => {
    const { pitch, yaw } = tour.rig.view;
    return turn(tour, over, { x: to.x - pitch, y: shortestTurn(yaw, to.y) }, speed, isInside(tour) ? [-90, 90] : pitchRange(tour));
  });
}

/** Turns by degrees: horizontal to the right, vertical up. Otherwise like `turnTo`. */
export async function turnBy(tour: Tour, horizontal: number, vertical: number, speed = usualSpeed): Promise<boolean> {
  return tour.moves.run((over) => {
    const by = { x: currentMode(tour) === 'floorplan' ? 0 : vertical, y: -horizontal };
    return turn(tour, over, by, speed, pitchRange(tour));
  });
}

/** Turns until the point at a pixel is in the centre. */
export async function lookAtPixel(tour: Tour, pixel: Vector2, speed = usualSpeed): Promise<boolean> {
  return tour.moves.run((over) => {
    const { pitch, yaw } = tour.rig.view;
    const to = rotationAlong(tour.rig.rayThrough(pixel).direction);
    return turn(tour, over, { x: to.x - pitch, y: shortestTurn(yaw, to.y) }, speed, pitchRange(tour));
  });
}

function pitchRange(tour: Tour): readonly [number, number] {
  if (isInside(tour)) return [-pitchLimit, pitchLimit];
  return currentMode(tour) === 'floorplan' ? [-90, -90] : [-elevationLimit, 0];
}

async function turn(
  tour: Tour,
  over: Animate,
  by: Rotation,
  speed: number,
  [lowest, highest]: readonly [number, number],
): Promise<boolean> {
  const { view } = tour.rig;
  const from = { pitch: view.pitch, yaw: view.yaw };
  // a view that is already beyond a limit can return, but go no farther
  const pitch = MathUtils.clamp(from.pitch + by.x, Math.min(lowest, from.pitch), Math.max(highest, from.pitch));
  const limited = Math.abs(pitch - from.pitch - by.x) > nothing;
  const angle = Math.hypot(pitch - from.pitch, by.y);
  if (angle < nothing && limited) throw viewerError('InvalidArgument', 'The view is at its limit already. Turn the other way.');
  const target = pivotOf(tour);
  const step = (part: number) => {
    const along = eased(part);
    applyTurn(tour, from.pitch + (pitch - from.pitch) * along, from.yaw + by.y * along, target);
  };
  await over(tour.calm() ? 0 : (angle / speed) * 1000, step, 'stop');
  tour.rig.publish();
  return !limited;
}

/** The point that the camera orbits outside; null inside, where it turns in place. */
export function pivotOf(tour: Tour): Vector3 | null {
  if (currentMode(tour) !== 'dollhouse') return null;
  const { position, pitch, yaw, focus } = tour.rig.view;
  return position.clone().addScaledVector(forwardOf({ x: pitch, y: yaw }, new Vector3()), focus);
}

/** Turns the camera immediately, in place or around a pivot. */
export function applyTurn(tour: Tour, pitch: number, yaw: number, pivot: Vector3 | null): void {
  const { view } = tour.rig;
  view.pitch = pitch;
  view.yaw = yaw;
  if (pivot) orbiting(tour, view, pivot);
  tour.rig.changed();
}

/** Turns by degrees on behalf of the visitor, within the limits of the mode. */
export function look(tour: Tour, up: number, left: number): void {
  const { pitch, yaw } = tour.rig.view;
  const [lowest, highest] = pitchRange(tour);
  applyTurn(tour, MathUtils.clamp(pitch + up, Math.min(lowest, pitch), Math.max(highest, pitch)), yaw + left, pivotOf(tour));
}

/** Sets the zoom of the inside view and returns the level reached. */
export function zoomTo(tour: Tour, level: number): number {
  const reached = MathUtils.clamp(level, zoomLimits.least, zoomLimits.most);
  tour.rig.setZoom(reached);
  tour.rig.publish();
  return reached;
}

/**
 * Moves the camera to these coordinates, outside. Resolves with false if the edge of the scan stopped it.
 * @throws WrongMode inside; InvalidArgument if it is already at the edge
 */
export async function pan(tour: Tour, to: { x?: number; z?: number }): Promise<boolean> {
  if (isInside(tour)) throw viewerError('WrongMode', 'The camera pans in dollhouse and floorplan only. Change the mode first.');
  return tour.moves.run(async (over) => {
    const goal = copyView(tour.rig.view, aView());
    const wanted = { x: to.x ?? goal.position.x, z: to.z ?? goal.position.z };
    const room = panRoom(tour);
    const reached = { x: MathUtils.clamp(wanted.x, room.min.x, room.max.x), z: MathUtils.clamp(wanted.z, room.min.z, room.max.z) };
    const limited = reached.x !== wanted.x || reached.z !== wanted.z;
    const still = Math.hypot(reached.x - goal.position.x, reached.z - goal.position.z) < nothing;
    if (limited && still) throw viewerError('InvalidArgument', 'The camera is at the edge of the scan already. Pan the other way.');
    Object.assign(goal.position, reached);
    await travel(tour, over, goal, { ms: panMs });
    tour.rig.publish();
    return !limited;
  });
}

/** The bounds of the camera outside: the building, enlarged by the viewing distance. */
export function panRoom(tour: Tour) {
  const reach = currentMode(tour) === 'dollhouse' ? tour.rig.view.focus : 0;
  return tour.world.boundsOf('all').expandByScalar(reach + 2);
}
