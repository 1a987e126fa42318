import type { Vector } from '../geometry';

type Place = { position: Vector; floor: number | null };

/** A floor away is as far as a long way on the same floor: nobody goes up and down between two rooms. */
const metresPerFloor = 100;

/** Places in the order in which one walks through them: from the first one always to the nearest that remains, floor by floor. */
export function walkingOrder<T extends Place>(places: readonly T[], start?: Place): T[] {
  const remaining = [...places];
  const ordered: T[] = [];
  let from = start ?? remaining[0];
  while (from && remaining.length > 0) {
    const here = from;
    const nearest = remaining.reduce((one, other) => (distance(other, here) < distance(one, here) ? other : one));
    ordered.push(nearest);
    remaining.splice(remaining.indexOf(nearest), 1);
    from = nearest;
  }
  return ordered;
}

function distance(one: Place, other: Place): number {
  const floors = one.floor === null || other.floor === null ? 0 : Math.abs(one.floor - other.floor);
  return Math.hypot(one.position.x - other.position.x, one.position.z - other.position.z) + floors * metresPerFloor;
}
