import { isOrigin, type Vector } from '../geometry';
import type { PoiId } from '../ids';
import type { MarkedPoi, PointMark } from '../point-types/marked';
import type { Poi } from '../pois/poi';
import { type Area, depthIn } from '../rooms/area';
import type { Room } from '../rooms/rooms';
import type { Pixel, Spot } from './affine';

/** A position of the scan; `floor` is null for an unplaced 360° view. */
export type MapSweep = { id: string; position: Vector; floor: number | null };
export type MapPoint = Pick<Poi, 'name' | 'type' | 'icon'> & { id: PoiId; floor: number; spot: Spot; mark?: PointMark };

/** The points that have a place on a floor: that of their tag, else where the camera stands for them. */
export function mapPoints(pois: readonly MarkedPoi[], sweeps: readonly MapSweep[]): MapPoint[] {
  const sweepById = new Map(sweeps.map((sweep) => [sweep.id, sweep]));
  return pois.flatMap(({ identifier, name, type, icon, tag, position, sweep: id, floor, mark }) => {
    const sweep = sweepById.get(id);
    const at = [tag?.anchorPosition, position, sweep?.position].find((place) => place && !isOrigin(place));
    return at
      ? [
          {
            id: identifier,
            name,
            type,
            icon: tag?.icon ?? icon,
            floor: sweep?.floor ?? floor,
            spot: { x: at.x, z: at.z },
            ...(mark && { mark }),
          },
        ]
      : [];
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

/** The smallest of the rooms of one floor around a spot. */
export function roomAtSpot(rooms: readonly Room[], { x, z }: Spot): Room | null {
  const holds = (area: Area) => depthIn({ ...area, heights: null }, { position: { x, y: 0, z }, floor: area.floor }) >= 0;
  return rooms.filter(({ areas }) => areas.some(holds)).toSorted((one, other) => one.surface - other.surface)[0] ?? null;
}

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
