import { type Paint, paint, toned } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { cylinder, lathe, rod, tube } from '../../scan-maker/shapes/round';
import { cushion } from '../../scan-maker/shapes/soft';

const china = paint('#f3f2ee', { gloss: 0.18 });
const chrome = paint('#aeb4b8', { gloss: 0.5 });
const mirror = paint('#b9c6cb', { gloss: 0.1 });

/** A wall-hung WC with its flush plate, back at z 0. */
export function toilet(pen: Pen): void {
  cushion(pen, china, [0, 0.1, 0.27], [0.36, 0.3, 0.54], 0.55, 7);
  cushion(pen, toned(china, 0.97), [0, 0.395, 0.29], [0.37, 0.035, 0.46], 0.5, 6);
  cushion(pen, china, [0, 0.425, 0.28], [0.365, 0.022, 0.45], 0.5, 6);
  box(pen, china, [0, 0.95, 0.008], [0.24, 0.16, 0.014], { bevel: 0.004 });
  for (const x of [-0.04, 0.05]) box(pen, chrome, [x, 0.99, 0.018], [0.075, 0.08, 0.006], { bevel: 0.002 });
}

/** A vanity with a bowl, a tap and a lit mirror, back at z 0. */
export function vanity(pen: Pen, wood: Paint, width: number, bowls = 1): void {
  box(pen.at(0, 0.42, 0), wood, [0, 0.001, 0.24], [width, 0.4, 0.48], { bevel: 0.006 });
  box(pen, toned(wood, 0.7), [0, 0.62, 0.482], [width - 0.02, 0.006, 0.004]);
  box(pen, paint('#d9d4ca'), [0, 0.82, 0.25], [width + 0.02, 0.025, 0.51], { bevel: 0.004 });
  for (let bowl = 0; bowl < bowls; bowl++) {
    const place = pen.at((bowl - (bowls - 1) / 2) * (width / bowls), 0.845, 0.27);
    lathe(
      place,
      china,
      [
        [0.12, 0],
        [0.2, 0.07],
        [0.215, 0.13],
        [0.205, 0.132],
        [0.18, 0.07],
        [0.1, 0.02],
        [0, 0.015],
      ],
      24,
    );
    tube(
      place,
      chrome,
      [
        [0, 0, -0.22],
        [0, 0.24, -0.22],
        [0, 0.24, -0.08],
        [0, 0.21, -0.08],
      ],
      0.011,
      0.04,
      8,
    );
  }
  box(pen, paint('#f7efe0', { glow: 0.95 }), [0, 1.14, 0.006], [width * 0.96 + 0.04, 0.84, 0.012]);
  box(pen, mirror, [0, 1.16, 0.02], [width * 0.96, 0.8, 0.012]);
  lathe(
    pen.at(width / 2 - 0.1, 0.845, 0.12),
    paint('#7d8f86'),
    [
      [0.03, 0],
      [0.034, 0.1],
      [0.012, 0.13],
      [0.012, 0.15],
      [0, 0.151],
    ],
    12,
  );
}

/** A free-standing tub along x, middle at the origin. */
export function bathtub(pen: Pen): void {
  const outer = (grow: number, height: number) => [0.82 * grow, height] as const;
  const oval = pen.at(0, 0, 0);
  const shape = [
    outer(0.78, 0),
    outer(0.86, 0.06),
    outer(0.97, 0.5),
    outer(1, 0.57),
    outer(0.97, 0.585),
    outer(0.93, 0.56),
    outer(0.84, 0.2),
    outer(0.66, 0.12),
    [0, 0.11] as const,
  ];
  ovalLathe(oval, shape);
  tube(
    pen,
    chrome,
    [
      [0, 0, -0.48],
      [0, 0.86, -0.48],
      [0, 0.86, -0.3],
      [0, 0.8, -0.3],
    ],
    0.016,
    0.08,
    10,
  );
  rod(pen, chrome, [0.02, 0.7, -0.46], [0.1, 0.7, -0.46], 0.012, { sides: 8 });
}

function ovalLathe(pen: Pen, shape: readonly (readonly [number, number])[]): void {
  const { drawing } = pen;
  const first = drawing.vertexCount;
  lathe(pen, china, shape, 28);
  // scaled to half its width, in the pen's own frame
  const across = pen.direction([0, 0, 1]);
  const middle = pen.point([0, 0, 0]);
  for (let vertex = first; vertex < drawing.vertexCount; vertex++) {
    const way = drawing.position(vertex).sub(middle).dot(across) * 0.54;
    for (const [axis, part] of across.toArray().entries())
      drawing.positions[vertex * 3 + axis] = (drawing.positions[vertex * 3 + axis] ?? 0) - part * way;
  }
}

/** A walk-in shower in the corner behind and left of the origin: tray, rail and a glass screen along +X at its front. */
export function shower(pen: Pen, width: number, depth: number): void {
  box(pen, paint('#e4e2dc'), [width / 2, 0, depth / 2], [width, 0.02, depth]);
  box(pen, paint('#8d9496'), [width / 2, 0.02, depth / 2], [0.5, 0.003, 0.06]);
  tube(
    pen,
    chrome,
    [
      [0.5, 1.0, 0.05],
      [0.5, 2.15, 0.05],
      [0.5, 2.15, 0.42],
      [0.5, 2.1, 0.42],
    ],
    0.012,
    0.07,
    8,
  );
  cylinder(pen.at(0.5, 2.07, 0.42), chrome, [0, 0, 0], 0.13, 0.02, 20);
  box(pen, chrome, [0.5, 1.05, 0.05], [0.26, 0.05, 0.05], { bevel: 0.012 });
  const glass = paint('#d6e6e6', { alpha: 0.18 });
  box(pen.on('glass'), glass, [width * 0.36, 0.02, depth], [width * 0.72, 2, 0.008]);
  rod(pen, chrome, [0, 2.02, depth], [width * 0.72, 2.02, depth], 0.009, { sides: 6 });
}

/** A heated rail with a towel over it, back at z 0. */
export function towelRail(pen: Pen, towel: Paint): void {
  for (const x of [-0.24, 0.24]) rod(pen, chrome, [x, 0.5, 0.07], [x, 1.6, 0.07], 0.013, { sides: 7 });
  for (let bar = 0; bar < 9; bar++)
    rod(pen, chrome, [-0.24, 0.56 + bar * 0.12, 0.075], [0.24, 0.56 + bar * 0.12, 0.075], 0.009, { sides: 6 });
  cushion(pen, towel, [-0.03, 0.78, 0.085], [0.36, 0.5, 0.05], 0.15, 5);
}

/** A folded pile of towels. */
export function towels(pen: Pen, colors: readonly Paint[]): void {
  for (const [index, color] of colors.entries()) cushion(pen.at(0, index * 0.062, 0), color, [0, 0, 0], [0.34, 0.066, 0.24], 0.3, 4);
}
