import { Matrix4, Quaternion, Vector3 } from 'three';
import type { Paint } from '../paint';
import { Pen, type Triple } from '../pen';
import { lattice, tile } from './face';

/** Radius and height along a lathed shape, bottom first. */
export type Profile = readonly (readonly [radius: number, height: number])[];

/** Revolves a profile about Y. Sharp corners of the profile (over 40°) stay sharp. */
export function lathe(pen: Pen, paint: Paint, profile: Profile, sides = 16): void {
  for (const run of smoothRuns(profile)) turnRun(pen, paint, run, sides);
}

type Ring = { radius: number; height: number; out: number; up: number };

function smoothRuns(profile: Profile): Ring[][] {
  const slopes = profile.slice(1).map(([radius, height], index) => {
    const [before, below] = profile[index] ?? [0, 0];
    const length = Math.hypot(radius - before, height - below) || 1;
    return { out: (height - below) / length, up: (before - radius) / length };
  });
  const runs: Ring[][] = [];
  for (const [index, slope] of slopes.entries()) {
    const [r1, h1] = profile[index] ?? [0, 0];
    const [r2, h2] = profile[index + 1] ?? [0, 0];
    const before = slopes[index - 1];
    const run = runs.at(-1);
    const joint = run?.at(-1);
    if (run && joint && before && before.out * slope.out + before.up * slope.up > 0.76) {
      joint.out = (before.out + slope.out) / 2;
      joint.up = (before.up + slope.up) / 2;
      run.push({ radius: r2, height: h2, ...slope });
    } else
      runs.push([
        { radius: r1, height: h1, ...slope },
        { radius: r2, height: h2, ...slope },
      ]);
  }
  return runs;
}

function turnRun(pen: Pen, paint: Paint, run: readonly Ring[], sides: number): void {
  const rows = run.length - 1;
  const grid = lattice(sides, rows, (s, t) => {
    const { radius, height, out, up } = run[Math.round(t * rows)] ?? { radius: 0, height: 0, out: 1, up: 0 };
    const [x, z] = [Math.sin(s * 2 * Math.PI), Math.cos(s * 2 * Math.PI)];
    return pen.vertex(pen.point([x * radius, height, z * radius]), pen.direction([x * out, up, z * out]), paint);
  });
  tile(pen, grid, sides, rows);
}

export type RodOptions = { sides?: number; caps?: boolean; stretch?: number; end?: number };

/** A round bar between two points; `end` is another radius at the second one. */
export function rod(pen: Pen, paint: Paint, from: Triple, to: Triple, radius: number, options: RodOptions = {}): void {
  const { sides = 8, caps = true, stretch = 0.7, end = radius } = options;
  const [a, b] = [new Vector3(...from), new Vector3(...to)];
  const length = a.distanceTo(b);
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), b.clone().sub(a).normalize());
  const frame = pen.frame.clone().multiply(new Matrix4().compose(a, turn, new Vector3(1, 1, 1)));
  const along = new Pen(pen.drawing, pen.floor, pen.kind, frame, pen.fineness);
  const rows = Math.max(1, Math.ceil(length / stretch));
  const body = Array.from({ length: rows + 1 }, (_, row) => [radius + ((end - radius) * row) / rows, (length * row) / rows] as const);
  lathe(along, paint, caps ? [[0, 0], ...body, [0, length]] : body, sides);
}

/** A standing cylinder; `at` is the middle of its bottom. */
export function cylinder(pen: Pen, paint: Paint, at: Triple, radius: number, height: number, sides = 16): void {
  const edge = Math.min(radius, height) * 0.08;
  const rows = Math.max(1, Math.ceil(height / 0.7));
  const wall = Array.from({ length: rows + 1 }, (_, row) => [radius, edge + ((height - 2 * edge) * row) / rows] as const);
  lathe(pen.at(...at), paint, [[0, 0], [radius - edge, 0], ...wall, [radius - edge, height], [0, height]], sides);
}

/** A tube along points, its corners rounded by `bend`. */
export function tube(pen: Pen, paint: Paint, path: readonly Triple[], radius: number, bend: number, sides = 10): void {
  const points = rounded(
    path.map((point) => new Vector3(...point)),
    bend,
  );
  let side = new Vector3(0, 1, 0);
  const first =
    points[1]
      ?.clone()
      .sub(points[0] ?? new Vector3())
      .normalize() ?? side;
  if (Math.abs(first.y) > 0.9) side = new Vector3(1, 0, 0);
  const rows = points.length - 1;
  const frames = points.map((point, index) => {
    const ahead = (points[index + 1] ?? point)
      .clone()
      .sub(points[index - 1] ?? point)
      .normalize();
    side = side.clone().addScaledVector(ahead, -side.dot(ahead)).normalize();
    return { point, side, other: ahead.clone().cross(side) };
  });
  const grid = lattice(sides, rows, (s, t) => {
    const { point, side: u, other } = frames[Math.round(t * rows)] ?? { point: new Vector3(), side, other: side };
    const out = u
      .clone()
      .multiplyScalar(Math.cos(s * 2 * Math.PI))
      .addScaledVector(other, Math.sin(s * 2 * Math.PI));
    const place = point.clone().addScaledVector(out, radius).applyMatrix4(pen.frame);
    return pen.vertex(place, out.transformDirection(pen.frame), paint);
  });
  tile(pen, grid, sides, rows);
}

function rounded(path: readonly Vector3[], bend: number): Vector3[] {
  const points: Vector3[] = [];
  const stretchTo = (next: Vector3) => {
    const last = points.at(-1);
    const pieces = last ? Math.ceil(last.distanceTo(next) / 0.8) : 1;
    for (let piece = 1; last && piece < pieces; piece++) points.push(last.clone().lerp(next, piece / pieces));
    points.push(next);
  };
  for (const [index, point] of path.entries()) {
    const [before, after] = [path[index - 1], path[index + 1]];
    if (!before || !after) {
      stretchTo(point.clone());
      continue;
    }
    const reach = Math.min(bend, point.distanceTo(before) / 2, point.distanceTo(after) / 2);
    const start = point.clone().lerp(before, reach / point.distanceTo(before));
    const end = point.clone().lerp(after, reach / point.distanceTo(after));
    stretchTo(start.clone());
    for (const t of [0.25, 0.5, 0.75, 1]) {
      const one = start.clone().lerp(point, t);
      points.push(one.lerp(point.clone().lerp(end, t), t));
    }
  }
  return points;
}

/** An ellipsoid around `at`. */
export function ball(pen: Pen, paint: Paint, at: Triple, radii: Triple, sides = 12): void {
  const rows = Math.max(4, Math.round(sides / 2));
  const grid = lattice(sides, rows, (s, t) => {
    const [around, up] = [s * 2 * Math.PI, (t - 0.5) * Math.PI];
    const out: Triple = [Math.sin(around) * Math.cos(up), Math.sin(up), Math.cos(around) * Math.cos(up)];
    const place: Triple = [at[0] + out[0] * radii[0], at[1] + out[1] * radii[1], at[2] + out[2] * radii[2]];
    return pen.vertex(pen.point(place), pen.direction([out[0] / radii[0], out[1] / radii[1], out[2] / radii[2]]), paint);
  });
  tile(pen, grid, sides, rows);
}
