import { type Paint, paint, toned } from '../../scan-maker/paint';
import type { Pen, Triple } from '../../scan-maker/pen';
import { lathe, rod } from '../../scan-maker/shapes/round';
import { foliage, leaf } from '../../scan-maker/shapes/soft';

const soil = paint('#3b2d22');
const stalk = paint('#6d6a45');
const green = paint('#4f7245', { tones: 0.3 });

/** A round pot with earth in it. */
export function pot(pen: Pen, glaze: Paint, radius: number, height: number): void {
  const r = radius;
  lathe(
    pen,
    glaze,
    [
      [r * 0.72, 0],
      [r, height * 0.9],
      [r, height],
      [r * 0.9, height],
      [r * 0.88, height * 0.9],
    ],
    18,
  );
  lathe(
    pen,
    soil,
    [
      [r * 0.9, height * 0.9],
      [0, height * 0.92],
    ],
    14,
  );
}

/** A plant with large leaves on bent stalks. */
export function monstera(pen: Pen, glaze: Paint, size = 1): void {
  pot(pen, glaze, 0.17 * size, 0.32 * size);
  for (let index = 0; index < 15; index++) {
    const around = pen.random * 6.28;
    const [reach, rise] = [(0.12 + pen.random * 0.3) * size, (0.35 + pen.random * 0.6) * size];
    const end: Triple = [Math.sin(around) * reach, 0.3 * size + rise, Math.cos(around) * reach];
    rod(pen, stalk, [0, 0.28 * size, 0], end, 0.007 * size, { sides: 4, caps: false });
    const length = (0.2 + pen.random * 0.14) * size;
    const tip: Triple = [
      end[0] + Math.sin(around) * length,
      end[1] - length * (0.1 + pen.random * 0.4),
      end[2] + Math.cos(around) * length,
    ];
    leaf(pen, toned(green, 0.75 + pen.random * 0.5), end, tip, length * 0.85, 0.05 * size);
  }
}

/** A small indoor tree: a trunk surrounded by leaves. */
export function fig(pen: Pen, glaze: Paint, height = 1.7): void {
  pot(pen, glaze, 0.19, 0.36);
  rod(pen, paint('#6b5640'), [0, 0.3, 0], [0.04, height * 0.72, 0.02], 0.019, { end: 0.01 });
  for (let index = 0; index < 46; index++) {
    const up = 0.42 + pen.random * 0.58;
    const around = index * 2.4;
    const start: Triple = [Math.sin(around) * 0.06, height * up * 0.92, Math.cos(around) * 0.06];
    const length = 0.17 + pen.random * 0.13;
    const tip: Triple = [
      start[0] + Math.sin(around) * length * 1.3,
      start[1] + length * (pen.random - 0.15),
      start[2] + Math.cos(around) * length * 1.3,
    ];
    leaf(pen, toned(green, 0.7 + pen.random * 0.55), start, tip, 0.13, 0.03);
  }
}

/** A plant with upright, sword-shaped leaves. */
export function sansevieria(pen: Pen, glaze: Paint, size = 1): void {
  pot(pen, glaze, 0.12 * size, 0.2 * size);
  for (let index = 0; index < 13; index++) {
    const around = index * 2.4;
    const lean = 0.05 + pen.random * 0.14;
    const height = (0.3 + pen.random * 0.35) * size;
    const foot: Triple = [Math.sin(around) * 0.04 * size, 0.18 * size, Math.cos(around) * 0.04 * size];
    const tip: Triple = [Math.sin(around) * lean, 0.18 * size + height, Math.cos(around) * lean];
    leaf(pen, toned(paint('#5f7a52'), 0.75 + pen.random * 0.5), foot, tip, 0.06 * size);
  }
}

/** A small bush in a pot. */
export function herb(pen: Pen, glaze: Paint, size = 1): void {
  pot(pen, glaze, 0.07 * size, 0.12 * size);
  for (let index = 0; index < 18; index++) {
    const around = index * 2.4;
    const reach = (0.03 + pen.random * 0.09) * size;
    const start: Triple = [Math.sin(around) * reach * 0.4, (0.12 + pen.random * 0.08) * size, Math.cos(around) * reach * 0.4];
    leaf(
      pen,
      toned(green, 0.85 + pen.random * 0.5),
      start,
      [start[0] * 3.2, start[1] + (pen.random - 0.1) * 0.09 * size, start[2] * 3.2],
      0.04 * size,
    );
  }
}

