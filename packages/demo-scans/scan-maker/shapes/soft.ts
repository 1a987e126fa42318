import { Vector3 } from 'three';
import { type Paint, toned } from '../paint';
import type { Pen, Triple } from '../pen';
import { lattice, tile } from './face';

/** A cushion: a box with round edges and full sides. `round` 0 is a box, 1 an ellipsoid; `at` is the middle of its bottom. */
export function cushion(pen: Pen, paint: Paint, at: Triple, size: Triple, round = 0.35, steps = 4): void {
  const half = new Vector3(...size).multiplyScalar(0.5);
  const power = 2 + 6 * (1 - round);
  const middle = new Vector3(at[0], at[1] + half.y, at[2]);
  const faces: [Vector3, Vector3, Vector3][] = [];
  for (const axis of [0, 1, 2]) {
    for (const sign of [-1, 1]) {
      const out = new Vector3().setComponent(axis, sign);
      const u = new Vector3().setComponent((axis + 1) % 3, 1);
      const v = out.clone().cross(u);
      faces.push([out, u, v]);
    }
  }
  for (const [out, u, v] of faces) {
    const grid = lattice(steps, steps, (s, t) => {
      const [p, q] = [Math.sin((s - 0.5) * Math.PI * 0.5) * Math.SQRT2, Math.sin((t - 0.5) * Math.PI * 0.5) * Math.SQRT2];
      const ray = out.clone().addScaledVector(u, p).addScaledVector(v, q);
      const reach = (Math.abs(ray.x) ** power + Math.abs(ray.y) ** power + Math.abs(ray.z) ** power) ** (-1 / power);
      const place = ray.multiplyScalar(reach);
      const steep = (value: number, side: number) => (Math.sign(value) * Math.abs(value) ** (power - 1)) / side;
      const normal = new Vector3(steep(place.x, half.x), steep(place.y, half.y), steep(place.z, half.z));
      return pen.vertex(place.multiply(half).add(middle).applyMatrix4(pen.frame), normal.normalize().transformDirection(pen.frame), paint);
    });
    tile(pen, grid, steps, steps);
  }
}

/** A clump of leaves: a ball with a rough surface, lighter at the top. */
export function foliage(pen: Pen, paint: Paint, at: Triple, radii: Triple, sides = 9): void {
  const rows = Math.max(4, Math.round(sides * 0.6));
  const middle = new Vector3(...at);
  const bumps = Array.from({ length: sides * (rows + 1) }, () => 0.84 + pen.random * 0.32);
  const tones = bumps.map((bump) => toned(paint, 0.55 + bump * 0.45 + (pen.random - 0.5) * paint.tones));
  const grid = lattice(sides, rows, (s, t) => {
    const column = Math.round(s * sides) % sides;
    const row = Math.round(t * rows);
    const index = row === 0 || row === rows ? row * sides : row * sides + column;
    const [around, up] = [s * 2 * Math.PI + row * 0.3, (t - 0.5) * Math.PI];
    const out = new Vector3(Math.sin(around) * Math.cos(up), Math.sin(up), Math.cos(around) * Math.cos(up));
    const place = out
      .clone()
      .multiply(new Vector3(...radii))
      .multiplyScalar(bumps[index] ?? 1)
      .add(middle)
      .applyMatrix4(pen.frame);
    return pen.vertex(place, out.transformDirection(pen.frame), tones[index] ?? paint);
  });
  tile(pen, grid, sides, rows);
}

/** A leaf from its stalk to its tip, folded along the middle, seen from both sides. */
export function leaf(pen: Pen, paint: Paint, from: Triple, to: Triple, width: number, droop = 0): void {
  const [a, tip] = [new Vector3(...from), new Vector3(...to)];
  const along = tip.clone().sub(a);
  const side = along.clone().cross(new Vector3(0, 1, 0));
  if (side.lengthSq() < 1e-6) side.set(1, 0, 0);
  side.normalize().multiplyScalar(width / 2);
  const middle = a
    .clone()
    .lerp(tip, 0.5)
    .add(new Vector3(0, droop, 0));
  const up = side.clone().cross(along).normalize();
  const fold = up.clone().multiplyScalar(-width * 0.15);
  const ring = [a, middle.clone().add(side).add(fold), tip, middle.clone().sub(side).add(fold)];
  const world = (point: Vector3) => point.clone().applyMatrix4(pen.frame);
  for (const face of [1, -1]) {
    const normal = up.clone().multiplyScalar(face).transformDirection(pen.frame);
    const look = toned(paint, face > 0 ? 1 : 0.82);
    const [p, q, r, s, m] = [...ring, middle].map((point) => pen.vertex(world(point), normal, look)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    for (const [x, y] of [
      [p, q],
      [q, r],
      [r, s],
      [s, p],
    ] as const) {
      if (face > 0) pen.triangle(m, x, y);
      else pen.triangle(m, y, x);
    }
  }
}
