import { type Paint, paint, toned } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { cylinder, lathe, rod, tube } from '../../scan-maker/shapes/round';

const steel = paint('#b9bcbe', { gloss: 0.5 });
const black = paint('#1d1e20', { gloss: 0.25 });
const HEIGHT = 0.9;

export type KitchenLook = { front: Paint; top: Paint; handle: Paint };

/**
 * Base units along x from the origin to `length`, fronts at +Z, under one worktop; `cut` is the opening for a sink, measured from the left.
 */
export function baseUnits(pen: Pen, { front, top, handle }: KitchenLook, units: readonly number[], depth = 0.6): void {
  const length = units.reduce((sum, unit) => sum + unit, 0);
  box(pen, toned(front, 0.35), [length / 2, 0, depth / 2 - 0.04], [length, 0.1, depth - 0.08]);
  box(pen, front, [length / 2, 0.1, depth / 2 - 0.01], [length, HEIGHT - 0.13, depth - 0.02]);
  box(pen, top, [length / 2, HEIGHT - 0.03, depth / 2 + 0.01], [length + 0.02, 0.03, depth + 0.03], { bevel: 0.003 });
  let x = 0;
  for (const [index, unit] of units.entries()) {
    const drawers = index % 2 === 0 ? [0.36, 0.36] : [0.74];
    let y = 0.11;
    for (const drawer of drawers) {
      box(pen, front, [x + unit / 2, y, depth + 0.001], [unit - 0.005, drawer - 0.005, 0.02], { bevel: 0.002 });
      rod(pen, handle, [x + unit * 0.28, y + drawer - 0.05, depth + 0.03], [x + unit * 0.72, y + drawer - 0.05, depth + 0.03], 0.006, {
        sides: 6,
      });
      y += drawer + 0.005;
    }
    x += unit;
  }
}

/** Cupboards on the wall, along x from the origin; the pen is on the floor. */
export function wallUnits(pen: Pen, { front }: KitchenLook, units: readonly number[], { bottom = 1.45, height = 0.72 } = {}): void {
  const length = units.reduce((sum, unit) => sum + unit, 0);
  box(pen, front, [length / 2, bottom, 0.165], [length, height, 0.33]);
  box(pen, paint('#fff3dc', { glow: 0.95 }), [length / 2, bottom - 0.004, 0.24], [length - 0.1, 0.004, 0.02]);
  let x = 0;
  for (const unit of units) {
    box(pen, front, [x + unit / 2, bottom + 0.003, 0.34], [unit - 0.005, height - 0.006, 0.02], { bevel: 0.002 });
    x += unit;
  }
}

/** A tall unit with an oven and a door above and below, its left edge at the origin. */
export function ovenTower(pen: Pen, { front, handle }: KitchenLook, height = 2.17): void {
  tallBody(pen, front, height);
  for (const [bottom, tall] of [
    [0.11, 0.6],
    [1.92, height - 1.93],
  ] as const)
    box(pen, front, [0.3, bottom, 0.601], [0.595, tall, 0.02], { bevel: 0.002 });
  for (const [bottom, tall] of [
    [0.72, 0.59],
    [1.33, 0.58],
  ] as const) {
    box(pen, black, [0.3, bottom, 0.602], [0.59, tall - 0.01, 0.022], { bevel: 0.003 });
    rod(pen, steel, [0.07, bottom + tall - 0.13, 0.64], [0.53, bottom + tall - 0.13, 0.64], 0.008, { sides: 7 });
    box(pen, paint('#d9efe8', { glow: 0.6 }), [0.3, bottom + tall - 0.07, 0.614], [0.07, 0.02, 0.002]);
  }
  rod(pen, handle, [0.16, 0.65, 0.63], [0.44, 0.65, 0.63], 0.006, { sides: 6 });
}

/** A refrigerator behind two doors, its left edge at the origin. */
export function fridge(pen: Pen, { front, handle }: KitchenLook, height = 2.17): void {
  tallBody(pen, front, height);
  for (const [bottom, tall] of [
    [0.11, 0.72],
    [0.84, height - 0.85],
  ] as const) {
    box(pen, front, [0.3, bottom, 0.601], [0.595, tall - 0.006, 0.02], { bevel: 0.002 });
    rod(pen, handle, [0.55, bottom + 0.2, 0.63], [0.55, bottom + 0.55, 0.63], 0.006, { sides: 6 });
  }
}

function tallBody(pen: Pen, front: Paint, height: number): void {
  box(pen, toned(front, 0.35), [0.3, 0, 0.26], [0.6, 0.1, 0.52]);
  box(pen, front, [0.3, 0.1, 0.295], [0.6, height - 0.1, 0.59]);
}

