import { type Paint, paint, toned } from '../../scan-maker/paint';
import type { Pen, Triple } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { quad } from '../../scan-maker/shapes/face';
import { ball, cylinder, lathe, rod } from '../../scan-maker/shapes/round';

const frameBlack = paint('#2a2a2c');

/** A framed picture on the wall at z 0: an abstract of fields and circles in the given colours. `y` is its lower edge. */
export function picture(pen: Pen, colors: readonly Paint[], width: number, height: number, y: number, frame = frameBlack): void {
  const mount = paint('#f2efe8');
  for (const side of [-1, 1]) {
    box(pen, frame, [(side * (width - 0.02)) / 2, y, 0.014], [0.02, height, 0.026]);
    box(pen, frame, [0, y + ((side + 1) / 2) * (height - 0.02), 0.014], [width - 0.04, 0.02, 0.026]);
  }
  box(pen, mount, [0, y + 0.02, 0.006], [width - 0.04, height - 0.04, 0.01], { without: ['north', 'top', 'bottom', 'east', 'west'] });
  const [w, h] = [width * 0.36, height * 0.36];
  const field = (color: Paint, x1: number, y1: number, x2: number, y2: number, z: number) =>
    quad(
      pen,
      color,
      [x1 * w, y + height / 2 + y1 * h, z],
      [x2 * w, y + height / 2 + y1 * h, z],
      [x2 * w, y + height / 2 + y2 * h, z],
      [x1 * w, y + height / 2 + y2 * h, z],
    );
  const [one = mount, two = mount, three = mount, four = mount] = colors;
  field(one, -1, -1, 1, 1, 0.0125);
  field(two, -1, -1, 1, -0.3 + pen.random * 0.5, 0.0135);
  field(three, -0.9 + pen.random * 0.6, -0.8, 0.2 + pen.random * 0.6, 0.2 + pen.random * 0.4, 0.0145);
  const r = Math.min(w, h) * 0.34;
  lathe(
    pen.at(w * (0.3 + pen.random * 0.3), y + height / 2 + h * 0.4, 0.0155).tilted('x', 90),
    four,
    [
      [r, 0],
      [0, 0],
    ],
    24,
  );
}

/** A carpet, middle at the origin, with a border. */
export function rug(pen: Pen, ground: Paint, border: Paint, width: number, depth: number): void {
  box(pen, border, [0, 0, 0], [width, 0.012, depth], { bevel: 0.005 });
  box(pen.at(0, 0.012, 0), ground, [0, 0, 0], [width - 0.16, 0.002, depth - 0.16]);
  for (let line = 1; line < 7; line++) {
    const z = -depth / 2 + 0.08 + (line * (depth - 0.16)) / 7;
    box(pen.at(0, 0.014, z), toned(ground, 0.86), [0, 0, 0], [width - 0.16, 0.0006, 0.025]);
  }
}

/** A curtain in folds from x 0 to `width`; it hangs from `top` to just above the floor. */
export function curtain(pen: Pen, cloth: Paint, width: number, top: number, fullness = 9): void {
  const steps = Math.max(8, Math.round(width * fullness * 4));
  const at = (step: number): readonly [number, number] => [
    (step / steps) * width,
    0.035 * Math.sin((step / 4) * Math.PI * 2 * 0.5) + 0.012 * Math.sin(step * 1.7),
  ];
  for (let step = 0; step < steps; step++) {
    const [[x1, z1], [x2, z2]] = [at(step), at(step + 1)];
    const look = toned(cloth, 0.94 + (step % 2) * 0.08);
    const corners: [Triple, Triple, Triple, Triple] = [
      [x1, 0.02, z1],
      [x2, 0.02, z2],
      [x2, top, z2],
      [x1, top, z1],
    ];
    quad(pen, look, ...corners);
    quad(pen, look, corners[1], corners[0], corners[3], corners[2]);
  }
}

/** A curtain rail with round ends. */
export function curtainRail(pen: Pen, length: number, height: number): void {
  rod(pen, frameBlack, [0, height, 0], [length, height, 0], 0.012, { sides: 8 });
  for (const x of [0, length]) ball(pen, frameBlack, [x, height, 0], [0.024, 0.024, 0.024], 10);
}

/** A television on the wall, back at z 0; `y` is its lower edge. */
export function television(pen: Pen, width: number, y: number): void {
  const height = (width * 9) / 16;
  box(pen, paint('#141517'), [0, y, 0.03], [width, height, 0.05], { bevel: 0.005 });
  box(pen, paint('#22282d', { gloss: 0.4 }), [0, y + 0.012, 0.056], [width - 0.024, height - 0.024, 0.002]);
}

