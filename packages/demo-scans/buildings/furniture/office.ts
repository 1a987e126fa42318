import { type Paint, paint, toned } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { quad } from '../../scan-maker/shapes/face';
import { cylinder, lathe, rod } from '../../scan-maker/shapes/round';
import { cushion } from '../../scan-maker/shapes/soft';
import { keyboard, laptop, monitor } from './decor';
import { deskLamp } from './lamps';
import { herb } from './plants';
import { taskChair } from './seating';
import { desk } from './tables';

const white = paint('#eceae5');
const dark = paint('#2f3235');
const inks = ['#8fb3c4', '#c58f62', '#8aa88c', '#9a8fb5'];

/** A workplace: desk, screen, keyboard, chair and a few personal items. Its back edge is at z 0, the chair at +Z. */
export function workplace(pen: Pen, top: Paint, seat: Paint): void {
  desk(pen, top, 1.6, 0.8, white);
  const screens = pen.random < 0.4 ? [-0.33, 0.33] : [0];
  for (const x of screens) monitor(pen.at(x, 0.739, 0.2, x * -24), 0.58, inks[Math.floor(pen.random * inks.length)] ?? '#8fb3c4');
  keyboard(pen.at(-0.05, 0.739, 0.56));
  if (pen.random < 0.5) laptop(pen.at(0.58, 0.739, 0.3, -20));
  if (pen.random < 0.4) herb(pen.at(-0.66, 0.739, 0.2), paint('#c9bba6'), 1.1);
  if (pen.random < 0.35) deskLamp(pen.at(0.68, 0.739, 0.12, -40), dark);
  if (pen.random < 0.6) mug(pen.at(0.35 + pen.random * 0.2, 0.739, 0.58));
  if (pen.random < 0.5) paper(pen.at(-0.5, 0.739, 0.5, pen.random * 20));
  taskChair(pen.at((pen.random - 0.5) * 0.25, 0, 1.02 + pen.random * 0.2, 180 + (pen.random - 0.5) * 60), seat);
  pedestal(pen.at(0.55, 0, 0.06), white);
}

/** Desks face to face: `columns` along x, two rows, a screen of felt between them. Middle at the origin. */
export function deskCluster(pen: Pen, top: Paint, seat: Paint, felt: Paint, columns: number): void {
  for (let column = 0; column < columns; column++) {
    const x = (column - (columns - 1) / 2) * 1.62;
    workplace(pen.at(x, 0, 0.02), top, seat);
    workplace(pen.at(x, 0, -0.02, 180), top, seat);
    box(pen.at(x, 0.66, 0), felt, [0, 0.001, 0], [1.58, 0.46, 0.03], { bevel: 0.008 });
  }
}

function mug(pen: Pen): void {
  const glaze = paint(inks[Math.floor(pen.random * inks.length)] ?? '#8fb3c4');
  lathe(
    pen,
    glaze,
    [
      [0.036, 0],
      [0.04, 0.09],
      [0.036, 0.09],
      [0.033, 0.01],
      [0, 0.01],
    ],
    12,
  );
}

function paper(pen: Pen): void {
  for (let sheet = 0; sheet < 3; sheet++)
    box(pen.at(sheet * 0.012, sheet * 0.004, 0, sheet * 7), paint('#f3f1ec'), [0, 0, 0], [0.21, 0.004, 0.297]);
  rod(pen, dark, [0.02, 0.018, -0.06], [0.09, 0.018, 0.05], 0.005, { sides: 5 });
}

/** Drawers on castors. */
export function pedestal(pen: Pen, front: Paint): void {
  box(pen, dark, [0, 0, 0.3], [0.38, 0.04, 0.5]);
  box(pen.at(0, 0.04, 0), front, [0, 0.001, 0.3], [0.4, 0.52, 0.55], { bevel: 0.006 });
  for (const y of [0.2, 0.38]) box(pen, toned(front, 0.6), [0, y, 0.576], [0.38, 0.006, 0.003]);
}

/** A long table with rounded ends for meetings, along x, middle at the origin. */
export function meetingTable(pen: Pen, top: Paint, length: number, depth: number): void {
  cushion(pen.at(0, 0.705, 0), top, [0, 0, 0], [length, 0.032, depth], 0.04, 8);
  for (const x of [-length / 2 + 0.55, length / 2 - 0.55]) {
    box(pen, dark, [x, 0, 0], [0.5, 0.02, depth * 0.6], { bevel: 0.006 });
    box(pen, dark, [x, 0.02, 0], [0.1, 0.69, depth * 0.36], { bevel: 0.01 });
  }
  box(pen.at(0, 0.738, 0), dark, [0, 0, 0], [0.3, 0.004, 0.12]);
}

