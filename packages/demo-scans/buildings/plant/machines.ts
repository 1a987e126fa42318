import { type Paint, paint, toned } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { quad } from '../../scan-maker/shapes/face';
import { cylinder, lathe, rod } from '../../scan-maker/shapes/round';
import { cushion } from '../../scan-maker/shapes/soft';
import { colors } from './plan';

/** A roller conveyor along x with cartons on it; middle at the origin. */
export function conveyor(pen: Pen, length: number, cartons: number): void {
  const top = 0.8;
  for (const z of [-0.42, 0.42]) box(pen.at(0, top - 0.14, z), colors.blue, [0, 0.001, 0], [length, 0.16, 0.06], { bevel: 0.008 });
  for (let x = -length / 2 + 0.1; x < length / 2; x += 0.16)
    rod(pen, colors.stainless, [x, top - 0.03, -0.39], [x, top - 0.03, 0.39], 0.032, { sides: 6, caps: false, stretch: 1 });
  const legs = Math.ceil(length / 2);
  for (let leg = 0; leg <= legs; leg++) {
    const x = -length / 2 + 0.2 + (leg * (length - 0.4)) / legs;
    for (const z of [-0.38, 0.38]) {
      box(pen, colors.steel, [x, 0, z], [0.07, top - 0.14, 0.05]);
      box(pen, colors.steel, [x, 0, z], [0.16, 0.012, 0.14]);
    }
    rod(pen, colors.steel, [x, 0.3, -0.38], [x, 0.3, 0.38], 0.02, { sides: 6 });
  }
  rod(pen, colors.motor, [length / 2 - 0.9, 0.5, 0.1], [length / 2 - 0.45, 0.5, 0.1], 0.11, { sides: 12 });
  for (let index = 0; index < cartons; index++)
    carton(
      pen.at(
        -length / 2 + 0.7 + (index * (length - 1.4)) / Math.max(1, cartons - 1),
        top,
        (pen.random - 0.5) * 0.12,
        (pen.random - 0.5) * 8,
      ),
    );
}

/** A closed carton with tape and a label. */
export function carton(pen: Pen, size = 0.5): void {
  const look = toned(colors.card, 0.92 + pen.random * 0.16);
  box(pen, look, [0, 0, 0], [size, size * 0.7, size * 0.76], { bevel: 0.006 });
  box(pen.at(0, size * 0.7, 0), toned(look, 1.25), [0, 0, 0], [size, 0.002, 0.06]);
  box(pen, colors.white, [size * 0.2, size * 0.3, size * 0.381], [0.14, 0.1, 0.003]);
}

/** A pallet with layers of cartons or sacks. */
export function pallet(pen: Pen, load: 'cartons' | 'sacks' | 'empty', layers = 3): void {
  for (const z of [-0.36, 0, 0.36]) {
    box(pen, colors.wood, [0, 0, z], [1.2, 0.02, 0.1]);
    for (const x of [-0.53, 0, 0.53]) box(pen, colors.wood, [x, 0.02, z], [0.14, 0.08, 0.1]);
  }
  for (let board = 0; board < 6; board++)
    box(pen.at(0, 0.1, -0.34 + board * 0.136), toned(colors.wood, 0.9 + pen.random * 0.2), [0, 0.001, 0], [1.2, 0.022, 0.11]);
  for (let layer = 0; layer < layers && load !== 'empty'; layer++) {
    for (let index = 0; index < 4; index++) {
      const [x, z] = [index % 2 ? 0.29 : -0.29, index < 2 ? -0.2 : 0.2];
      if (load === 'cartons') carton(pen.at(x, 0.123 + layer * 0.37, z), 0.52);
      else
        cushion(
          pen.at(x, 0.12 + layer * 0.16, z, pen.random * 6),
          toned(paint('#d9d2c2'), 0.92 + pen.random * 0.14),
          [0, 0, 0],
          [0.58, 0.18, 0.4],
          0.35,
          4,
        );
    }
  }
}

