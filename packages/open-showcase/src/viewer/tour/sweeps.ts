import { MathUtils, Vector3 } from 'three';
import { forwardOf } from '../angles';
import type { Direction, MoveOptions, Rotation } from '../port';
import { aView, baseFov, copyView, type View } from '../view';
import { viewerError } from '../viewer-error';
import {
  type Animate,
  currentMode,
  isInside,
  setCurrentSweep,
  showBuildingFrom,
  type Tour,
  type TourSweep,
  travel,
  withModeChange,
} from './tour';

/** The sweep of this id. @throws NotFound */
export function requireSweep(tour: Tour, id: string): TourSweep {
  const place = tour.places.get(id);
  if (!place) throw viewerError('NotFound', `There is no sweep ${id} in this scan.`);
  return place;
}

/**
 * Moves the camera to a sweep. Without a rotation, the view direction is preserved.
 * @throws NotFound, InvalidArgument for a disabled sweep, Busy
 */
export async function goToSweep(tour: Tour, id: string, options: MoveOptions = {}): Promise<string> {
  const place = requireSweep(tour, id);
  if (!place.enabled) throw viewerError('InvalidArgument', `Sweep ${id} is switched off. Enable it, or choose another one.`);
  return tour.moves.run(async (over) => {
    if (tour.sweep.value === id) turnAtOnce(tour, options.rotation);
    else await walk(tour, over, place, options);
    return id;
  });
}

function turnAtOnce({ rig }: Tour, rotation: Rotation | undefined): void {
  if (rotation) Object.assign(rig.view, { pitch: rotation.x, yaw: rotation.y });
  rig.changed();
  rig.publish();
}

/** Moves to a sweep as part of a running move. */
export async function walk(tour: Tour, over: Animate, place: TourSweep, options: MoveOptions): Promise<void> {
  const to = place.alignment === 'unaligned' ? 'outside' : 'inside';
  const go = () => enter(tour, over, place, options);
  await (currentMode(tour) === to ? go() : withModeChange(tour, to, go));
  tour.rig.publish();
}

async function enter(tour: Tour, over: Animate, place: TourSweep, { rotation, transition, time }: MoveOptions): Promise<void> {
  const from = tour.sweep.value || undefined;
  const wasInside = from !== undefined;
  const unaligned = place.alignment === 'unaligned' || (from !== undefined && tour.places.get(from)?.alignment === 'unaligned');
  const floor = place.floor ?? 'none';
  const isBack = !isInside(tour) && !rotation && place.id === tour.lastSweep;
  tour.panoramas.head(place);
  if (wasInside) tour.sweepMoves.emit({ kind: 'exit', from, to: place.id });
  setCurrentSweep(tour, '');
  if (tour.floor.value !== floor) tour.floor.set('moving');
  await travel(tour, over, viewAt(tour, place, rotation), {
    // an unaligned sweep shares no space with the others, so there is no path to fly
    transition: unaligned && transition !== 'instant' ? 'fade' : transition,
    ms: time,
    freeLook: wasInside && !rotation,
    along: (part) => tour.panoramas.blend(part),
    swap: () => {
      if (unaligned) tour.world.root.visible = place.alignment !== 'unaligned';
      if (isBack) tour.rig.zoom.set(tour.lastLook.zoom);
    },
  });
  showBuildingFrom(tour, 'inside');
  tour.panoramas.arrive(place, neighborsOf(tour, place));
  tour.floor.set(floor);
  setCurrentSweep(tour, place.id);
  tour.sweepMoves.emit({ kind: 'enter', from, to: place.id });
}

const neighborsOf = (tour: Tour, { neighbors }: TourSweep): TourSweep[] => neighbors.flatMap((id) => tour.places.get(id) ?? []);