/** A large screen with a slide, on the wall at z 0. */
export function wallScreen(pen: Pen, width: number, y: number): void {
  const height = width * 0.5625;
  box(pen.at(0, y, 0.04), dark, [0, 0.001, 0], [width, height, 0.06], { bevel: 0.006 });
  const flat = (color: string, x: number, low: number, w: number, h: number, layer: number) =>
    quad(
      pen,
      paint(color, { glow: 0.9 }),
      [x, y + low, 0.0715 + layer * 0.002],
      [x + w, y + low, 0.0715 + layer * 0.002],
      [x + w, y + low + h, 0.0715 + layer * 0.002],
      [x, y + low + h, 0.0715 + layer * 0.002],
    );
  flat('#f1f3f2', -width / 2 + 0.02, 0.02, width - 0.04, height - 0.04, 0);
  flat('#33505c', -width / 2 + 0.02, height * 0.8, width - 0.04, height * 0.2 - 0.02, 1);
  for (let bar = 0; bar < 6; bar++)
    flat(
      bar === 4 ? '#c97b4a' : '#8fb3c4',
      -width * 0.4 + bar * width * 0.09,
      height * 0.14,
      width * 0.06,
      height * (0.18 + 0.06 * bar),
      1,
    );
  for (let line = 0; line < 4; line++)
    flat('#b4bfc3', width * 0.18, height * (0.24 + line * 0.12), width * (0.26 - line * 0.03), height * 0.045, 1);
}

/** A white board with a drawing on it, on the wall at z 0. */
export function whiteboard(pen: Pen, width: number): void {
  box(pen.at(0, 0.85, 0), paint('#b9bcbe'), [0, 0.001, 0.012], [width, 1.2, 0.022], { bevel: 0.004 });
  box(pen.at(0, 0.87, 0.02), paint('#fbfbf9'), [0, 0, 0], [width - 0.05, 1.16, 0.008]);
  const ink = paint('#3c6a80');
  for (const [x, y, w, h] of [
    [-0.5, 1.5, 0.4, 0.22],
    [0.1, 1.5, 0.4, 0.22],
    [-0.2, 1.1, 0.4, 0.22],
  ] as const) {
    for (const [dx, dy, ww, hh] of [
      [0, 0, w, 0.012],
      [0, h, w, 0.012],
      [-w / 2, h / 2, 0.012, h],
      [w / 2, h / 2, 0.012, h],
    ] as const)
      box(pen.at(x + dx, y + dy - hh / 2 + 0.006, 0.029), ink, [0, 0.001, 0], [ww, hh, 0.002]);
  }
  for (const [index, color] of ['#d9a13b', '#d9a13b', '#c97b4a', '#8aa88c'].entries())
    box(pen.at(0.62 + (index % 2) * 0.13, 1.3 + Math.floor(index / 2) * 0.14, 0.029), paint(color), [0, 0.001, 0], [0.1, 0.1, 0.002]);
}

/** A phone booth for one person; open towards +Z, 1.1 m wide, middle of its back at the origin. */
export function phoneBooth(pen: Pen, felt: Paint): void {
  const [w, d, h] = [1.1, 1.05, 2.25];
  box(pen, felt, [0, 0, 0.03], [w, h, 0.06]);
  for (const side of [-1, 1]) box(pen, felt, [side * (w / 2 - 0.03), 0, d / 2 + 0.03], [0.06, h, d - 0.06]);
  box(pen.at(0, h - 0.08, 0), felt, [0, 0.001, d / 2], [w, 0.08, d]);
  box(pen.at(0, h - 0.09, 0), paint('#fff4de', { glow: 1 }), [0, 0.001, d / 2], [0.5, 0.008, 0.12]);
  box(pen, toned(felt, 0.55), [0, 0, d / 2], [w - 0.12, 0.02, d]);
  box(pen.at(0, 1.0, 0), paint('#b08a5c'), [0, 0.001, 0.22], [w - 0.12, 0.03, 0.32], { bevel: 0.004 });
  laptop(pen.at(0.02, 1.03, 0.2));
  cylinder(pen, dark, [0, 0, 0.72], 0.16, 0.02, 18);
  rod(pen, dark, [0, 0.02, 0.72], [0, 0.66, 0.72], 0.022, { sides: 8 });
  cushion(pen, paint('#c58f62'), [0, 0.65, 0.72], [0.36, 0.07, 0.36], 0.7, 5);
  const glass = paint('#cfe2e4', { alpha: 0.14 });
  const edge = w / 2 - 0.06;
  quad(pen.on('glass'), glass, [-edge, 0.02, d], [-0.1, 0.02, d], [-0.1, h - 0.08, d], [-edge, h - 0.08, d]);
}

/** Lockers with numbered doors; back at z 0. */
export function lockers(pen: Pen, columns: number, colors: readonly Paint[]): void {
  box(pen, white, [0, 0, 0.22], [columns * 0.4 + 0.04, 1.72, 0.44]);
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < 4; row++) {
      const color = colors[(column * 3 + row * 5) % colors.length] ?? white;
      const x = (column - (columns - 1) / 2) * 0.4;
      box(pen.at(x, 0.04 + row * 0.42, 0.44), color, [0, 0.001, 0.008], [0.39, 0.41, 0.016], { bevel: 0.003 });
      cylinder(pen.at(x + 0.14, 0.24 + row * 0.42, 0.456).tilted('x', 90), dark, [0, 0, 0], 0.016, 0.012, 10);
    }
  }
}
