import { neighborsByDistance, type ScanFloor, type ScanSweep } from 'open-showcase/scan';
import type { Building, Point } from './building';
import { floorAt } from './floors';
import type { Stand } from './stand';
import { lensOver } from './stands';

const apart = 2;
const mostSweeps = 300;
const stairs = 4.5;

/** Selects stands about 2 m apart, those with the most free space first, so that every spot is in sight of one; farther apart on large sites. */
export function sweepsOf(building: Building, stands: readonly Stand[], floors: readonly ScanFloor[]): ScanSweep[] {
  let distance = apart;
  let chosen = thinned(building, stands, distance);
  while (chosen.length > mostSweeps) {
    distance *= Math.sqrt(chosen.length / mostSweeps) + 0.05;
    chosen = thinned(building, stands, distance);
  }
  const ordered = chosen.toSorted((a, b) => a.y - b.y || a.z - b.z || a.x - b.x);
  const sweeps = ordered.map((stand, index) => sweepAt(stand, index, floors));
  return linked(building, sweeps);
}

function thinned({ sees }: Building, stands: readonly Stand[], distance: number): Stand[] {
  const chosen: Stand[] = [];
  // free space above 1.2 m counts as equal, so that the grid's order decides and the pattern stays regular
  const roomiest = stands.toSorted((a, b) => Math.min(b.room, 1.2) - Math.min(a.room, 1.2));
  for (const stand of roomiest) {
    const lens = lensOver(stand);
    const near = chosen.filter((other) => between(stand, other) < distance);
    if (near.every((other) => !sees(lens, lensOver(other))) && near.every((other) => between(stand, other) > 0.8)) chosen.push(stand);
  }
  return chosen;
}

function sweepAt(stand: Stand, index: number, floors: readonly ScanFloor[]): ScanSweep {
  const floorId = floorAt(floors, stand.y)?.id;
  return {
    id: `s${String(index + 1).padStart(3, '0')}`,
    label: String(index + 1),
    legacyId: '',
    position: roundedPoint(lensOver(stand)),
    rotation: { x: 0, y: 0, z: 0 },
    ...(floorId === undefined ? {} : { floorId }),
    alignment: 'aligned',
    placement: 'auto',
    puckY: roundedPoint(stand).y,
  };
}

/** Neighbours in sight of each other, on the same floor or between floors at stairs. */
function linked({ sees }: Building, sweeps: readonly ScanSweep[]): ScanSweep[] {
  const onFloors = neighborsByDistance(sweeps, sees);
  const across = (sweep: ScanSweep) =>
    sweeps.filter(
      (other) =>
        other.floorId !== sweep.floorId && between(sweep.position, other.position) <= stairs && sees(sweep.position, other.position),
    );
  const ways = new Map(
    sweeps.map((sweep) => [sweep.id, new Set([...(onFloors.get(sweep.id) ?? []), ...across(sweep).map(({ id }) => id)])]),
  );
  joinParts(sweeps, ways);
  return sweeps.map((sweep) => ({ ...sweep, neighbors: [...(ways.get(sweep.id) ?? [])].sort() }));
}

/** Connects isolated groups of sweeps, for example behind a closed door, by the shortest link, so that every sweep is reachable. */
function joinParts(sweeps: readonly ScanSweep[], ways: ReadonlyMap<string, Set<string>>): void {
  for (;;) {
    const part = new Set(sweeps.slice(0, 1).map(({ id }) => id));
    for (const id of part) for (const next of ways.get(id) ?? []) part.add(next);
    const [inside, beyond] = [sweeps.filter(({ id }) => part.has(id)), sweeps.filter(({ id }) => !part.has(id))];
    const [nearest] = inside
      .flatMap((one) => beyond.map((other) => ({ one, other, length: between(one.position, other.position) })))
      .sort((a, b) => a.length - b.length);
    if (!nearest) return;
    ways.get(nearest.one.id)?.add(nearest.other.id);
    ways.get(nearest.other.id)?.add(nearest.one.id);
  }
}

/** A slightly raised ray hits walls and ceilings, or leaves through windows and over hedges; only the former is a view of the building. */
const farthest = 12;
const outside = 0;
const slightlyUp = (12 * Math.PI) / 180;

/** Something closer than this, straight ahead or a little below, fills the view. */
const tooClose = 1.5;
const slightlyDown = (20 * Math.PI) / 180;

/**
 * The start: the sweep of the lowest floor with the largest view, turned in the direction of its longest view. A direction in which something stands
 * right before the visitor counts as no view.
 */
export function startOf({ cast }: Building, sweeps: readonly ScanSweep[]): { sweep: string; rotation: { x: number; y: number } } {
  const lowest = sweeps.filter(({ floorId }) => floorId === sweeps[0]?.floorId);
  const yaws = Array.from({ length: 24 }, (_, index) => index * 15 - 180);
  const views = lowest.map(({ id, position }) => {
    const isBlocked = (yaw: number) => [0, -slightlyDown].some((tilt) => cast(position, tilted(ahead(yaw), tilt), tooClose) !== null);
    const sights = yaws.map((yaw) =>
      isBlocked(yaw) ? 0 : (cast(position, tilted(ahead(yaw), slightlyUp), farthest)?.distance ?? outside),
    );
    const wide = sights.map((_, at) => [-1, 0, 1].reduce((sum, by) => sum + (sights.at((at + by) % sights.length) ?? 0), 0));
    const best = wide.indexOf(Math.max(...wide));
    return { id, yaw: yaws[best] ?? 0, view: sights.reduce((sum, sight) => sum + sight, 0) };
  });
  const best = views.toSorted((a, b) => b.view - a.view)[0];
  return { sweep: best?.id ?? '', rotation: { x: 0, y: best?.yaw ?? 0 } };
}

/** A horizontal direction, tilted by an angle in radians; up is positive. */
const tilted = ({ x, z }: Point, angle: number): Point => ({ x: x * Math.cos(angle), y: Math.sin(angle), z: z * Math.cos(angle) });

/** The horizontal direction of a yaw in degrees, counter-clockwise from −Z. */
export const ahead = (yaw: number): Point => {
  const radians = (yaw * Math.PI) / 180;
  return { x: -Math.sin(radians), y: 0, z: -Math.cos(radians) };
};

const between = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
const roundedPoint = ({ x, y, z }: Point): Point => ({ x: rounded(x), y: rounded(y), z: rounded(z) });
const rounded = (metres: number) => Math.round(metres * 1000) / 1000;