/** A vase with dry branches. */
export function branches(pen: Pen, glaze: Paint, size = 1): void {
  lathe(
    pen,
    glaze,
    [
      [0.05, 0],
      [0.085, 0.1],
      [0.075, 0.2],
      [0.03, 0.27],
      [0.036, 0.3],
    ].map(([r = 0, h = 0]) => [r * size, h * size] as const),
    18,
  );
  for (let index = 0; index < 8; index++) {
    const around = index * 2.4;
    const lean = 0.1 + pen.random * 0.22;
    const tip: Triple = [Math.sin(around) * lean * size, (0.6 + pen.random * 0.35) * size, Math.cos(around) * lean * size];
    rod(pen, paint('#8a7355'), [0, 0.28 * size, 0], tip, 0.004, { sides: 4, caps: false });
    for (let bud = 0; bud < 4; bud++) {
      const share = 0.55 + bud * 0.15;
      const at: Triple = [tip[0] * share, 0.28 * size + (tip[1] - 0.28 * size) * share, tip[2] * share];
      leaf(pen, paint('#c9ad7f'), at, [at[0] + (pen.random - 0.5) * 0.14, at[1] + 0.08, at[2] + (pen.random - 0.5) * 0.14], 0.04);
    }
  }
}

/** A garden tree. */
export function tree(pen: Pen, height: number, crown: Paint, lumps = 9): void {
  const bark = paint('#5d4a3a');
  rod(pen, bark, [0, 0, 0], [0, height * 0.5, 0], height * 0.028, { sides: 9, end: height * 0.018, stretch: 1, caps: false });
  for (let lump = 0; lump < lumps; lump++) {
    const around = lump * 2.4;
    const reach = height * (lump === 0 ? 0 : 0.1 + pen.random * 0.14);
    const at: Triple = [Math.sin(around) * reach, height * (0.55 + pen.random * 0.3), Math.cos(around) * reach];
    rod(pen, bark, [0, height * 0.4, 0], at, height * 0.012, { sides: 5, end: height * 0.005, caps: false, stretch: 2 });
    const r = height * (0.13 + pen.random * 0.07);
    foliage(pen, toned(crown, 0.85 + pen.random * 0.3), at, [r, r * 0.82, r], 11);
  }
}

/** A clipped hedge along x. */
export function hedge(pen: Pen, length: number, height: number, depth = 0.6): void {
  const leaves = paint('#4c6a3b', { tones: 0.3 });
  for (let x = 0.3; x < length; x += 0.55) {
    const tall = height * (0.95 + pen.random * 0.1);
    foliage(pen, leaves, [x - length / 2, tall * 0.5, 0], [0.42, tall * 0.56, depth * 0.55], 9);
  }
}

/** A tuft of long grass. */
export function grass(pen: Pen, size: number, color = paint('#8f9a5b', { tones: 0.3 })): void {
  for (let blade = 0; blade < 11; blade++) {
    const around = blade * 2.4;
    const lean = (0.12 + pen.random * 0.3) * size;
    leaf(
      pen,
      toned(color, 0.8 + pen.random * 0.4),
      [Math.sin(around) * 0.05 * size, 0, Math.cos(around) * 0.05 * size],
      [Math.sin(around) * lean, (0.6 + pen.random * 0.5) * size, Math.cos(around) * lean],
      0.05 * size,
      0.04,
    );
  }
}

/** A round bush. */
export function shrub(pen: Pen, size: number, color: Paint): void {
  for (let lump = 0; lump < 4; lump++) {
    const around = lump * 1.9;
    foliage(
      pen,
      toned(color, 0.85 + pen.random * 0.3),
      [Math.sin(around) * size * 0.35, size * 0.42, Math.cos(around) * size * 0.35],
      [size * 0.45, size * (0.4 + pen.random * 0.2), size * 0.45],
      9,
    );
  }
}