/** A monitor on its foot, facing +Z, with content on its screen. */
export function monitor(pen: Pen, width = 0.61, ink = '#8fb3c4'): void {
  const height = width * 0.575;
  const dark = paint('#1c1d20');
  box(pen, dark, [0, 0, 0.02], [0.22, 0.012, 0.18], { bevel: 0.004 });
  box(pen, dark, [0, 0.012, -0.02], [0.05, 0.3, 0.02]);
  box(pen.at(0, 0.14, 0.01), dark, [0, 0.001, 0], [width, height, 0.03], { bevel: 0.005 });
  const glow = (color: string, x: number, y: number, w: number, h: number, layer: number) =>
    box(pen, paint(color, { glow: 0.85 }), [x, 0.14 + y, 0.0255 + layer * 0.0015], [w, h, 0.0014], {
      without: ['north', 'top', 'bottom', 'east', 'west'],
    });
  glow('#e9eef0', 0, 0.012, width - 0.02, height - 0.022, 0);
  glow(ink, 0, height - 0.045, width - 0.02, 0.034, 1);
  glow('#c8d3d8', -width * 0.36, 0.02, width * 0.18, height - 0.08, 1);
  for (let line = 0; line < 5; line++)
    glow(
      line === 1 ? ink : '#aab6bc',
      (pen.random - 0.5) * 0.06,
      0.045 + line * (height * 0.15),
      width * (0.3 + pen.random * 0.18),
      height * 0.05,
      1,
    );
}

/** A laptop, open towards +Z. */
export function laptop(pen: Pen): void {
  const silver = paint('#9a9da1');
  box(pen, silver, [0, 0, 0.1], [0.32, 0.014, 0.22], { bevel: 0.004 });
  box(pen, paint('#2b2c2f'), [0, 0.0142, 0.07], [0.28, 0.001, 0.1]);
  const lid = pen.at(0, 0.012, -0.01).tilted('x', -16);
  box(lid, silver, [0, 0, 0], [0.32, 0.21, 0.008], { bevel: 0.003 });
  box(lid, paint('#dfe8ec', { glow: 0.85 }), [0, 0.01, 0.0045], [0.3, 0.19, 0.0006]);
}

/** Keyboard and mouse. */
export function keyboard(pen: Pen): void {
  box(pen, paint('#d9dadb'), [0, 0, 0], [0.42, 0.012, 0.12], { bevel: 0.004 });
  box(pen, paint('#b9bbbd'), [0, 0.0122, 0], [0.4, 0.001, 0.1]);
  ball(pen, paint('#d9dadb'), [0.3, 0.008, 0], [0.03, 0.02, 0.05], 10);
}

/** A vase. */
export function vase(pen: Pen, glaze: Paint, height = 0.3): void {
  const h = height;
  lathe(
    pen,
    glaze,
    [
      [h * 0.2, 0],
      [h * 0.36, h * 0.3],
      [h * 0.3, h * 0.62],
      [h * 0.12, h * 0.85],
      [h * 0.16, h],
    ],
    20,
  );
}

/** A bowl of fruit. */
export function fruitBowl(pen: Pen): void {
  lathe(
    pen,
    paint('#d8d2c6', { gloss: 0.15 }),
    [
      [0.06, 0],
      [0.13, 0.04],
      [0.17, 0.09],
      [0.163, 0.09],
      [0.12, 0.045],
      [0, 0.03],
    ],
    24,
  );
  for (let fruit = 0; fruit < 7; fruit++) {
    const around = fruit * 2.4;
    const reach = fruit < 5 ? 0.075 : 0.02;
    const color = paint(['#c9622f', '#d9a13b', '#a83b32', '#8a9a45'][fruit % 4] ?? '#c9622f', { gloss: 0.2 });
    ball(pen, color, [Math.sin(around) * reach, fruit < 5 ? 0.09 : 0.135, Math.cos(around) * reach], [0.042, 0.04, 0.042], 10);
  }
}

/** A place setting at a table, towards +Z: plate, bowl, cutlery, glass. */
export function setting(pen: Pen, china = paint('#f1eee8', { gloss: 0.12 })): void {
  lathe(
    pen,
    china,
    [
      [0.08, 0],
      [0.135, 0.014],
      [0.132, 0.018],
      [0.085, 0.008],
      [0, 0.007],
    ],
    24,
  );
  lathe(
    pen.at(0, 0.009, 0),
    toned(china, 0.9),
    [
      [0.035, 0],
      [0.072, 0.035],
      [0.069, 0.037],
      [0.03, 0.008],
      [0, 0.007],
    ],
    20,
  );
  const steel = paint('#b5b8ba', { gloss: 0.4 });
  for (const x of [-0.17, 0.165, 0.185]) box(pen, steel, [x, 0, 0.01], [0.012, 0.004, 0.19], { bevel: 0.0015 });
  lathe(
    pen.at(0.2, 0, -0.15),
    paint('#dfe9ea'),
    [
      [0.03, 0],
      [0.005, 0.008],
      [0.005, 0.08],
      [0.035, 0.12],
      [0.033, 0.18],
    ],
    14,
  );
}

/** A clock on the wall. */
export function clock(pen: Pen, y: number, radius = 0.17): void {
  const face = pen.at(0, y, 0).tilted('x', 90);
  cylinder(face, frameBlack, [0, 0, 0], radius, 0.03, 28);
  cylinder(face, paint('#f4f2ec'), [0, 0.004, 0], radius * 0.92, 0.0285, 28);
  for (const [turn, length] of [
    [55, 0.55],
    [-70, 0.8],
  ] as const)
    box(face.at(0, 0.033, 0, turn), frameBlack, [0, 0, -radius * length * 0.4], [0.01, 0.003, radius * length]);
}
