import { type Paint, paint } from '../../scan-maker/paint';
import type { Pen, Triple } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { lathe, rod, tube } from '../../scan-maker/shapes/round';
import { colors } from './plan';

const bolt = paint('#6f7678', { gloss: 0.3 });

/** A pipe along points, bent round at corners, with flanges at both ends and about every four metres of its straights. */
export function pipe(pen: Pen, look: Paint, path: readonly Triple[], radius: number): void {
  tube(pen, { ...look, gloss: Math.max(look.gloss, 0.3) }, path, radius, radius * 3.2, radius > 0.07 ? 12 : 8);
  for (const [index, end] of path.entries()) {
    const next = path[index + 1];
    if (!next) continue;
    const length = Math.hypot(next[0] - end[0], next[1] - end[1], next[2] - end[2]);
    const joints = Math.floor(length / 4);
    const shares = Array.from({ length: joints }, (_, joint) => (joint + 1) / (joints + 1));
    if (index === 0) shares.unshift(0.06 / length);
    if (index === path.length - 2) shares.push(1 - 0.06 / length);
    for (const share of shares) flange(pen, look, end, next, share, radius);
  }
}

function flange(pen: Pen, look: Paint, from: Triple, to: Triple, share: number, radius: number): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const at = (part: number): Triple => [
    from[0] + (to[0] - from[0]) * part,
    from[1] + (to[1] - from[1]) * part,
    from[2] + (to[2] - from[2]) * part,
  ];
  const half = 0.022 / length;
  rod(pen, look, at(share - half * 1.1), at(share - half * 0.1), radius * 1.65, { sides: 12 });
  rod(pen, look, at(share + half * 0.1), at(share + half * 1.1), radius * 1.65, { sides: 12 });
  rod(pen, bolt, at(share - half * 0.15), at(share + half * 0.15), radius * 1.5, { sides: 10, caps: false });
}

/** A valve in a pipe that runs along x, with a hand wheel above. */
export function valve(pen: Pen, wheel: Paint, radius: number): void {
  rod(pen, colors.cast, [-radius * 2.4, 0, 0], [radius * 2.4, 0, 0], radius * 1.5, { sides: 12 });
  for (const x of [-radius * 2.4, radius * 2.2]) rod(pen, colors.cast, [x, 0, 0], [x + 0.03, 0, 0], radius * 1.9, { sides: 12 });
  rod(pen, colors.cast, [0, radius, 0], [0, radius * 4, 0], radius * 0.8, { sides: 10 });
  rod(pen, bolt, [0, radius * 4, 0], [0, radius * 5.6, 0], radius * 0.22, { sides: 6 });
  const size = radius * 2;
  const points = 14;
  for (let point = 0; point < points; point++) {
    const [a, b] = [(point / points) * Math.PI * 2, ((point + 1) / points) * Math.PI * 2];
    rod(
      pen,
      wheel,
      [Math.cos(a) * size, radius * 5.4, Math.sin(a) * size],
      [Math.cos(b) * size, radius * 5.4, Math.sin(b) * size],
      radius * 0.2,
      { sides: 5, caps: false },
    );
  }
  for (const turn of [0, 60, 120])
    rod(pen.at(0, radius * 5.4, 0, turn), wheel, [-size, 0, 0], [size, 0, 0], radius * 0.14, { sides: 4, caps: false });
}

/** A round dial on a short pipe, facing +Z. */
export function gauge(pen: Pen): void {
  rod(pen, bolt, [0, 0, 0], [0, 0.12, 0], 0.012, { sides: 6 });
  const dial = pen.at(0, 0.19, 0).tilted('x', 90);
  lathe(
    dial,
    colors.black,
    [
      [0, -0.02],
      [0.075, -0.02],
      [0.075, 0.02],
      [0.066, 0.022],
    ],
    18,
  );
  lathe(
    dial,
    colors.white,
    [
      [0.066, 0.018],
      [0, 0.018],
    ],
    18,
  );
  box(dial.at(0, 0.0185, 0, 40), colors.red, [0, 0.001, -0.02], [0.008, 0.002, 0.06]);
}

/** The rack: pipes of six colours on brackets along the edge of the mezzanine, and their drops to the machines. */
export function rack(pen: Pen): void {
  const lines = [
    { look: colors.green, radius: 0.09, z: 8.55 },
    { look: colors.stainless, radius: 0.13, z: 8.9 },
    { look: colors.red, radius: 0.07, z: 9.2 },
    { look: colors.sky, radius: 0.06, z: 9.42 },
    { look: colors.yellow, radius: 0.05, z: 9.62 },
  ];
  for (const { look, radius, z } of lines)
    pipe(
      pen,
      look,
      [
        [1.2, 3.55, z],
        [31.5 - (z - 8.5), 3.55, z],
        [31.5 - (z - 8.5), 0.4, z],
      ],
      radius,
    );
  for (let x = 2.5; x < 31; x += 3.5) {
    box(pen.at(x, 3.28, 9.05), colors.steel, [0, 0.001, 0], [0.1, 0.1, 1.5]);
    box(pen.at(x, 3.38, 8.1), colors.steel, [0, 0.001, 0], [0.08, 0.5, 0.08]);
    rod(pen, colors.steel, [x, 3.3, 9.75], [x, 4.0, 8.1], 0.025, { sides: 5 });
  }
  for (const [x, z, look] of [
    [6, 8.9, colors.stainless],
    [13, 8.55, colors.green],
    [20, 8.9, colors.stainless],
  ] as const) {
    valve(pen.at(x, 3.55, z), colors.red, look === colors.green ? 0.09 : 0.13);
  }
}
