import { type Paint, paint, toned } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { lathe, rod } from '../../scan-maker/shapes/round';
import { cushion } from '../../scan-maker/shapes/soft';

const oak = paint('#b08a5c');
const black = paint('#26272a');

/** A sofa of `seats` places; its back is at z 0, it faces +Z. */
export function sofa(pen: Pen, fabric: Paint, seats: number, accent: Paint): void {
  const [place, arm] = [0.72, 0.18];
  const width = seats * place + 2 * arm;
  for (const x of [-width / 2 + 0.09, width / 2 - 0.09])
    for (const z of [0.1, 0.84]) rod(pen, oak, [x, 0.13, z], [x * 0.985, 0, z], 0.02, { end: 0.013 });
  box(pen.at(0, 0.12, 0), fabric, [0, 0.001, 0.47], [width, 0.16, 0.9], { bevel: 0.03 });
  cushion(pen, fabric, [0, 0.26, 0.13], [width - 0.04, 0.44, 0.22], 0.2, 6);
  for (const side of [-1, 1]) cushion(pen, fabric, [side * (width / 2 - arm / 2), 0.26, 0.47], [arm, 0.32, 0.88], 0.25, 5);
  for (let seat = 0; seat < seats; seat++) {
    const x = (seat - (seats - 1) / 2) * place;
    cushion(pen, toned(fabric, 1.06), [x, 0.27, 0.56], [place - 0.01, 0.17, 0.68], 0.22, 6);
    cushion(pen.at(x, 0.43, 0.27).tilted('x', -13), toned(fabric, 1.08), [0, 0, 0], [place - 0.02, 0.42, 0.17], 0.35, 6);
  }
  cushion(pen.at(-width / 2 + 0.42, 0.44, 0.36).tilted('x', -22), accent, [0, 0, 0], [0.44, 0.42, 0.14], 0.6, 6);
  cushion(pen.at(width / 2 - 0.46, 0.44, 0.38, -14).tilted('x', -24), toned(accent, 0.82), [0, 0, 0], [0.4, 0.36, 0.13], 0.6, 6);
}

/** A round-backed armchair, facing +Z. */
export function armchair(pen: Pen, fabric: Paint): void {
  for (const x of [-0.26, 0.26]) for (const z of [-0.2, 0.26]) rod(pen, oak, [x, 0.3, z], [x * 1.12, 0, z * 1.12], 0.019, { end: 0.012 });
  cushion(pen, fabric, [0, 0.27, 0.03], [0.68, 0.18, 0.66], 0.35, 6);
  cushion(pen.at(0, 0.4, -0.27).tilted('x', -14), fabric, [0, 0, 0], [0.7, 0.5, 0.16], 0.4, 6);
  for (const side of [-1, 1]) cushion(pen.at(side * 0.34, 0.36, 0.02).tilted('z', side * -6), fabric, [0, 0, 0], [0.12, 0.26, 0.6], 0.4, 5);
  cushion(pen.at(0, 0.44, -0.13).tilted('x', -20), toned(fabric, 1.25), [0, 0, 0], [0.4, 0.34, 0.12], 0.6, 5);
}

/** A dining chair with a curved back, facing +Z. */
export function diningChair(pen: Pen, seat: Paint, wood = oak): void {
  for (const side of [-1, 1]) {
    rod(pen, wood, [side * 0.19, 0.43, 0.19], [side * 0.21, 0, 0.21], 0.017, { end: 0.011 });
    rod(pen, wood, [side * 0.19, 0.8, -0.22], [side * 0.2, 0, -0.21], 0.016, { end: 0.011 });
  }
  cushion(pen, seat, [0, 0.42, 0], [0.46, 0.06, 0.45], 0.3, 4);
  for (const y of [0.6, 0.72]) cushion(pen.at(0, y, -0.2).tilted('x', -8), y > 0.7 ? wood : seat, [0, 0, 0], [0.44, 0.085, 0.03], 0.2, 4);
}

