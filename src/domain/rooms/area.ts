import type { Vector } from '../geometry';

/** A corner on the plan, in metres of the scan. */
export type Corner = { x: number; z: number };

/** A part of a floor. `heights` in metres; null where only the floor is known, as of what an author drew. */
export type Area = { floor: number | null; heights: { from: number; to: number } | null; corners: readonly Corner[] };

/** Square metres. */
export const surfaceOf = ({ corners }: Area): number =>
  Math.abs(edgesOf(corners).reduce((sum, [a, b]) => sum + a.x * b.z - b.x * a.z, 0)) / 2;

/** The middle of the boxes around the areas. */
export function middleOf(areas: readonly Area[]): Corner {
  const corners = areas.flatMap((area) => area.corners);
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: between(corners.map(({ x }) => x)), z: between(corners.map(({ z }) => z)) };
}

/** Metres from a place inside to the nearest edge; negative outside. */
export function depthIn(area: Area, { position, floor }: { position: Vector; floor: number | null }): number {
  if (!isOnLevel(area, position, floor) || !isWithin(area.corners, position)) return Number.NEGATIVE_INFINITY;
  return Math.min(...edgesOf(area.corners).map((edge) => distanceTo(edge, position)));
}

/** Where everything is in a scan without floors. */
const onlyFloor = 0;

const isOnLevel = ({ heights, floor: own }: Area, { y }: Vector, floor: number | null): boolean =>
  heights ? heights.from <= y && y <= heights.to : (floor ?? onlyFloor) === own;

type Edge = readonly [Corner, Corner];

const edgesOf = (corners: readonly Corner[]): Edge[] => corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] ?? corner]);

/** Counts the edges to one side: an odd number means inside. */
const isWithin = (corners: readonly Corner[], { x, z }: Corner): boolean =>
  edgesOf(corners).filter(([a, b]) => a.z > z !== b.z > z && x < a.x + ((z - a.z) / (b.z - a.z)) * (b.x - a.x)).length % 2 === 1;

function distanceTo([a, b]: Edge, { x, z }: Corner): number {
  const [dx, dz] = [b.x - a.x, b.z - a.z];
  const length = dx * dx + dz * dz;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (z - a.z) * dz) / length));
  return Math.hypot(x - (a.x + along * dx), z - (a.z + along * dz));
}
