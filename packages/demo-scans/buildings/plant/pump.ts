import { paint, toned } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { rod } from '../../scan-maker/shapes/round';
import { colors } from './plan';

/** A centrifugal pump with its motor on a plinth, along x; suction comes from −X, delivery goes up. */
export function pump(pen: Pen): void {
  box(pen, paint('#a8a49a'), [0, 0, 0], [1.7, 0.16, 0.7], { bevel: 0.012 });
  box(pen, colors.steel, [0, 0.16, 0], [1.5, 0.06, 0.48], { bevel: 0.006 });
  const axis = 0.55;
  rod(pen, colors.cast, [-0.5, axis, 0], [-0.26, axis, 0], 0.24, { sides: 20 });
  rod(pen, colors.cast, [-0.72, axis, 0], [-0.5, axis, 0], 0.1, { sides: 12 });
  rod(pen, colors.cast, [-0.75, axis, 0], [-0.7, axis, 0], 0.17, { sides: 14 });
  rod(pen, colors.cast, [-0.38, axis, 0.14], [-0.38, axis + 0.42, 0.14], 0.08, { sides: 12 });
  rod(pen, colors.cast, [-0.38, axis + 0.4, 0.14], [-0.38, axis + 0.45, 0.14], 0.14, { sides: 12 });
  rod(pen, colors.cast, [-0.26, axis, 0], [-0.02, axis, 0], 0.1, { sides: 12 });
  rod(pen, colors.yellow, [-0.04, axis, 0], [0.12, axis, 0], 0.13, { sides: 14 });
  rod(pen, colors.motor, [0.12, axis, 0], [0.72, axis, 0], 0.2, { sides: 16 });
  for (let fin = 0; fin < 12; fin++) box(pen.at(0.42, axis, 0).tilted('x', fin * 30), colors.motor, [0, 0.19, 0], [0.5, 0.035, 0.012]);
  rod(pen, toned(colors.motor, 0.7), [0.72, axis, 0], [0.8, axis, 0], 0.18, { sides: 16 });
  box(pen.at(0.4, axis + 0.19, 0), toned(colors.motor, 0.9), [0, 0.001, 0], [0.2, 0.12, 0.16], { bevel: 0.01 });
  for (const x of [-0.38, 0.28, 0.58]) box(pen, colors.steel, [x, 0.2, 0], [0.1, 0.26, 0.34]);
}