/** A bar stool with a foot ring. */
export function barStool(pen: Pen, seat: Paint): void {
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const)
    rod(pen, black, [x * 0.12, 0.64, z * 0.12], [x * 0.2, 0, z * 0.2], 0.012);
  for (const [a, b] of [
    [
      [-1, -1],
      [1, -1],
    ],
    [
      [1, -1],
      [1, 1],
    ],
    [
      [1, 1],
      [-1, 1],
    ],
    [
      [-1, 1],
      [-1, -1],
    ],
  ] as const) {
    rod(pen, black, [a[0] * 0.177, 0.2, a[1] * 0.177], [b[0] * 0.177, 0.2, b[1] * 0.177], 0.009, { sides: 6 });
  }
  cushion(pen, seat, [0, 0.62, 0], [0.38, 0.07, 0.36], 0.5, 4);
  cushion(pen.at(0, 0.7, -0.16).tilted('x', -10), seat, [0, 0, 0], [0.36, 0.18, 0.05], 0.4, 4);
}

/** A swivel chair on five castors, facing +Z. */
export function taskChair(pen: Pen, fabric: Paint): void {
  for (let leg = 0; leg < 5; leg++) {
    const spoke = pen.at(0, 0, 0, leg * 72);
    rod(spoke, black, [0, 0.1, 0], [0, 0.065, 0.29], 0.022, { sides: 5, end: 0.013 });
    rod(spoke, black, [-0.022, 0.03, 0.29], [0.022, 0.03, 0.29], 0.03, { sides: 7 });
  }
  rod(pen, black, [0, 0.09, 0], [0, 0.43, 0], 0.026, { caps: false });
  cushion(pen, fabric, [0, 0.43, 0.02], [0.49, 0.075, 0.47], 0.3, 4);
  cushion(pen.at(0, 0.6, -0.2).tilted('x', -9), fabric, [0, 0, 0], [0.44, 0.5, 0.055], 0.3, 4);
  rod(pen, black, [0, 0.44, -0.15], [0, 0.72, -0.26], 0.018, { sides: 6 });
  for (const side of [-1, 1]) {
    rod(pen, black, [side * 0.25, 0.46, 0], [side * 0.27, 0.64, 0], 0.013, { sides: 6, caps: false });
    cushion(pen, black, [side * 0.27, 0.635, 0.02], [0.07, 0.025, 0.24], 0.2, 2);
  }
}

/** A shell chair for meetings on four legs, facing +Z. */
export function shellChair(pen: Pen, shell: Paint): void {
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const)
    rod(pen, oak, [x * 0.13, 0.43, z * 0.13], [x * 0.22, 0, z * 0.22], 0.014, { sides: 6 });
  cushion(pen, shell, [0, 0.42, 0.01], [0.48, 0.05, 0.46], 0.4, 4);
  cushion(pen.at(0, 0.46, -0.2).tilted('x', -12), shell, [0, 0, 0], [0.47, 0.36, 0.045], 0.45, 4);
}

/** A padded stool without a back. */
export function pouf(pen: Pen, fabric: Paint, radius = 0.26, height = 0.42): void {
  const r = radius;
  lathe(
    pen,
    fabric,
    [
      [r * 0.92, 0],
      [r, 0.05],
      [r * 1.02, height / 2],
      [r, height - 0.06],
      [r * 0.9, height - 0.01],
      [r * 0.5, height + 0.01],
      [0, height + 0.012],
    ],
    20,
  );
}

/** A padded bench, its back at z 0. */
export function bench(pen: Pen, fabric: Paint, width: number, wood = oak): void {
  for (const x of [-width / 2 + 0.08, width / 2 - 0.08]) box(pen, wood, [x, 0, 0.2], [0.05, 0.38, 0.34], { bevel: 0.006 });
  box(pen, wood, [0, 0.37, 0.2], [width, 0.03, 0.4], { bevel: 0.006 });
  cushion(pen, fabric, [0, 0.4, 0.2], [width - 0.04, 0.07, 0.38], 0.15, 5);
}
