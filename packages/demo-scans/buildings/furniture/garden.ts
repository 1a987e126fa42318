import { type Paint, paint, toned } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { quad } from '../../scan-maker/shapes/face';
import { ball, cylinder, lathe, rod } from '../../scan-maker/shapes/round';
import { cushion } from '../../scan-maker/shapes/soft';

const teak = paint('#a98558', { tones: 0.15 });
const iron = paint('#33363a');

/** A slatted table. */
export function gardenTable(pen: Pen, width: number, depth: number): void {
  const slats = Math.round(depth / 0.11);
  for (let slat = 0; slat < slats; slat++) {
    const z = -depth / 2 + (slat + 0.5) * (depth / slats);
    box(pen, toned(teak, 0.92 + pen.random * 0.16), [0, 0.71, z], [width, 0.028, depth / slats - 0.008], { bevel: 0.004 });
  }
  for (const x of [-1, 1]) {
    box(pen, iron, [x * (width / 2 - 0.22), 0.66, 0], [0.06, 0.05, depth - 0.1]);
    for (const z of [-1, 1]) box(pen, iron, [x * (width / 2 - 0.22), 0, z * (depth / 2 - 0.09)], [0.06, 0.67, 0.05]);
  }
}

/** A chair for outside with a cushion, facing +Z. */
export function gardenChair(pen: Pen, fabric: Paint): void {
  for (const x of [-0.25, 0.25]) {
    rod(pen, iron, [x, 0, 0.22], [x, 0.62, 0.2], 0.014, { sides: 6 });
    rod(pen, iron, [x, 0, -0.26], [x, 0.86, -0.24], 0.014, { sides: 6 });
    rod(pen, iron, [x, 0.62, 0.22], [x, 0.64, -0.25], 0.014, { sides: 6 });
  }
  cushion(pen, fabric, [0, 0.4, 0], [0.5, 0.08, 0.48], 0.3, 4);
  for (let band = 0; band < 4; band++)
    box(pen.at(0, 0.53 + band * 0.09, -0.245), teak, [0, 0.001, 0], [0.49, 0.055, 0.016], { bevel: 0.004 });
}

/** A deep sofa for outside; back at z 0, facing +Z. */
export function outdoorSofa(pen: Pen, fabric: Paint, seats: number): void {
  const width = seats * 0.76 + 0.1;
  box(pen.at(0, 0.12, 0), teak, [0, 0.001, 0.42], [width, 0.1, 0.82], { bevel: 0.01 });
  for (const x of [-width / 2 + 0.06, width / 2 - 0.06]) for (const z of [0.06, 0.76]) box(pen, teak, [x, 0, z], [0.07, 0.14, 0.07]);
  for (let bar = 0; bar < 3; bar++) box(pen.at(0, 0.34 + bar * 0.13, 0.03), teak, [0, 0.001, 0], [width, 0.07, 0.025], { bevel: 0.004 });
  for (const x of [-width / 2 + 0.03, width / 2 - 0.03]) {
    box(pen, teak, [x, 0.2, 0.03], [0.06, 0.5, 0.05]);
    box(pen, teak, [x, 0.2, 0.76], [0.06, 0.34, 0.05]);
    box(pen.at(0, 0.54, 0), teak, [x, 0.001, 0.4], [0.08, 0.025, 0.8], { bevel: 0.006 });
  }
  for (let seat = 0; seat < seats; seat++) {
    const x = (seat - (seats - 1) / 2) * 0.76;
    cushion(pen, fabric, [x, 0.22, 0.46], [0.74, 0.16, 0.72], 0.25, 6);
    cushion(pen.at(x, 0.36, 0.16).tilted('x', -14), fabric, [0, 0, 0], [0.72, 0.4, 0.16], 0.4, 6);
  }
}

/** A wide parasol on a stone foot. */
export function parasol(pen: Pen, cloth: Paint, radius = 1.5): void {
  lathe(
    pen,
    paint('#8d8f8f'),
    [
      [0.28, 0],
      [0.28, 0.06],
      [0.05, 0.09],
      [0.03, 0.3],
    ],
    16,
  );
  rod(pen, teak, [0, 0.1, 0], [0, 2.55, 0], 0.024, { sides: 8 });
  const ribs = 8;
  for (let rib = 0; rib < ribs; rib++) {
    const [a, b] = [(rib / ribs) * Math.PI * 2, ((rib + 1) / ribs) * Math.PI * 2];
    const at = (angle: number, share: number) =>
      [Math.sin(angle) * radius * share, 2.5 - share * share * 0.42, Math.cos(angle) * radius * share] as const;
    const look = toned(cloth, rib % 2 ? 1 : 0.95);
    for (const [low, high] of [
      [0.02, 0.5],
      [0.5, 1],
    ] as const) {
      quad(pen, look, at(a, high), at(b, high), at(b, low), at(a, low));
      quad(pen, toned(look, 0.9), at(b, high), at(a, high), at(a, low), at(b, low));
    }
    rod(pen, teak, at(a, 0), at(a, 1), 0.009, { sides: 4, caps: false });
  }
}

