import { type Paint, paint } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { cylinder, lathe, rod } from '../../scan-maker/shapes/round';

const steel = paint('#2b2d30');

/** A wooden table with splayed legs, middle at the origin. */
export function diningTable(pen: Pen, wood: Paint, width: number, depth: number, height = 0.74): void {
  box(pen, wood, [0, height - 0.035, 0], [width, 0.035, depth], { bevel: 0.008 });
  box(pen, wood, [0, height - 0.1, 0], [width - 0.3, 0.066, depth - 0.24]);
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const [lx, lz] = [x * (width / 2 - 0.14), z * (depth / 2 - 0.11)];
      rod(pen, wood, [lx, height - 0.035, lz], [lx + x * 0.05, 0, lz + z * 0.04], 0.032, { end: 0.02, sides: 10 });
    }
  }
}

/** A low round table on a drum. */
export function roundTable(pen: Pen, top: Paint, radius: number, height: number): void {
  cylinder(pen.at(0, height - 0.03, 0), top, [0, 0, 0], radius, 0.03, 28);
  lathe(
    pen,
    steel,
    [
      [radius * 0.55, 0],
      [radius * 0.55, 0.012],
      [0.03, 0.03],
      [0.026, height - 0.03],
    ],
    20,
  );
}

/** A nest of two coffee tables. */
export function coffeeTables(pen: Pen, wood: Paint, stone: Paint): void {
  for (const [x, z, radius, height, top] of [
    [0, 0, 0.44, 0.36, wood],
    [0.58, 0.24, 0.29, 0.45, stone],
  ] as const) {
    const place = pen.at(x, 0, z);
    cylinder(place.at(0, height - 0.028, 0), top, [0, 0, 0], radius, 0.028, 32);
    for (let leg = 0; leg < 3; leg++) {
      const turned = place.at(0, 0, 0, leg * 120 + 20);
      rod(turned, steel, [0, height - 0.03, radius * 0.62], [0, 0, radius * 0.78], 0.013, { sides: 7 });
    }
  }
}

/** A desk on trestle frames; its back is at z 0, the seat at +Z. */
export function desk(pen: Pen, top: Paint, width: number, depth = 0.75, frame = steel): void {
  box(pen, top, [0, 0.71, depth / 2], [width, 0.028, depth], { bevel: 0.005 });
  for (const side of [-1, 1]) {
    const x = side * (width / 2 - 0.09);
    box(pen, frame, [x, 0, depth / 2], [0.06, 0.02, depth * 0.86], { bevel: 0.004 });
    box(pen, frame, [x, 0.02, depth / 2], [0.05, 0.67, 0.08]);
    box(pen, frame, [x, 0.69, depth / 2], [0.06, 0.02, depth * 0.8]);
  }
  box(pen, frame, [0, 0.64, depth / 2], [width - 0.24, 0.05, 0.03]);
}

/** A side table with a drawer; its back is at z 0. */
export function nightstand(pen: Pen, wood: Paint): void {
  for (const x of [-0.19, 0.19]) for (const z of [0.05, 0.35]) rod(pen, wood, [x, 0.2, z], [x, 0, z], 0.014, { end: 0.01 });
  box(pen.at(0, 0.2, 0), wood, [0, 0.001, 0.2], [0.46, 0.28, 0.4], { bevel: 0.006 });
  box(pen, paint('#e9e2d6'), [0, 0.24, 0.405], [0.42, 0.2, 0.014], { bevel: 0.004 });
  rod(pen, steel, [-0.03, 0.37, 0.42], [0.03, 0.37, 0.42], 0.006, { sides: 6 });
}
