import { type Paint, paint } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { ball, cylinder, lathe, rod } from '../../scan-maker/shapes/round';

const steel = paint('#2b2d30', { gloss: 0.2 });
const lit = paint('#fff0d6', { glow: 1.4 });
const linen = paint('#f3e6cf', { glow: 0.92 });

/** A pendant lamp from `ceiling` down to `height`, both measured from the pen. */
export function pendant(pen: Pen, shade: Paint, height: number, ceiling: number, radius = 0.2): void {
  rod(pen, steel, [0, height + radius * 0.8, 0], [0, ceiling, 0], 0.004, { sides: 4, caps: false });
  cylinder(pen.at(0, ceiling - 0.025, 0), steel, [0, 0, 0], 0.05, 0.025, 14);
  const r = radius;
  lathe(
    pen.at(0, height, 0),
    shade,
    [
      [r, 0],
      [r * 0.97, r * 0.25],
      [r * 0.72, r * 0.62],
      [r * 0.3, r * 0.82],
      [0.02, r * 0.85],
    ],
    22,
  );
  lathe(
    pen.at(0, height, 0),
    paint('#fff6e8', { glow: 0.9 }),
    [
      [0.02, r * 0.8],
      [r * 0.68, r * 0.55],
      [r * 0.95, 0.004],
    ],
    22,
  );
  ball(pen, lit, [0, height + r * 0.3, 0], [0.045, 0.045, 0.045], 10);
}

/** A hanging globe lamp. */
export function globe(pen: Pen, height: number, ceiling: number, radius = 0.14): void {
  rod(pen, steel, [0, height + radius, 0], [0, ceiling, 0], 0.004, { sides: 4, caps: false });
  ball(pen, paint('#fff4e2', { glow: 1 }), [0, height, 0], [radius, radius, radius], 18);
}

/** A floor lamp with a cloth shade on a slim foot. */
export function floorLamp(pen: Pen): void {
  lathe(
    pen,
    steel,
    [
      [0.15, 0],
      [0.15, 0.015],
      [0.012, 0.022],
      [0.01, 1.45],
    ],
    20,
  );
  shade(pen.at(0, 1.36, 0), 0.2, 0.3);
}

/** A lamp for a bedside table or a shelf. */
export function tableLamp(pen: Pen, foot: Paint): void {
  lathe(
    pen,
    foot,
    [
      [0.07, 0],
      [0.085, 0.05],
      [0.07, 0.13],
      [0.02, 0.19],
      [0.012, 0.28],
    ],
    18,
  );
  shade(pen.at(0, 0.24, 0), 0.13, 0.18);
}

function shade(pen: Pen, radius: number, height: number): void {
  lathe(
    pen,
    linen,
    [
      [radius, 0],
      [radius * 0.82, height],
    ],
    22,
  );
  lathe(
    pen,
    linen,
    [
      [radius * 0.82, height - 0.001],
      [radius * 0.99, 0.001],
    ],
    22,
  );
  ball(pen, lit, [0, height * 0.5, 0], [0.035, 0.035, 0.035], 8);
}

/** A desk lamp with an arm, its foot at the origin, reaching +Z. */
export function deskLamp(pen: Pen, color: Paint): void {
  cylinder(pen, color, [0, 0, 0], 0.08, 0.02, 18);
  rod(pen, color, [0, 0.02, 0], [0, 0.34, -0.1], 0.008, { sides: 6 });
  rod(pen, color, [0, 0.34, -0.1], [0, 0.46, 0.16], 0.008, { sides: 6 });
  lathe(
    pen.at(0, 0.4, 0.18),
    color,
    [
      [0.075, 0],
      [0.055, 0.06],
      [0.02, 0.08],
      [0, 0.081],
    ],
    16,
  );
  cylinder(pen.at(0, 0.402, 0.18), lit, [0, 0, 0], 0.05, 0.012, 12);
}

/** A small round light in a ceiling; the pen is at the ceiling. */
export function spot(pen: Pen): void {
  lathe(
    pen.at(0, -0.012, 0),
    paint('#f4f1ea'),
    [
      [0.035, 0.002],
      [0.05, 0],
      [0.055, 0.012],
    ],
    16,
  );
  lathe(
    pen.at(0, -0.008, 0),
    lit,
    [
      [0, 0],
      [0.036, 0],
    ],
    14,
  );
}
