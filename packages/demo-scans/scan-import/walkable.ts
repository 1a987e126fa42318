import type { Stand } from './stand';

/** Maximum step between neighbouring spots, and the minimum walkable area; metres. */
const step = 0.35;
const leastArea = 3;

/** The walkable stands: those connected, including by stairs, over some square metres. Tables and beds are not. */
export function walkable(stands: readonly Stand[]): Stand[] {
  const columns = new Map<string, Stand[]>();
  for (const stand of stands) {
    const key = stand.column.join();
    columns.set(key, [...(columns.get(key) ?? []), stand]);
  }
  const seen = new Set<Stand>();
  const kept: Stand[] = [];
  for (const stand of stands) {
    if (seen.has(stand)) continue;
    const together = reachableFrom(stand, columns, seen);
    if (together.reduce((sum, { area }) => sum + area, 0) >= leastArea) kept.push(...together);
  }
  return kept;
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
