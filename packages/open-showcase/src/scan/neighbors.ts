import type { Point, ScanSweep } from './scan';

const reach = 4;

/**
 * The neighbours of every sweep by its id. If a manifest names none, they are the visible sweeps on the same floor within 4 m;
 * neighbours computed this way are symmetric.
 * @param sees whether the line between two points is free
 */
export function neighborsByDistance(
  sweeps: readonly ScanSweep[],
  sees: (from: Point, to: Point) => boolean,
): Map<string, readonly string[]> {
  const found = new Map(sweeps.map(({ id, neighbors = [] }) => [id, [...neighbors]]));
  const link = (from: string, to: string) => {
    const list = found.get(from);
    if (list && !list.includes(to)) list.push(to);
  };
  for (const sweep of sweeps.filter(({ neighbors, floorId }) => !neighbors && floorId !== undefined)) {
    for (const other of sweeps) {
      const near = other !== sweep && other.floorId === sweep.floorId && distance(sweep.position, other.position) <= reach;
      if (!near || !sees(sweep.position, other.position)) continue;
      link(sweep.id, other.id);
      link(other.id, sweep.id);
    }
  }
  return found;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