/** A row of switch cabinets with lamps, meters and handles; back at z 0. */
export function cabinets(pen: Pen, count: number): void {
  for (let index = 0; index < count; index++) {
    const at = pen.at((index - (count - 1) / 2) * 0.82, 0, 0);
    box(at, toned(colors.cabinet, 0.4), [0, 0, 0.29], [0.8, 0.1, 0.56]);
    box(at.at(0, 0.1, 0), colors.cabinet, [0, 0.001, 0.3], [0.81, 1.95, 0.6]);
    box(at.at(0, 0.14, 0.6), toned(colors.cabinet, 1.04), [0, 0.001, 0.012], [0.77, 1.86, 0.024], { bevel: 0.004 });
    rod(at, colors.black, [0.32, 1.0, 0.645], [0.32, 1.16, 0.645], 0.014, { sides: 6 });
    for (const [lamp, color] of ['#4fae6a', '#d9a13b', '#c8493c'].entries())
      cylinder(
        at.at(-0.24 + lamp * 0.11, 1.72, 0.624).tilted('x', 90),
        paint(color, { glow: lamp === index % 3 || lamp === 0 ? 1 : 0 }),
        [0, 0, 0],
        0.026,
        0.018,
        12,
      );
    if (index % 2) {
      box(at.at(-0.12, 1.4, 0.625), colors.black, [0, 0.001, 0], [0.32, 0.2, 0.02], { bevel: 0.006 });
      quad(at, paint('#9fd2c2', { glow: 0.8 }), [-0.26, 1.42, 0.638], [0.02, 1.42, 0.638], [0.02, 1.58, 0.638], [-0.26, 1.58, 0.638]);
    } else
      for (let grid = 0; grid < 6; grid++)
        box(at.at(0, 0.36 + grid * 0.05, 0.625), toned(colors.cabinet, 0.5), [0, 0.001, 0], [0.34, 0.02, 0.006]);
    box(at.at(0.2, 1.72, 0.625), colors.yellow, [0, 0.001, 0], [0.14, 0.12, 0.004]);
  }
}

/** A bench with a vice, tools on a board, and drawers; back at z 0. */
export function workbench(pen: Pen): void {
  box(pen.at(0, 0.84, 0), colors.wood, [0, 0.001, 0.36], [2.2, 0.06, 0.72], { bevel: 0.008 });
  for (const x of [-1, 1]) box(pen, colors.blue, [x * 0.85, 0, 0.36], [0.45, 0.84, 0.62], { bevel: 0.01 });
  for (const x of [-0.85, 0.85])
    for (let drawer = 0; drawer < 4; drawer++) {
      box(pen.at(x, 0.08 + drawer * 0.19, 0.672), toned(colors.blue, 1.15), [0, 0.001, 0], [0.42, 0.175, 0.014]);
      rod(pen, colors.black, [x - 0.1, 0.21 + drawer * 0.19, 0.7], [x + 0.1, 0.21 + drawer * 0.19, 0.7], 0.008, { sides: 5 });
    }
  box(pen.at(0, 1.1, 0), paint('#8d9698'), [0, 0.001, 0.02], [2.2, 0.9, 0.03]);
  for (let tool = 0; tool < 14; tool++) {
    const x = -0.98 + tool * 0.15;
    const long = 0.2 + pen.random * 0.25;
    rod(pen, tool % 3 ? colors.stainless : colors.black, [x, 1.85, 0.055], [x, 1.85 - long, 0.055], 0.012, { sides: 5 });
    rod(pen, tool % 2 ? colors.red : colors.yellow, [x, 1.85 - long, 0.055], [x, 1.7 - long, 0.055], 0.018, { sides: 6 });
  }
  box(pen.at(0.6, 0.9, 0.5), colors.cast, [0, 0.001, 0], [0.16, 0.14, 0.3], { bevel: 0.012 });
  box(pen.at(0.6, 0.98, 0.62), colors.cast, [0, 0.001, 0], [0.18, 0.12, 0.06], { bevel: 0.01 });
  rod(pen, colors.stainless, [0.5, 0.98, 0.78], [0.7, 0.98, 0.78], 0.01, { sides: 6 });
  box(pen.at(-0.5, 0.9, 0.4), colors.red, [0, 0.001, 0], [0.5, 0.2, 0.22], { bevel: 0.012 });
}

