import type { Stand } from './stand';

/** Maximum step between neighbouring spots, and the minimum walkable area; metres. */
const step = 0.35;
const leastArea = 3;

/** The walkable stands: those connected, including by stairs, over some square metres. Tables and beds are not. */
export const walkable = (stands: readonly Stand[]): Stand[] => connected(stands).flatMap((part) => (areaOf(part) >= leastArea ? part : []));

export const areaOf = (stands: readonly Stand[]): number => stands.reduce((sum, { area }) => sum + area, 0);

/** The parts of the ground between which nobody can walk. */
export function connected(stands: readonly Stand[]): Stand[][] {
  const columns = byColumn(stands);
  const seen = new Set<Stand>();
  return stands.flatMap((stand) => (seen.has(stand) ? [] : [reachableFrom(stand, columns, seen)]));
}

/** The stands of each column of the grid. */
export function byColumn(stands: readonly Stand[]): ReadonlyMap<string, readonly Stand[]> {
  const columns = new Map<string, Stand[]>();
  for (const stand of stands) {
    const key = stand.column.join();
    const there = columns.get(key);
    if (there) there.push(stand);
    else columns.set(key, [stand]);
  }
  return columns;
}

const sides = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((z) => [x, z] as const)).filter(([x, z]) => x !== 0 || z !== 0);

function reachableFrom(start: Stand, columns: ReadonlyMap<string, readonly Stand[]>, seen: Set<Stand>): Stand[] {
  const together = [start];
  seen.add(start);
  for (const { column, y } of together) {
    for (const [x, z] of sides) {
      for (const next of columns.get(`${column[0] + x},${column[1] + z}`) ?? []) {
        if (seen.has(next) || Math.abs(next.y - y) > step) continue;
        seen.add(next);
        together.push(next);
      }
    }
  }
  return together;
}
