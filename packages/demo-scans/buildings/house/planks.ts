import type { Pen } from '../../scan-maker/pen';
import { laid } from '../../scan-maker/shapes/face';
import { colors } from './plan';

/** Oak planks over a rectangle of a floor at the pen's level, laid along x from the north-west corner to the south-east one. */
export function planks(pen: Pen, x: number, z: number, x2: number, z2: number): void {
  laid(pen, colors.oak, {
    flat: { origin: [x, 0, z2], u: [1, 0, 0], v: [0, 0, -1] },
    width: x2 - x,
    height: z2 - z,
    piece: [1.9, 0.16],
    offset: -1,
  });
}
