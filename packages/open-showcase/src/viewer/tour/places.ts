import { MathUtils, Vector3 } from 'three';
import { forwardOf } from '../angles';
import type { Direction, MoveOptions, Rotation } from '../port';
import { refuse } from '../refuse';
import { aView, baseFov, copyView, type View } from '../view';
import { changingMode, currentMode, dress, isInside, type Over, type Place, standAt, type Tour, travel } from './tour';

/** The sweep of this id. @throws NotFound */
export function placeOf(tour: Tour, id: string): Place {
  const place = tour.places.get(id);
  if (!place) throw refuse('NotFound', `There is no sweep ${id} in this scan.`);
  return place;
}

/**
 * Takes the visitor to a sweep, from wherever the camera is. Without a rotation the direction of view stays.
 * @throws NotFound, InvalidArgument for one that is switched off, Busy
 */
export async function goToSweep(tour: Tour, id: string, options: MoveOptions = {}): Promise<string> {
  const place = placeOf(tour, id);
  if (!place.enabled) throw refuse('InvalidArgument', `Sweep ${id} is switched off. Enable it, or choose another one.`);
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

/** The way to a sweep as part of a move that runs already. */
export async function walk(tour: Tour, over: Over, place: Place, options: MoveOptions): Promise<void> {
  const to = place.alignment === 'unaligned' ? 'outside' : 'inside';
  const go = () => enter(tour, over, place, options);
  await (currentMode(tour) === to ? go() : changingMode(tour, to, go));
  tour.rig.publish();
}

async function enter(tour: Tour, over: Over, place: Place, { rotation, transition, time }: MoveOptions): Promise<void> {
  const from = tour.sweep.value || undefined;
  const wasInside = from !== undefined;
  const unaligned = place.alignment === 'unaligned' || (from !== undefined && tour.places.get(from)?.alignment === 'unaligned');
  const floor = place.floor ?? 'none';
  tour.panoramas.head(place);
  if (wasInside) tour.sweepMoves.emit({ kind: 'exit', from, to: place.id });
  standAt(tour, '');
  if (tour.floor.value !== floor) tour.floor.set('moving');
  await travel(tour, over, viewAt(tour, place, rotation), {
    // Between places that have no common space there is nothing to fly through.
    transition: unaligned && transition !== 'instant' ? 'fade' : transition,
    ms: time,
    freeLook: wasInside && !rotation,
    along: (part) => tour.panoramas.blend(part),
    swap: () => {
      if (unaligned) tour.world.root.visible = place.alignment !== 'unaligned';
    },
  });
  dress(tour, 'inside');
  tour.panoramas.arrive(place, neighborsOf(tour, place));
  tour.floor.set(floor);
  standAt(tour, place.id);
  tour.sweepMoves.emit({ kind: 'enter', from, to: place.id });
}

const neighborsOf = (tour: Tour, { neighbors }: Place): Place[] => neighbors.flatMap((id) => tour.places.get(id) ?? []);

/** The eye of somebody on this sweep; level, in the direction of now, unless a rotation is given. */
export function viewAt(tour: Tour, place: Place, rotation?: Rotation): View {
  const view = copyView(tour.rig.view, aView());
  const inside = isInside(tour);
  view.position.copy(place.position);
  view.pitch = rotation?.x ?? (inside ? view.pitch : 0);
  view.yaw = rotation?.y ?? (inside ? view.yaw : tour.lastYaw);
  const zoom = inside ? tour.rig.zoom.value : 1;
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

/** The enabled sweeps of a floor, or of all; without those that have no place in the model. */
export const enabledPlaces = (tour: Tour, floor?: number | 'all'): Place[] =>
  [...tour.places.values()].filter(
    (place) => place.enabled && place.alignment === 'aligned' && (floor === undefined || floor === 'all' || place.floor === floor),
  );

/** The nearest of these to a point. */
export function nearest(places: readonly Place[], point: { x: number; y: number; z: number }): Place | undefined {
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    // A storey counts more than its metres: who points at a floor means that floor.
    const distance = Math.hypot(place.position.x - point.x, 3 * (place.puckY - point.y), place.position.z - point.z);
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

const turned: Record<Exclude<Direction, 'UP' | 'DOWN'>, number> = { FORWARD: 0, LEFT: 90, RIGHT: -90, BACK: 180 };
/** A neighbour further aside than this is not in that direction, degrees. */
const widest = 60;
/** Less than this is no way up or down, metres. */
const aStep = 0.7;

/** The neighbour in a direction of the view, or undefined. */
export function placeInDirection(tour: Tour, direction: Direction): Place | undefined {
  const here = tour.places.get(tour.sweep.value);
  if (!here) return undefined;
  const neighbors = neighborsOf(tour, here).filter((place) => place.enabled && place.alignment === 'aligned');
  const offset = (place: Place) => new Vector3().subVectors(place.position, here.position);
  if (direction === 'UP' || direction === 'DOWN') {
    const rise = (place: Place) => offset(place).y * (direction === 'UP' ? 1 : -1);
    return neighbors.filter((place) => rise(place) > aStep).sort((a, b) => offset(a).length() - offset(b).length())[0];
  }
  const wanted = forwardOf({ x: 0, y: tour.rig.view.yaw + turned[direction] }, new Vector3());
  const aside = (place: Place) => wanted.angleTo(offset(place).setY(0)) * MathUtils.RAD2DEG;
  // A little further in the right direction is better than near and aside.
  const cost = (place: Place) => offset(place).length() * (1 + aside(place) / 30);
  return neighbors.filter((place) => aside(place) <= widest).sort((a, b) => cost(a) - cost(b))[0];
}

/** Where a click on the building leads from inside: the sweep nearest to it, of those in its direction that can be walked to. */
export function placeTowards(tour: Tour, point: Vector3): Place | undefined {
  const here = tour.places.get(tour.sweep.value);
  const eye = tour.rig.view.position;
  const wanted = point.clone().sub(eye).setY(0);
  const fitting = enabledPlaces(tour).filter((place) => {
    if (place.id === here?.id) return false;
    const way = new Vector3().subVectors(place.position, eye);
    if (way.clone().setY(0).angleTo(wanted) * MathUtils.RAD2DEG > 50) return false;
    return here?.neighbors.includes(place.id) || tour.picking.sees(eye, place.position);
  });
  return nearest(fitting, point);
}
