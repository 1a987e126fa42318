import type { Vector } from '../geometry';
import { minus } from '../scan-view';

/**
 * From where tags are seen: from a place inside or outside, with how many pixels a radian has in the middle of the picture, or from above, with how many
 * pixels a metre has. Where the camera looks to doesn't matter, so nothing changes while it turns.
 */
export type Viewpoint = { kind: 'place'; position: Vector; pixelsPerRadian: number } | { kind: 'above'; pixelsPerMetre: number };

/** Something with a place in the scan. */
export type Placed = { id: string; at: Vector };

/** Things that stand too closely to be told apart. `front` is the one in front of the others, which is seen if any of them is. */
export type TagCluster<Item> = { front: Item; items: readonly Item[] };

/** Discs are up to 48 pixels wide: closer ones cover each other, or nearly do. */
export const clusterPixels = 64;
/** Two can be told apart. */
export const leastOfCluster = 3;
/** Things behind each other stay apart if one is this many times as far away. */
const farther = 3;

/** Where something is seen, in pixels: on a sphere around the camera, or on the floor; `depth` grows with how far behind others it is. */
type Sight = { x: number; y: number; z: number; distance: number; depth: number };

/**
 * Puts together what is seen closer than `clusterPixels` to each other, in one pass over a grid; fewer than `leastOfCluster` stay by themselves.
 * @returns the clusters, and what is in none
 */
export function tagClusters<Item extends Placed>(
  items: readonly Item[],
  viewpoint: Viewpoint,
): { clusters: TagCluster<Item>[]; single: Item[] } {
  const cells = new Map<number, Group<Item>[]>();
  const groups: Group<Item>[] = [];
  for (const item of items) {
    const sight = sightOf(item.at, viewpoint);
    const [x, y, z] = [cellAlong(sight.x), cellAlong(sight.y), cellAlong(sight.z)];
    const near = nearGroup(cells, sight, x, y, z);
    if (near) {
      near.items.push(item);
      if (sight.depth < near.depth) Object.assign(near, { front: item, depth: sight.depth });
      continue;
    }
    const group = { sight, front: item, depth: sight.depth, items: [item] };
    groups.push(group);
    const cell = cellOf(x, y, z);
    const others = cells.get(cell);
    if (others) others.push(group);
    else cells.set(cell, [group]);
  }
  const isCluster = (group: Group<Item>) => group.items.length >= leastOfCluster;
  return {
    clusters: groups.filter(isCluster).map(({ front, items }) => ({ front, items })),
    single: groups.flatMap((group) => (isCluster(group) ? [] : group.items)),
  };
}

type Group<Item> = { sight: Sight; front: Item; depth: number; items: Item[] };

function sightOf(at: Vector, viewpoint: Viewpoint): Sight {
  if (viewpoint.kind === 'above') {
    const { pixelsPerMetre } = viewpoint;
    return { x: at.x * pixelsPerMetre, y: 0, z: at.z * pixelsPerMetre, distance: 1, depth: -at.y };
  }
  const to = minus(at, viewpoint.position);
  // a tag at the camera itself has no direction
  const distance = Math.max(Math.hypot(to.x, to.y, to.z), 0.01);
  const factor = viewpoint.pixelsPerRadian / distance;
  return { x: to.x * factor, y: to.y * factor, z: to.z * factor, distance, depth: distance };
}

const cellAlong = (pixels: number): number => Math.floor(pixels / clusterPixels);

/** A number for each cell of the grid; two far cells with the same one only cost a comparison. */
const cellOf = (x: number, y: number, z: number): number => Math.imul(x, 73_856_093) ^ Math.imul(y, 19_349_663) ^ Math.imul(z, 83_492_791);

/** Its own cell and those around it, in numbers. */
function nearGroup<Item>(
  cells: ReadonlyMap<number, Group<Item>[]>,
  sight: Sight,
  x: number,
  y: number,
  z: number,
): Group<Item> | undefined {
  for (let dx = -1; dx <= 1; dx += 1)
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dz = -1; dz <= 1; dz += 1) {
        const groups = cells.get(cellOf(x + dx, y + dy, z + dz));
        if (!groups) continue;
        for (const group of groups) if (isNear(group.sight, sight)) return group;
      }
  return undefined;
}

function isNear(one: Sight, other: Sight): boolean {
  const [x, y, z] = [one.x - other.x, one.y - other.y, one.z - other.z];
  if (x * x + y * y + z * z >= clusterPixels * clusterPixels) return false;
  const ratio = one.distance / other.distance;
  return ratio < farther && ratio > 1 / farther;
}
