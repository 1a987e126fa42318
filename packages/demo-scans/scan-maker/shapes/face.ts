import { ShapeUtils, Vector2, type Vector3 } from 'three';
import { type Paint, toned } from '../paint';
import type { Pen, Triple } from '../pen';

/** Smaller faces are lit at their corners, larger ones get a piece of the light map. */
const CHART_SIDE = 0.14;
const CHART_AREA = 0.07;
/** Maximum distance between two lit vertices, metres. */
const STRETCH = 0.5;

export type Flat = { origin: Triple; u: Triple; v: Triple };
export type Spot = readonly [s: number, t: number];

/** A parallelogram, visible from the side on which a, b, c, d run counter-clockwise. */
export function quad(pen: Pen, paint: Paint, a: Triple, b: Triple, c: Triple, d: Triple): void {
  const corners = [a, b, c, d].map((corner) => pen.point(corner)) as [Vector3, Vector3, Vector3, Vector3];
  quadInWorld(pen, paint, corners);
}

/** The same as `quad`, in world coordinates. */
export function quadInWorld(pen: Pen, paint: Paint, [a, b, c, d]: readonly [Vector3, Vector3, Vector3, Vector3]): void {
  const along = b.clone().sub(a);
  const up = d.clone().sub(a);
  const [width, height] = [along.length(), up.length()];
  const normal = along.clone().cross(up).normalize();
  const square = Math.abs(along.dot(up)) < 1e-3 * width * height && c.distanceTo(b.clone().add(up)) < 1e-3;
  if (square && isChart(pen, paint, width, height)) {
    const chart = pen.drawing.chart({ origin: a.clone(), u: along.normalize(), v: up.normalize(), width, height, fineness: pen.fineness });
    const at = [a, b, c, d].map((corner) => pen.vertex(corner, normal, paint, chart)) as [number, number, number, number];
    pen.triangle(at[0], at[1], at[2]);
    pen.triangle(at[0], at[2], at[3]);
    return;
  }
  const steps = (size: number) => (paint.glow > 0 ? 1 : Math.max(1, Math.ceil(size / STRETCH)));
  patch(pen, paint, [a, b, c, d], steps(width), steps(height), normal);
}

function isChart(pen: Pen, paint: Paint, width: number, height: number): boolean {
  if (paint.glow > 0 || paint.alpha < 1 || pen.kind === 'sky') return false;
  return Math.min(width, height) >= CHART_SIDE && width * height >= CHART_AREA;
}

function patch(pen: Pen, paint: Paint, [a, b, c, d]: readonly Vector3[], columns: number, rows: number, normal: Vector3): void {
  if (!(a && b && c && d)) return;
  const grid = lattice(columns, rows, (s, t) => pen.vertex(a.clone().lerp(b, s).lerp(d.clone().lerp(c, s), t), normal, paint));
  tile(pen, grid, columns, rows);
}

/** Calls back for each knot of a grid of columns × rows cells, row by row, with fractions 0–1. */
export function lattice<T>(columns: number, rows: number, knot: (s: number, t: number) => T): T[] {
  return Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) =>
    knot((index % (columns + 1)) / columns, Math.floor(index / (columns + 1)) / rows),
  );
}

/** Two triangles for each cell of a grid of vertices. */
export function tile(pen: Pen, grid: readonly number[], columns: number, rows: number): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [low, high] = [row * (columns + 1) + column, (row + 1) * (columns + 1) + column];
      const [a, b, c, d] = [grid[low], grid[low + 1], grid[high + 1], grid[high]] as [number, number, number, number];
      pen.triangle(a, b, c);
      pen.triangle(a, c, d);
    }
  }
}

/**
 * A flat polygon with holes in the plane of u and v (unit, at right angles); seen from the side of u × v. Points are in metres along u and
 * v.
 */
