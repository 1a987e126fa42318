import type { Paint } from '../paint';
import type { Pen, Triple } from '../pen';
import { polygon, quad, type Spot } from './face';

/** A hole in a wall: `at` is the distance of its left edge from the wall's start, `sill` its height above the floor (0: a door). */
export type Opening = { at: number; width: number; sill: number; head: number };

/**
 * A wall from one point of the plan to another. Its left side is on the left when walking along it. `left` and `right`
 * paint the sides, a side without paint is omitted; `rightShell` puts the right side in the shell.
 */
export type Wall = {
  from: readonly [x: number, z: number];
  to: readonly [x: number, z: number];
  height: number;
  thickness: number;
  left?: Paint;
  right?: Paint;
  /** reveals of openings, and the top, which is the cut seen in a dollhouse */
  reveal: Paint;
  cut: Paint;
  /** the floor inside a doorway; omitted if absent */
  threshold?: Paint;
  openings?: readonly Opening[];
  rightShell?: boolean;
  bottom?: number;
};

/** Draws a wall around its axis. */
export function wall(pen: Pen, told: Wall): void {
  const { from, to, height, thickness, openings = [], bottom = 0 } = told;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const turn = (Math.atan2(-(to[1] - from[1]), to[0] - from[0]) * 180) / Math.PI;
  const along = pen.at(from[0], bottom, from[1], turn);
  const half = thickness / 2;
  const outline = outlineOf(length, height, openings);
  const holes = openings.filter(({ sill }) => sill > 0).map(({ at, width, sill, head }) => rectangle(at, sill, at + width, head));
  const mirrored = (ring: readonly Spot[]): Spot[] => ring.map(([s, t]) => [length - s, t] as const);
  if (told.left) {
    polygon(along, told.left, { origin: [length, 0, -half], u: [-1, 0, 0], v: [0, 1, 0] }, mirrored(outline), holes.map(mirrored));
  }
  if (told.right) {
    const outer = told.rightShell ? along.on('shell') : along;
    polygon(outer, told.right, { origin: [0, 0, half], u: [1, 0, 0], v: [0, 1, 0] }, outline, holes);
  }
  quad(along, told.cut, [0, height, half], [length, height, half], [length, height, -half], [0, height, -half]);
  for (const opening of openings) {
    reveals(along, told.reveal, opening, half);
    if (told.threshold && opening.sill <= 0) threshold(along, told.threshold, opening, half);
  }
}

const rectangle = (s: number, t: number, s2: number, t2: number): Spot[] => [
  [s, t],
  [s2, t],
  [s2, t2],
  [s, t2],
];

function outlineOf(length: number, height: number, openings: readonly Opening[]): Spot[] {
  const doors = openings.filter(({ sill }) => sill <= 0).sort((a, b) => a.at - b.at);
  const feet = doors.flatMap(({ at, width, head }): Spot[] => [
    [at, 0],
    [at, head],
    [at + width, head],
    [at + width, 0],
  ]);
  return [[0, 0], ...feet, [length, 0], [length, height], [0, height]];
}

function reveals(pen: Pen, paint: Paint, { at, width, sill, head }: Opening, half: number): void {
  const [a, b] = [at, at + width];
  const spot = (x: number, y: number, z: number): Triple => [x, y, z];
  quad(pen, paint, spot(a, sill, half), spot(a, sill, -half), spot(a, head, -half), spot(a, head, half));
  quad(pen, paint, spot(b, sill, -half), spot(b, sill, half), spot(b, head, half), spot(b, head, -half));
  quad(pen, paint, spot(a, head, -half), spot(b, head, -half), spot(b, head, half), spot(a, head, half));
  if (sill > 0) quad(pen, paint, spot(a, sill, half), spot(b, sill, half), spot(b, sill, -half), spot(a, sill, -half));
}

/** Slightly above the floors on both sides, so that it is visible where they overlap. */
function threshold(pen: Pen, paint: Paint, { at, width }: Opening, half: number): void {
  const y = 0.003;
  quad(pen, paint, [at, y, half], [at + width, y, half], [at + width, y, -half], [at, y, -half]);
}