/** A tall pot to put a plant in; its rim is at `height`. */
export function planter(pen: Pen, stone: Paint, size: number, height: number): void {
  box(pen, stone, [0, 0, 0], [size, height, size], { bevel: 0.012 });
  box(pen.at(0, height, 0), paint('#3b2d22'), [0, 0, 0], [size - 0.06, 0.002, size - 0.06]);
}

/** A fire bowl. */
export function fireBowl(pen: Pen): void {
  lathe(
    pen,
    paint('#3d3733'),
    [
      [0.16, 0],
      [0.2, 0.12],
      [0.36, 0.26],
      [0.4, 0.36],
      [0.37, 0.36],
      [0.3, 0.28],
      [0, 0.24],
    ],
    24,
  );
  for (let log = 0; log < 5; log++)
    rod(pen.at(0, 0.27, 0, log * 72), paint('#4a3526'), [0.05, 0, 0], [0.24, 0.05, 0.03], 0.035, { sides: 7 });
}

/** A light on a post beside a path. */
export function pathLight(pen: Pen): void {
  rod(pen, iron, [0, 0, 0], [0, 0.55, 0], 0.03, { sides: 10 });
  cylinder(pen.at(0, 0.55, 0), paint('#fff1d6', { glow: 1 }), [0, 0, 0], 0.034, 0.06, 12);
  cylinder(pen.at(0, 0.61, 0), iron, [0, 0, 0], 0.042, 0.02, 12);
}

/** Two bins beside each other. */
export function bins(pen: Pen): void {
  for (const [index, color] of ['#4a5257', '#5f6f4e'].entries()) {
    const at = pen.at(index * 0.66, 0, 0);
    box(at, paint(color), [0, 0.06, 0], [0.54, 0.92, 0.6], { bevel: 0.04 });
    box(at.at(0, 0.98, 0), toned(paint(color), 1.15), [0, 0.001, 0.02], [0.57, 0.06, 0.66], { bevel: 0.02 });
    for (const x of [-0.22, 0.22]) rod(at, paint('#1d1e20'), [x - 0.03, 0.1, -0.24], [x + 0.03, 0.1, -0.24], 0.1, { sides: 12 });
  }
}

/** A letterbox on a post. */
export function letterbox(pen: Pen): void {
  box(pen, iron, [0, 0, 0], [0.06, 1.05, 0.06]);
  box(pen.at(0, 1.02, 0), paint('#4d6a70'), [0, 0.001, 0.06], [0.38, 0.3, 0.2], { bevel: 0.015 });
  box(pen.at(0, 1.24, 0.162), iron, [0, 0, 0], [0.28, 0.025, 0.004]);
}

/** A bicycle along x, standing. */
export function bicycle(pen: Pen, color: Paint): void {
  const tyre = paint('#1d1e20');
  for (const x of [-0.52, 0.52]) {
    for (let piece = 0; piece < 20; piece++) {
      const [a, b] = [(piece / 20) * Math.PI * 2, ((piece + 1) / 20) * Math.PI * 2];
      rod(
        pen,
        tyre,
        [x + Math.cos(a) * 0.33, 0.34 + Math.sin(a) * 0.33, 0],
        [x + Math.cos(b) * 0.33, 0.34 + Math.sin(b) * 0.33, 0],
        0.018,
        { sides: 5, caps: false },
      );
    }
    for (let spoke = 0; spoke < 5; spoke++)
      rod(
        pen,
        paint('#a5a8aa'),
        [x + Math.cos(spoke * 0.63) * 0.32, 0.34 + Math.sin(spoke * 0.63) * 0.32, 0],
        [x - Math.cos(spoke * 0.63) * 0.32, 0.34 - Math.sin(spoke * 0.63) * 0.32, 0],
        0.002,
        { sides: 3, caps: false },
      );
  }
  const bars = [
    [
      [-0.52, 0.34],
      [-0.05, 0.3],
    ],
    [
      [-0.52, 0.34],
      [-0.17, 0.78],
    ],
    [
      [-0.05, 0.3],
      [-0.2, 0.9],
    ],
    [
      [-0.17, 0.76],
      [0.36, 0.8],
    ],
    [
      [-0.05, 0.3],
      [0.38, 0.72],
    ],
    [
      [0.52, 0.34],
      [0.34, 0.95],
    ],
  ] as const;
  for (const [[x1, y1], [x2, y2]] of bars) rod(pen, color, [x1, y1, 0], [x2, y2, 0], 0.017, { sides: 6 });
  rod(pen, tyre, [0.36, 0.98, -0.26], [0.36, 0.98, 0.26], 0.014, { sides: 6 });
  cushion(pen, tyre, [-0.22, 0.9, 0], [0.26, 0.06, 0.14], 0.5, 4);
  ball(pen, tyre, [-0.05, 0.3, 0.03], [0.09, 0.09, 0.015], 12);
}
