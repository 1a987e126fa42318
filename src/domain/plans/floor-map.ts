import { isOrigin, type Vector } from '../geometry';
import type { PoiId } from '../ids';
import type { Poi } from '../pois/poi';
import type { Pixel, Spot } from './affine';

/** A room of a floor with its outline; floors count from 0. */
export type MapRoom = { id: string; name: string; floor: number; corners: readonly Spot[] };
/** A position of the scan; `floor` is null for an unplaced 360° view. */
export type MapSweep = { id: string; position: Vector; floor: number | null };
export type MapPoint = Pick<Poi, 'name' | 'type' | 'icon'> & { id: PoiId; floor: number; spot: Spot };

/** The points that have a place on a floor: that of their tag, else where the camera stands for them. */
export function mapPoints(pois: readonly Poi[], sweeps: readonly MapSweep[]): MapPoint[] {
  const known = new Map(sweeps.map((sweep) => [sweep.id, sweep]));
  return pois.flatMap(({ identifier, name, type, icon, tag, position, sweep: id, floor }) => {
    const sweep = known.get(id);
    const at = [tag?.anchorPosition, position, sweep?.position].find((place) => place && !isOrigin(place));
    return at ? [{ id: identifier, name, type, icon: tag?.icon ?? icon, floor: sweep?.floor ?? floor, spot: { x: at.x, z: at.z } }] : [];
  });
}

/** A sweep this close is where somebody meant who pressed the map. */
const nearMetres = 3;

/** The sweep to go to for a spot of a floor; `isNear` if it is where the spot is, so that nobody has to look for it. */
export function nearestSweep<Sweep extends MapSweep>(sweeps: readonly Sweep[], { x, z }: Spot): { sweep: Sweep; isNear: boolean } | null {
  const distance = ({ position }: Sweep) => Math.hypot(position.x - x, position.z - z);
  const [first, ...others] = sweeps;
  if (!first) return null;
  const sweep = others.reduce((best, each) => (distance(each) < distance(best) ? each : best), first);
  return { sweep, isNear: distance(sweep) <= nearMetres };
}

/** The smallest of the rooms around a spot. */
export function roomAt(rooms: readonly MapRoom[], spot: Spot): MapRoom | null {
  const around = rooms.filter(({ corners }) => isInside(corners, spot));
  return around.toSorted((one, other) => areaOf(one.corners) - areaOf(other.corners))[0] ?? null;
}

/** The middle of a room's corners. */
export const middleOfRoom = ({ corners }: MapRoom): Spot => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  z: corners.reduce((sum, { z }) => sum + z, 0) / corners.length,
});

const edgesOf = (corners: readonly Spot[]): [Spot, Spot][] =>
  corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length];
    return to ? [[from, to]] : [];
  });

/** By the number of edges that a line from the spot crosses. */
const isInside = (corners: readonly Spot[], { x, z }: Spot): boolean =>
  edgesOf(corners).filter(([from, to]) => from.z > z !== to.z > z && x < from.x + ((z - from.z) / (to.z - from.z)) * (to.x - from.x))
    .length %
    2 ===
  1;

const areaOf = (corners: readonly Spot[]): number =>
  Math.abs(edgesOf(corners).reduce((sum, [from, to]) => sum + from.x * to.z - to.x * from.z, 0));

/** Points of a drawing that are too close to be told apart, around the first of them. */
export type Cluster<Item> = { at: Pixel; items: readonly Item[] };

/** Puts together what is closer than this many pixels, in one pass over a grid: no two clusters are closer than that. */
export function clustersOf<Item>(items: readonly Item[], place: (item: Item) => Pixel, pixels: number): Cluster<Item>[] {
  const cells = new Map<string, { at: Pixel; items: Item[] }[]>();
  const clusters: { at: Pixel; items: Item[] }[] = [];
  for (const item of items) {
    const at = place(item);
    const [column, row] = [Math.floor(at.x / pixels), Math.floor(at.y / pixels)];
    const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx} ${row + dy}`) ?? []));
    const near = around.find((cluster) => Math.hypot(cluster.at.x - at.x, cluster.at.y - at.y) < pixels);
    if (near) {
      near.items.push(item);
      continue;
    }
    const cluster = { at, items: [item] };
    clusters.push(cluster);
    const cell = `${column} ${row}`;
    cells.set(cell, [...(cells.get(cell) ?? []), cluster]);
  }
  return clusters;
}
