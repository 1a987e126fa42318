import { type Paint, paint, toned } from '../../scan-maker/paint';
import type { Pen, Triple } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { cylinder, lathe, type Profile, rod } from '../../scan-maker/shapes/round';
import { gauge, pipe, valve } from './pipes';
import { colors } from './plan';
import { pump } from './pump';

/** A standing tank with domed ends on four legs; the middle of its foot at the origin. A band of colour identifies its content. */
export function tank(pen: Pen, radius: number, height: number, band: Paint): void {
  const foot = 0.9;
  const dome = radius * 0.32;
  const r = radius;
  const rows = Math.ceil(height / 0.8);
  const wall: Profile = Array.from({ length: rows + 1 }, (_, row) => [r, foot + dome + ((height - foot - 2 * dome) * row) / rows] as const);
  const angles = [0, 0.2, 0.4, 0.6, 0.8].map((share) => (share * Math.PI) / 2);
  const below: Profile = angles.map((angle) => [r * Math.sin(angle), foot + dome - dome * Math.cos(angle)] as const);
  const above: Profile = angles.map((angle) => [r * Math.sin(angle), height - dome + dome * Math.cos(angle)] as const).reverse();
  lathe(pen, colors.stainless, [...below, ...wall, ...above], 28);
  for (const y of [foot + dome + 0.1, height * 0.5, height - dome - 0.1])
    lathe(
      pen.at(0, y, 0),
      toned(colors.stainless, 0.92),
      [
        [r * 1.012, -0.03],
        [r * 1.014, 0],
        [r * 1.012, 0.03],
      ],
      28,
    );
  lathe(
    pen.at(0, height * 0.62, 0),
    band,
    [
      [r * 1.006, 0],
      [r * 1.006, 0.35],
    ],
    28,
  );
  for (let leg = 0; leg < 4; leg++) {
    const at = pen.at(0, 0, 0, 45 + leg * 90);
    rod(at, colors.steel, [0, 0.02, r * 0.82], [0, foot + dome * 0.9, r * 0.82], 0.08, { sides: 8 });
    box(at, colors.steel, [0, 0, r * 0.82], [0.32, 0.03, 0.32]);
  }
  manway(pen.at(0, foot + dome + 0.75, r * 0.99));
  levelGlass(pen, r, foot + dome + 0.3, height - dome - 0.3);
  gauge(pen.at(0.5, height - dome * 0.8, r * 0.62));
}

/** A round hatch with bolts, facing +Z. */
function manway(pen: Pen): void {
  const face = pen.tilted('x', 90);
  lathe(
    face,
    toned(colors.stainless, 0.9),
    [
      [0.27, -0.1],
      [0.27, 0.06],
      [0.33, 0.06],
      [0.33, 0.11],
      [0, 0.14],
    ],
    20,
  );
  for (let nut = 0; nut < 10; nut++) cylinder(face.at(0, 0.1, 0, nut * 36).at(0, 0, 0.3), colors.steel, [0, 0, 0], 0.02, 0.035, 6);
  rod(pen, colors.steel, [-0.1, 0.02, 0.18], [0.1, 0.02, 0.18], 0.014, { sides: 6 });
}

function levelGlass(pen: Pen, r: number, low: number, high: number): void {
  const at = pen.at(0, 0, 0, 28);
  for (const y of [low, high]) rod(at, colors.steel, [0, y, r * 0.96], [0, y, r + 0.14], 0.02, { sides: 6 });
  rod(at, paint('#dfe9ea'), [0, low, r + 0.12], [0, high, r + 0.12], 0.022, { sides: 8 });
  rod(at, colors.blue, [0, low, r + 0.12], [0, low + (high - low) * 0.62, r + 0.12], 0.024, { sides: 8 });
}