/** A forklift, its fork towards +X. */
export function forklift(pen: Pen): void {
  const body = colors.orange;
  box(pen.at(-0.35, 0.28, 0), body, [0, 0.001, 0], [1.5, 0.5, 1.06], { bevel: 0.05 });
  cushion(pen.at(-0.95, 0.3, 0), toned(body, 0.92), [0, 0, 0], [0.62, 0.85, 1.1], 0.25, 6);
  box(pen.at(-0.45, 0.78, 0), colors.black, [0, 0.001, 0], [0.5, 0.14, 0.56], { bevel: 0.03 });
  cushion(pen.at(-0.72, 0.9, 0).tilted('z', 10), colors.black, [0, 0, 0], [0.14, 0.5, 0.5], 0.3, 4);
  for (const z of [-0.48, 0.48]) {
    rod(pen, colors.black, [0.32, 0.75, z], [0.12, 2.08, z], 0.035, { sides: 6 });
    rod(pen, colors.black, [-1.0, 1.1, z], [-0.82, 2.08, z], 0.035, { sides: 6 });
    for (const [x, radius] of [
      [0.34, 0.31],
      [-1.0, 0.24],
    ] as const) {
      rod(pen, colors.black, [x, radius, z * 0.92], [x, radius, z * 1.22], radius, { sides: 18 });
      rod(pen, colors.yellow, [x, radius, z * 1.2], [x, radius, z * 1.24], radius * 0.5, { sides: 12 });
    }
  }
  box(pen.at(-0.35, 2.06, 0), colors.black, [0, 0.001, 0], [1.05, 0.05, 1.06], { bevel: 0.012 });
  for (let bar = 0; bar < 5; bar++) box(pen.at(-0.35, 2.11, -0.4 + bar * 0.2), colors.black, [0, 0.001, 0], [0.95, 0.03, 0.03]);
  rod(pen, colors.black, [0.18, 0.85, 0], [0.02, 1.2, 0], 0.02, { sides: 6 });
  lathe(
    pen.at(0.0, 1.22, 0).tilted('z', 60),
    colors.black,
    [
      [0.17, -0.012],
      [0.19, 0],
      [0.17, 0.012],
      [0.15, 0],
    ],
    16,
  );
  for (const z of [-0.3, 0.3]) box(pen.at(0.62, 0.08, z), colors.steel, [0, 0.001, 0], [0.1, 2.1, 0.09]);
  for (const y of [0.5, 1.2, 2.1]) box(pen.at(0.62, y, 0), colors.steel, [0, 0.001, 0], [0.08, 0.08, 0.66]);
  box(pen.at(0.7, 0.12, 0), colors.black, [0, 0.001, 0], [0.05, 0.45, 0.86]);
  for (const z of [-0.26, 0.26]) box(pen.at(1.25, 0.08, z), colors.black, [0, 0.001, 0], [1.1, 0.045, 0.12], { bevel: 0.012 });
  cylinder(pen.at(-0.85, 2.11, 0.3), paint('#ffb347', { glow: 1 }), [0, 0, 0], 0.05, 0.1, 12);
}

/** A bag filler: hopper over a screw on a frame, with its control box. */
export function filler(pen: Pen): void {
  for (const x of [-0.6, 0.6]) for (const z of [-0.6, 0.6]) box(pen, colors.blue, [x, 0, z], [0.1, 2.3, 0.1]);
  for (const y of [1.2, 2.3])
    for (const side of [-0.6, 0.6]) {
      box(pen.at(0, y, side), colors.blue, [0, 0.001, 0], [1.3, 0.1, 0.1]);
      box(pen.at(side, y, 0), colors.blue, [0, 0.001, 0], [0.1, 0.1, 1.3]);
    }
  lathe(
    pen,
    colors.stainless,
    [
      [0.14, 1.1],
      [0.16, 1.45],
      [0.85, 2.5],
      [0.87, 3.3],
      [0.82, 3.32],
    ],
    24,
  );
  rod(pen, colors.stainless, [0, 0.85, 0], [0, 1.1, 0], 0.12, { sides: 14 });
  rod(pen, colors.motor, [0.9, 1.25, 0], [0.2, 1.25, 0], 0.13, { sides: 14 });
  box(pen, colors.cabinet, [-0.85, 0.9, 0.2], [0.3, 0.6, 0.5], { bevel: 0.012 });
  quad(pen, paint('#9fd2c2', { glow: 0.8 }), [-1.003, 1.2, 0.05], [-1.003, 1.2, 0.35], [-1.003, 1.42, 0.35], [-1.003, 1.42, 0.05]);
}

/** A drum of sheet metal. */
export function drum(pen: Pen, color: Paint): void {
  lathe(
    pen,
    { ...color, gloss: 0.3 },
    [
      [0, 0.01],
      [0.28, 0],
      [0.29, 0.02],
      [0.285, 0.28],
      [0.297, 0.3],
      [0.285, 0.32],
      [0.285, 0.56],
      [0.297, 0.58],
      [0.285, 0.6],
      [0.285, 0.85],
      [0.29, 0.88],
      [0.27, 0.88],
      [0.265, 0.865],
      [0, 0.865],
    ],
    18,
  );
}
