import { type Paint, paint, toned } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { rod } from '../../scan-maker/shapes/round';
import { cushion } from '../../scan-maker/shapes/soft';

/** A bed with its headboard at z 0, reaching +Z. */
export function bed(pen: Pen, frame: Paint, linen: Paint, throwOver: Paint, width = 1.8): void {
  const length = 2.05;
  for (const x of [-width / 2 + 0.1, width / 2 - 0.1])
    for (const z of [0.15, length - 0.1]) rod(pen, frame, [x, 0.16, z], [x, 0, z], 0.025);
  box(pen.at(0, 0.15, 0), frame, [0, 0.001, length / 2 + 0.03], [width + 0.06, 0.16, length], { bevel: 0.02 });
  cushion(pen, frame, [0, 0.25, 0.05], [width + 0.1, 0.8, 0.1], 0.12, 6);
  cushion(pen, paint('#efece6'), [0, 0.29, length / 2 + 0.06], [width - 0.02, 0.24, length - 0.08], 0.12, 6);
  cushion(pen, linen, [0, 0.42, length / 2 + 0.36], [width + 0.07, 0.17, length - 0.68], 0.22, 9);
  cushion(pen, toned(linen, 1.06), [0, 0.5, 0.72], [width + 0.05, 0.11, 0.3], 0.5, 7);
  cushion(pen, throwOver, [0, 0.44, length - 0.32], [width + 0.1, 0.165, 0.5], 0.2, 8);
  const pillows = width > 1.2 ? [-0.25, 0.25] : [0];
  for (const share of pillows) {
    cushion(pen.at(share * width, 0.53, 0.2).tilted('x', -38), toned(linen, 1.1), [0, 0, 0], [0.68, 0.42, 0.15], 0.55, 7);
    cushion(pen.at(share * width * 0.96, 0.52, 0.36).tilted('x', -48), linen, [0, 0, 0], [0.62, 0.38, 0.13], 0.55, 7);
  }
  cushion(pen.at(0.06, 0.53, 0.5).tilted('x', -52), throwOver, [0, 0, 0], [0.44, 0.28, 0.11], 0.6, 6);
}

/** A child's bed with rails at head and foot, along +Z. */
export function childBed(pen: Pen, wood: Paint, cover: Paint): void {
  const [width, length] = [0.96, 2.06];
  for (const z of [0.02, length - 0.02]) {
    box(pen, wood, [0, 0.2, z], [width, z < 1 ? 0.55 : 0.32, 0.03], { bevel: 0.012 });
    for (const x of [-width / 2 + 0.02, width / 2 - 0.02]) box(pen, wood, [x, 0, z], [0.05, z < 1 ? 0.8 : 0.56, 0.05], { bevel: 0.01 });
  }
  for (const x of [-width / 2 + 0.015, width / 2 - 0.015]) box(pen, wood, [x, 0.2, length / 2], [0.03, 0.14, length - 0.06]);
  cushion(pen, paint('#efece6'), [0, 0.22, length / 2], [width - 0.07, 0.2, length - 0.08], 0.12, 5);
  cushion(pen, cover, [0, 0.32, length / 2 + 0.28], [width - 0.02, 0.16, length - 0.62], 0.22, 7);
  cushion(pen.at(0, 0.4, 0.26).tilted('x', -22), paint('#f4efe6'), [0, 0, 0], [0.62, 0.14, 0.4], 0.6, 6);
}