/** The view from a sweep. Without a rotation it has the current direction; back at the sweep that was left, the very view that was left. */
export function viewAt(tour: Tour, place: TourSweep, rotation?: Rotation): View {
  const view = copyView(tour.rig.view, aView());
  const inside = isInside(tour);
  view.position.copy(place.position);
  const isBack = !inside && !rotation && place.id === tour.lastSweep;
  view.pitch = rotation?.x ?? (inside ? view.pitch : isBack ? tour.lastLook.pitch : 0);
  view.yaw = rotation?.y ?? (inside ? view.yaw : tour.lastLook.yaw);
  const zoom = inside ? tour.rig.zoom.value : isBack ? tour.lastLook.zoom : 1;
  const reach = tour.world.reach;
  const fov = baseFov / zoom;
  return {
    ...view,
    fov,
    flat: 0,
    focus: 5,
    half: 5 * Math.tan((fov / 2) * MathUtils.DEG2RAD),
    near: 0.06,
    far: Math.max(200, reach * 2.5),
  };
}

/** The enabled, aligned sweeps of one floor, or of all. */
export const enabledSweeps = (tour: Tour, floor?: number | 'all'): TourSweep[] =>
  [...tour.places.values()].filter(
    (place) => place.enabled && place.alignment === 'aligned' && (floor === undefined || floor === 'all' || place.floor === floor),
  );

/** The sweep nearest to a point. */
export function nearest(places: readonly TourSweep[], point: { x: number; y: number; z: number }): TourSweep | undefined {
  let best: TourSweep | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    // height differences weigh more, because pointing at a floor means that floor
    const distance = Math.hypot(place.position.x - point.x, 3 * (place.puckY - point.y), place.position.z - point.z);
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

const turned: Record<Exclude<Direction, 'UP' | 'DOWN'>, number> = { FORWARD: 0, LEFT: 90, RIGHT: -90, BACK: 180 };
/** Maximum angle between a direction and a neighbour in that direction, degrees. */
const widest = 60;
/** Minimum height difference of a way up or down, metres. */
const aStep = 0.7;

/** The neighbour in a direction relative to the view, or undefined. */
export function sweepInDirection(tour: Tour, direction: Direction): TourSweep | undefined {
  const here = tour.places.get(tour.sweep.value);
  if (!here) return undefined;
  const neighbors = neighborsOf(tour, here).filter((place) => place.enabled && place.alignment === 'aligned');
  const offset = (place: TourSweep) => new Vector3().subVectors(place.position, here.position);
  if (direction === 'UP' || direction === 'DOWN') {
    const rise = (place: TourSweep) => offset(place).y * (direction === 'UP' ? 1 : -1);
    return neighbors.filter((place) => rise(place) > aStep).sort((a, b) => offset(a).length() - offset(b).length())[0];
  }
  const wanted = forwardOf({ x: 0, y: tour.rig.view.yaw + turned[direction] }, new Vector3());
  const aside = (place: TourSweep) => wanted.angleTo(offset(place).setY(0)) * MathUtils.RAD2DEG;
  // prefer a farther sweep in the right direction to a near one at an angle
  const cost = (place: TourSweep) => offset(place).length() * (1 + aside(place) / 30);
  return neighbors.filter((place) => aside(place) <= widest).sort((a, b) => cost(a) - cost(b))[0];
}

/** The target of a click on the building from inside: the nearest sweep that can be reached in its direction. */
export function sweepTowards(tour: Tour, point: Vector3): TourSweep | undefined {
  const here = tour.places.get(tour.sweep.value);
  const eye = tour.rig.view.position;
  const wanted = point.clone().sub(eye).setY(0);
  const fitting = enabledSweeps(tour).filter((place) => {
    if (place.id === here?.id) return false;
    const way = new Vector3().subVectors(place.position, eye);
    if (way.clone().setY(0).angleTo(wanted) * MathUtils.RAD2DEG > 50) return false;
    return here?.neighbors.includes(place.id) || tour.picking.sees(eye, place.position);
  });
  return nearest(fitting, point);
}