/** A ladder with a safety cage, from the floor up, standing before +Z. */
export function ladder(pen: Pen, height: number): void {
  for (const x of [-0.22, 0.22]) rod(pen, colors.yellow, [x, 0, 0], [x, height, 0], 0.022, { sides: 6, stretch: 1.5 });
  for (let y = 0.28; y < height; y += 0.28) rod(pen, colors.yellow, [-0.22, y, 0], [0.22, y, 0], 0.014, { sides: 5, caps: false });
  for (let y = 2.4; y < height; y += 0.8) {
    const hoop = Array.from({ length: 9 }, (_, step) => {
      const angle = (step / 8) * Math.PI;
      return [Math.cos(angle) * 0.34, y, Math.sin(angle) * 0.68] as const;
    });
    for (const [index, point] of hoop.entries()) {
      const next = hoop[index + 1];
      if (next) rod(pen, colors.yellow, point, next, 0.012, { sides: 4, caps: false });
    }
  }
  for (const angle of [0.6, 1.57, 2.54])
    rod(
      pen,
      colors.yellow,
      [Math.cos(angle) * 0.34, 2.4, Math.sin(angle) * 0.68],
      [Math.cos(angle) * 0.34, height, Math.sin(angle) * 0.68],
      0.01,
      { sides: 4, stretch: 2 },
    );
}

/** A lying vessel on two saddles, along x. */
export function vessel(pen: Pen, length: number, radius: number, band: Paint): void {
  const lying = pen.at(-length / 2, radius + 0.55, 0).tilted('z', -90);
  const r = radius;
  const dome = r * 0.5;
  const ends: Profile = [
    [0, 0],
    [r * 0.5, dome * 0.14],
    [r * 0.8, dome * 0.42],
    [r * 0.96, dome * 0.76],
    [r, dome],
  ];
  const rows = Math.ceil(length / 0.8);
  const wall: Profile = Array.from({ length: rows }, (_, row) => [r, dome + ((length - 2 * dome) * (row + 1)) / rows] as const);
  lathe(
    lying,
    colors.stainless,
    [...ends, ...wall, [r * 0.96, length - dome * 0.76], [r * 0.8, length - dome * 0.42], [r * 0.5, length - dome * 0.14], [0, length]],
    26,
  );
  lathe(
    lying.at(0, length * 0.45, 0),
    band,
    [
      [r * 1.006, 0],
      [r * 1.006, 0.3],
    ],
    26,
  );
  for (const x of [-length * 0.28, length * 0.28]) {
    box(pen, paint('#a8a49a'), [x, 0, 0], [0.5, 0.18, r * 1.7]);
    box(pen, colors.steel, [x, 0.18, 0], [0.3, 0.55, r * 1.4]);
  }
  manway(pen.at(length * 0.22, radius * 1.98 + 0.52, 0).tilted('x', -90));
  gauge(pen.at(-length * 0.3, radius * 2 + 0.55, 0));
}

/** A kettle with an agitator on top, standing on the deck. */
export function kettle(pen: Pen, band: Paint): void {
  const r = 0.95;
  for (let leg = 0; leg < 4; leg++)
    rod(pen.at(0, 0, 0, 45 + leg * 90), colors.steel, [0, 0, r * 0.85], [0, 0.9, r * 0.85], 0.06, { sides: 8 });
  lathe(
    pen,
    colors.stainless,
    [
      [0, 0.45],
      [r * 0.5, 0.5],
      [r * 0.82, 0.62],
      [r, 0.85],
      [r, 1.4],
      [r, 1.98],
      [r * 0.9, 2.32],
      [r * 0.6, 2.46],
      [0, 2.52],
    ],
    26,
  );
  lathe(
    pen.at(0, 1.3, 0),
    band,
    [
      [r * 1.008, 0],
      [r * 1.008, 0.22],
    ],
    26,
  );
  lathe(
    pen.at(0, 2.05, 0),
    toned(colors.stainless, 0.85),
    [
      [r * 1.06, 0],
      [r * 1.06, 0.06],
      [r, 0.07],
    ],
    26,
  );
  rod(pen, colors.steel, [0, 2.48, 0], [0, 2.75, 0], 0.16, { sides: 12 });
  rod(pen, colors.motor, [0, 2.75, 0], [0, 3.2, 0], 0.19, { sides: 14 });
  for (let fin = 0; fin < 8; fin++) box(pen.at(0, 2.8, 0, fin * 45), colors.motor, [0, 0.001, 0.19], [0.012, 0.34, 0.035]);
  manway(pen.at(-0.45, 2.4, 0.3).tilted('x', -80));
  gauge(pen.at(0.55, 2.4, 0.2));
  pipe(
    pen,
    colors.stainless,
    [
      [0, 0.46, 0],
      [0, -0.9, 0],
    ],
    0.06,
  );
}

