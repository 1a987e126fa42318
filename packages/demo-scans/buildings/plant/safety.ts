import { type Paint, paint } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { quad } from '../../scan-maker/shapes/face';
import { cylinder, lathe, rod } from '../../scan-maker/shapes/round';
import { colors } from './plan';

/** A sign on the wall at z 0, its centre at the pen: mandatory (blue), prohibition (red), warning (yellow), or escape route (green). */
export function sign(pen: Pen, kind: 'must' | 'no' | 'warning' | 'exit', size = 0.4): void {
  const board: Record<typeof kind, Paint> = { must: colors.white, no: colors.white, warning: colors.white, exit: colors.green };
  box(pen.at(0, -size / 2, 0.008), board[kind], [0, 0.001, 0], [kind === 'exit' ? size * 1.9 : size, size, 0.014]);
  const front = pen.at(0, 0, 0.018).tilted('x', 90);
  const r = size * 0.42;
  if (kind === 'must') {
    cylinder(front, colors.blue, [0, 0, 0], r, 0.003, 24);
    cylinder(front.at(0, 0.003, -r * 0.25), colors.white, [0, 0, 0], r * 0.36, 0.002, 16);
    box(front.at(0, 0.003, r * 0.3), colors.white, [0, 0, 0], [r * 0.9, 0.002, r * 0.5]);
  } else if (kind === 'no') {
    lathe(
      front,
      colors.red,
      [
        [r, 0],
        [r, 0.003],
        [r * 0.78, 0.003],
      ],
      24,
    );
    box(front.at(0, 0.001, 0, 45), colors.red, [0, 0, 0], [r * 1.7, 0.002, r * 0.18]);
  } else if (kind === 'warning') {
    triangle(pen, colors.black, r * 1.12, 0.018);
    triangle(pen, colors.yellow, r * 0.92, 0.02);
    box(pen.at(0, -r * 0.22, 0.0215), colors.black, [0, 0.001, 0], [r * 0.14, r * 0.5, 0.002]);
    box(pen.at(0, -r * 0.42, 0.0215), colors.black, [0, 0.001, 0], [r * 0.14, r * 0.12, 0.002]);
  } else {
    box(pen.at(-size * 0.4, -size * 0.34, 0.016), colors.white, [0, 0.001, 0], [size * 0.5, size * 0.68, 0.003]);
    box(pen.at(size * 0.35, -size * 0.06, 0.016), colors.white, [0, 0.001, 0], [size * 0.7, size * 0.12, 0.003]);
  }
}

function triangle(pen: Pen, look: Paint, r: number, z: number): void {
  quad(pen, look, [-r, -r * 0.72, z], [r, -r * 0.72, z], [r * 0.02, r * 0.95, z], [-r * 0.02, r * 0.95, z]);
}

/** A fire extinguisher on the wall at z 0. */
export function extinguisher(pen: Pen): void {
  lathe(
    pen.at(0, 0.75, 0.1),
    { ...colors.red, gloss: 0.35 },
    [
      [0, 0],
      [0.075, 0.01],
      [0.08, 0.05],
      [0.08, 0.4],
      [0.06, 0.47],
      [0.02, 0.5],
      [0.02, 0.54],
      [0, 0.54],
    ],
    16,
  );
  rod(pen, colors.black, [0, 1.27, 0.1], [0.09, 1.3, 0.14], 0.012, { sides: 5 });
  rod(pen, colors.black, [-0.02, 1.25, 0.1], [-0.1, 0.85, 0.12], 0.012, { sides: 6 });
  box(pen.at(0, 1.5, 0.008), colors.red, [0, 0.001, 0], [0.24, 0.24, 0.014]);
  box(pen.at(-0.03, 1.54, 0.017), colors.white, [0, 0.001, 0], [0.06, 0.14, 0.003]);
}

/** A hose reel behind a red door on the wall at z 0. */
export function hoseReel(pen: Pen): void {
  box(pen.at(0, 0.8, 0.12), colors.red, [0, 0.001, 0], [0.75, 0.75, 0.24], { bevel: 0.012 });
  cylinder(pen.at(0, 1.18, 0.242).tilted('x', 90), colors.white, [0, 0, 0], 0.24, 0.004, 24);
  cylinder(pen.at(0, 1.18, 0.246).tilted('x', 90), colors.red, [0, 0, 0], 0.17, 0.004, 24);
}

/** An emergency shower with an eye wash. */
export function eyeWash(pen: Pen): void {
  rod(pen, colors.green, [0, 0, 0], [0, 2.3, 0], 0.035, { sides: 8 });
  rod(pen, colors.green, [0, 2.3, 0], [0, 2.3, 0.45], 0.03, { sides: 8 });
  lathe(
    pen.at(0, 2.18, 0.45),
    colors.yellow,
    [
      [0.14, 0],
      [0.12, 0.04],
      [0.03, 0.1],
      [0.02, 0.12],
    ],
    16,
  );
  lathe(
    pen.at(0, 0.95, 0.2),
    colors.yellow,
    [
      [0.03, 0],
      [0.14, 0.05],
      [0.16, 0.09],
      [0.14, 0.08],
      [0, 0.03],
    ],
    18,
  );
  rod(pen, colors.green, [0, 0.95, 0], [0, 0.95, 0.2], 0.025, { sides: 6 });
  sign(pen.at(0, 2.65, 0), 'exit', 0.3);
}

/** A bell-shaped lamp under the roof; the pen is at the lamp, `rope` metres below its hook. */
export function bayLight(pen: Pen, rope: number): void {
  lathe(
    pen,
    colors.steel,
    [
      [0.3, 0],
      [0.28, 0.12],
      [0.12, 0.24],
      [0.1, 0.38],
      [0, 0.4],
    ],
    18,
  );
  lathe(
    pen.at(0, 0.012, 0),
    paint('#fffaf0', { glow: 1.4 }),
    [
      [0, 0],
      [0.28, 0],
    ],
    18,
  );
  rod(pen, colors.black, [0, 0.4, 0], [0, rope, 0], 0.008, { sides: 4, caps: false });
}