export function polygon(pen: Pen, paint: Paint, flat: Flat, outline: readonly Spot[], holes: readonly (readonly Spot[])[] = []): void {
  const rings = [counterClockwise(outline), ...holes.map((hole) => counterClockwise(hole).reverse())];
  const { plane, spotAt } = planeOf(pen, flat);
  const chart = chartAround(pen, plane, outline);
  const spots = rings.flat();
  const vertices = spots.map((spot) => pen.vertex(spotAt(spot), plane.normal, paint, chart));
  const [contour = [], ...inner] = rings.map((ring) => ring.map(([s, t]) => new Vector2(s, t)));
  for (const [a = 0, b = 0, c = 0] of ShapeUtils.triangulateShape(contour, inner)) {
    pen.triangle(vertices[a] as number, vertices[b] as number, vertices[c] as number);
  }
}

type Plane = { origin: Vector3; u: Vector3; v: Vector3; normal: Vector3 };

function planeOf(pen: Pen, flat: Flat): { plane: Plane; spotAt: (spot: Spot) => Vector3 } {
  const [origin, u, v] = [pen.point(flat.origin), pen.direction(flat.u), pen.direction(flat.v)];
  const spotAt = ([s, t]: Spot) => origin.clone().addScaledVector(u, s).addScaledVector(v, t);
  return { plane: { origin, u, v, normal: u.clone().cross(v) }, spotAt };
}

function chartAround(pen: Pen, { origin, u, v }: Plane, outline: readonly Spot[]): number {
  const [left, bottom] = [Math.min(...outline.map(([s]) => s)), Math.min(...outline.map(([, t]) => t))];
  const width = Math.max(...outline.map(([s]) => s)) - left;
  const height = Math.max(...outline.map(([, t]) => t)) - bottom;
  const corner = origin.clone().addScaledVector(u, left).addScaledVector(v, bottom);
  return pen.drawing.chart({ origin: corner, u, v, width, height, fineness: pen.fineness });
}

const counterClockwise = (ring: readonly Spot[]): Spot[] =>
  ShapeUtils.area(ring.map(([s, t]) => new Vector2(s, t))) < 0 ? [...ring].reverse() : [...ring];

/** A rectangle of pieces that differ in tone: planks, tiles, boards. All share one chart of the light map. */
export type Laying = {
  flat: Flat;
  width: number;
  height: number;
  piece: readonly [along: number, across: number];
  offset: number;
  joint?: number;
};

/** Lays planks or tiles over a rectangle: rows along u, each shifted by `offset` of a piece (−1: at random). */
export function laid(pen: Pen, paint: Paint, { flat, width, height, piece, offset, joint = 0 }: Laying, ground = paint): void {
  const { plane, spotAt } = planeOf(pen, flat);
  const outline: Spot[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const chart = chartAround(pen, plane, outline);
  const rectangle = (look: Paint, s: number, t: number, s2: number, t2: number) => {
    const corners: Spot[] = [
      [s, t],
      [s2, t],
      [s2, t2],
      [s, t2],
    ];
    const [a, b, c, d] = corners.map((spot) => pen.vertex(spotAt(spot), plane.normal, look, chart)) as [number, number, number, number];
    pen.triangle(a, b, c);
    pen.triangle(a, c, d);
  };
  const [along, across] = piece;
  for (let row = 0; row * across < height - 1e-6; row++) {
    const [t, t2] = [row * across, Math.min(height, (row + 1) * across)];
    const shift = (offset < 0 ? pen.random : (row * offset) % 1) * along;
    if (joint > 0) rectangle(ground, 0, t, width, Math.min(t2, t + joint));
    for (let s = -shift; s < width - 1e-6; s += along) {
      const [left, right] = [Math.max(0, s), Math.min(width, s + along)];
      if (right - left < 1e-4) continue;
      const look = toned(paint, 1 + (pen.random - 0.5) * paint.tones);
      if (joint > 0) rectangle(ground, left, Math.min(t2, t + joint), Math.min(right, left + joint), t2);
      if (right > left + joint && t2 > t + joint) rectangle(look, left + joint, t + joint, right, t2);
    }
  }
}