/** Tanks along the south wall, pumps before them, and the pipes between tank, pump and rack. */
export function tankFarm(pen: Pen): void {
  const bands = [colors.green, colors.blue, colors.orange, colors.green];
  const xs = [5.8, 9.9, 14.0, 18.1];
  for (const [index, x] of xs.entries()) {
    const band = bands[index] ?? colors.green;
    tank(pen.at(x, 0, 18.9, 180), 1.5, 7.6, band);
    pump(pen.at(x + 0.75, 0, 14.6));
    const suction: Triple[] = [
      [x, 0.92, 18.9],
      [x, 0.55, 18.9],
      [x - 0.6, 0.55, 18.9],
      [x - 0.6, 0.55, 14.6],
      [x, 0.55, 14.6],
    ];
    pipe(pen, band, suction, 0.09);
    valve(pen.at(x - 0.6, 0.55, 16.7, 90), colors.red, 0.09);
    pipe(
      pen,
      band,
      [
        [x + 0.37, 1.0, 14.74],
        [x + 0.37, 2.9, 14.74],
        [x + 0.37, 2.9, 13.2],
        [x + 0.37, 4.9, 13.2],
        [x + 0.37, 4.9, 8.9],
        [x + 0.37, 3.7, 8.9],
      ],
      0.07,
    );
    gauge(pen.at(x + 0.37, 1.9, 14.82).at(0, 0, 0.08));
    pipe(
      pen,
      colors.sky,
      [
        [x - 0.7, 7.3, 18.6],
        [x - 0.7, 8.9, 18.6],
        [x - 0.7, 8.9, 20.9],
      ],
      0.05,
    );
  }
  ladder(pen.at(20.45, 0, 16.8, 90), 9.1);
  lyingVessels(pen);
}

/** Two vessels on saddles, and the air and fire mains on the wall. */
function lyingVessels(pen: Pen): void {
  pipe(
    pen,
    colors.sky,
    [
      [4.2, 8.9, 20.95],
      [20.6, 8.9, 20.95],
      [20.6, 1.2, 20.95],
    ],
    0.08,
  );
  pipe(
    pen,
    colors.red,
    [
      [0.9, 5.6, 21.25],
      [39, 5.6, 21.25],
    ],
    0.06,
  );
  vessel(pen.at(25.6, 0, 19.4), 4.6, 0.95, colors.orange);
  vessel(pen.at(25.6, 0, 16.7), 4.0, 0.75, colors.blue);
  pipe(
    pen,
    colors.orange,
    [
      [24.2, 2.42, 19.4],
      [24.2, 3.3, 19.4],
      [24.2, 3.3, 16.7],
      [24.2, 2.05, 16.7],
    ],
    0.07,
  );
  pipe(
    pen,
    colors.blue,
    [
      [27, 0.6, 16.7],
      [29.3, 0.6, 16.7],
      [29.3, 0.6, 14.4],
      [29.3, 4.9, 14.4],
      [29.3, 4.9, 9.2],
      [29.3, 3.7, 9.2],
    ],
    0.08,
  );
}