/** A sink with its tap, on a worktop at the pen's floor; middle of the basin at x 0. */
export function sink(pen: Pen): void {
  const top = HEIGHT + 0.001;
  box(pen, steel, [0, top, 0.3], [0.56, 0.006, 0.44], { bevel: 0.002 });
  box(pen, toned(steel, 0.42), [0, top + 0.006, 0.31], [0.46, 0.001, 0.34]);
  tube(
    pen,
    steel,
    [
      [0, top, 0.09],
      [0, top + 0.3, 0.09],
      [0, top + 0.3, 0.27],
      [0, top + 0.22, 0.27],
    ],
    0.012,
    0.09,
    8,
  );
  rod(pen, steel, [0.02, top + 0.1, 0.09], [0.09, top + 0.13, 0.09], 0.007, { sides: 6 });
}

/** Four cooking zones in black glass. */
export function hob(pen: Pen): void {
  const top = HEIGHT + 0.001;
  box(pen, black, [0, top, 0.31], [0.58, 0.005, 0.5], { bevel: 0.002 });
  for (const [x, z, radius] of [
    [-0.14, 0.2, 0.09],
    [0.14, 0.2, 0.075],
    [-0.14, 0.42, 0.075],
    [0.14, 0.42, 0.09],
  ] as const) {
    lathe(
      pen.at(x, top + 0.0055, z),
      paint('#4b4d50'),
      [
        [radius, 0],
        [radius - 0.006, 0.0002],
      ],
      24,
    );
  }
}

/** An extractor that hangs above an island. */
export function hood(pen: Pen, bottom: number, ceiling: number): void {
  box(pen, black, [0, bottom, 0], [0.95, 0.06, 0.55], { bevel: 0.006 });
  box(pen, black, [0, bottom + 0.06, 0], [0.3, ceiling - bottom - 0.06, 0.26]);
  box(pen, paint('#fff3dc', { glow: 1 }), [0, bottom - 0.002, 0.1], [0.5, 0.002, 0.03]);
}

/** A kitchen island with seats at +Z; centre at the origin. */
export function island(pen: Pen, { front, top, handle }: KitchenLook, length: number, depth = 0.95): void {
  box(pen, toned(front, 0.4), [0, 0, -0.1], [length - 0.14, 0.09, depth - 0.42]);
  box(pen, front, [0, 0.09, -0.1], [length - 0.06, HEIGHT - 0.13, depth - 0.3]);
  box(pen, top, [0, HEIGHT - 0.04, 0], [length, 0.04, depth], { bevel: 0.004 });
  const drawers = Math.round(length / 0.6);
  for (let index = 0; index < drawers; index++) {
    const x = (index - (drawers - 1) / 2) * ((length - 0.08) / drawers);
    for (const [bottom, tall] of [
      [0.11, 0.36],
      [0.48, 0.36],
    ] as const) {
      box(pen, front, [x, bottom, -depth / 2 + 0.045], [(length - 0.08) / drawers - 0.005, tall, 0.02], { bevel: 0.002 });
      rod(pen, handle, [x - 0.12, bottom + tall - 0.05, -depth / 2 + 0.015], [x + 0.12, bottom + tall - 0.05, -depth / 2 + 0.015], 0.006, {
        sides: 6,
      });
    }
  }
}

/** Things on a worktop: a kettle, a knife block and jars. */
export function worktopThings(pen: Pen): void {
  lathe(
    pen.at(0, HEIGHT, 0.2),
    paint('#39434a', { gloss: 0.3 }),
    [
      [0.085, 0],
      [0.09, 0.02],
      [0.075, 0.17],
      [0.05, 0.2],
      [0.02, 0.205],
      [0.018, 0.225],
      [0, 0.23],
    ],
    18,
  );
  rod(pen, black, [0.1, HEIGHT + 0.05, 0.2], [0.09, HEIGHT + 0.17, 0.2], 0.011, { sides: 6 });
  box(pen.at(0.32, HEIGHT, 0.16).tilted('x', -14), paint('#8a6a45'), [0, 0, 0], [0.1, 0.22, 0.12], { bevel: 0.006 });
  for (let jar = 0; jar < 3; jar++)
    cylinder(
      pen.at(0.52 + jar * 0.12, HEIGHT, 0.14),
      paint(['#d8c7a8', '#a4795a', '#e7e0d2'][jar] ?? '#fff'),
      [0, 0, 0],
      0.047,
      0.13 + jar * 0.025,
      14,
    );
}
