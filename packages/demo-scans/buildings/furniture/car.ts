import { Vector3 } from 'three';
import { type Paint, paint, toned } from '../../scan-maker/paint';
import type { Pen, Triple } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { lattice, quad, tile } from '../../scan-maker/shapes/face';
import { rod } from '../../scan-maker/shapes/round';

// Half of the outline, sampled along the length: x, lower edge, waist, half width at the waist.
const BODY: readonly (readonly [number, number, number, number])[] = [
  [-2.05, 0.42, 0.72, 0.62],
  [-1.95, 0.26, 0.82, 0.8],
  [-1.3, 0.2, 0.92, 0.88],
  [-0.4, 0.2, 0.96, 0.9],
  [0.6, 0.2, 0.95, 0.9],
  [1.3, 0.22, 0.86, 0.87],
  [1.85, 0.27, 0.74, 0.78],
  [2.02, 0.4, 0.62, 0.6],
];
const CABIN: readonly (readonly [number, number, number])[] = [
  [-1.86, 0.9, 0.78],
  [-1.45, 1.36, 0.62],
  [-0.6, 1.49, 0.63],
  [0.1, 1.45, 0.62],
  [0.98, 0.92, 0.74],
];

/** A small car along x, its front at +x, standing on its wheels. */
export function car(pen: Pen, color: Paint): void {
  body(pen, { ...color, gloss: 0.35 });
  cabin(pen, color);
  const dark = paint('#1b1c1e');
  for (const x of [-1.25, 1.28]) {
    for (const side of [-1, 1]) {
      rod(pen, dark, [x, 0.32, side * 0.68], [x, 0.32, side * 0.9], 0.32, { sides: 20 });
      rod(pen, paint('#9a9da0', { gloss: 0.3 }), [x, 0.32, side * 0.89], [x, 0.32, side * 0.915], 0.2, { sides: 14 });
    }
  }
  for (const side of [-1, 1]) {
    box(pen, paint('#f4f1e4', { glow: 0.9 }), [1.86, 0.62, side * 0.56], [0.16, 0.09, 0.24], { bevel: 0.03 });
    box(pen, paint('#8e2a24'), [-1.96, 0.68, side * 0.6], [0.08, 0.12, 0.22], { bevel: 0.02 });
    box(pen, color, [0.72, 0.98, side * 0.96], [0.12, 0.1, 0.14], { bevel: 0.03 });
  }
  box(pen, paint('#e9e9e4'), [2.0, 0.42, 0], [0.03, 0.1, 0.46]);
}

function body(pen: Pen, color: Paint): void {
  const across: readonly (readonly [number, number])[] = [
    [-0.86, 0],
    [-1, 0.22],
    [-1, 0.72],
    [-0.9, 0.97],
    [-0.5, 1.03],
    [0.5, 1.03],
    [0.9, 0.97],
    [1, 0.72],
    [1, 0.22],
    [0.86, 0],
  ];
  const [columns, rows] = [across.length - 1, BODY.length - 1];
  const at = (s: number, t: number): Vector3 => {
    const [x, low, waist, half] = BODY[Math.round(t * rows)] ?? [0, 0, 0, 0];
    const [z, y] = across[Math.round(s * columns)] ?? [0, 0];
    return new Vector3(x, low + (waist - low) * y, z * half);
  };
  const grid = lattice(columns, rows, (s, t) => {
    const [ds, dt] = [1 / columns, 1 / rows];
    const along = at(s, Math.min(1, t + dt)).sub(at(s, Math.max(0, t - dt)));
    const over = at(Math.min(1, s + ds), t).sub(at(Math.max(0, s - ds), t));
    const normal = over.cross(along).negate().normalize();
    const place = at(s, t);
    return pen.vertex(
      pen.point(place.toArray() as unknown as Triple),
      pen.direction(outward(normal, place).toArray() as unknown as Triple),
      color,
    );
  });
  tile(pen, grid, columns, rows);
  for (const row of [0, rows]) {
    const ring = Array.from({ length: columns + 1 }, (_, column) => at(column / columns, row / rows));
    for (let column = 1; column < columns; column++) {
      const [a, b, c] = [ring[0], ring[column], ring[column + 1]].map((point) =>
        pen.vertex(pen.point(point?.toArray() as unknown as Triple), pen.direction([row === 0 ? -1 : 1, 0.1, 0]), color),
      ) as [number, number, number];
      if (row === 0) pen.triangle(a, b, c);
      else pen.triangle(a, c, b);
    }
  }
}

const outward = (normal: Vector3, place: Vector3): Vector3 =>
  normal.dot(new Vector3(0, place.y - 0.6, place.z)) < 0 ? normal.negate() : normal;

function cabin(pen: Pen, color: Paint): void {
  const glass = paint('#30383d', { gloss: 0.5 });
  for (const [index, [x, y, z]] of CABIN.entries()) {
    const next = CABIN[index + 1];
    if (!next) continue;
    const [x2, y2, z2] = next;
    const top = index === 1 || index === 2 ? { ...color, gloss: 0.35 } : glass;
    quad(pen, top, [x, y, z], [x2, y2, z2], [x2, y2, -z2], [x, y, -z]);
    const belt = (at: number) => 0.93 + (at < -1.5 ? -0.02 : 0);
    for (const side of [-1, 1]) {
      const corners: [Triple, Triple, Triple, Triple] = [
        [x, belt(x), side * 0.84],
        [x2, belt(x2), side * 0.84],
        [x2, Math.max(belt(x2), y2), side * z2],
        [x, Math.max(belt(x), y), side * z],
      ];
      if (side > 0) quad(pen, glass, ...corners);
      else quad(pen, glass, corners[1], corners[0], corners[3], corners[2]);
      rod(pen, toned(color, 0.95), [x2, y2, side * z2], [x, y, side * z], 0.03, { sides: 5 });
    }
  }
}
