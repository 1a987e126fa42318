import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { laid, quad } from '../../scan-maker/shapes/face';
import { rod } from '../../scan-maker/shapes/round';
import { girder } from './hall';
import { colors, MEZZ, TOP } from './plan';

type Edge = readonly [x: number, z: number];

/** The mezzanine's deck on its columns, with the stair up to it. Pens in world coordinates. */
export function mezzanine(ground: Pen, pen: Pen): void {
  deck(pen, ground, MEZZ);
  for (let x = 5; x <= 30; x += 5)
    for (const z of [4.2, 7.8]) girder(ground, colors.steel, [x - 0.2, 0, z], [x - 0.2, MEZZ.level - 0.36, z], 0.24);
  rails(pen, MEZZ.level, [
    [
      [0.4, 7.95],
      [29.95, 7.95],
    ],
    [
      [29.95, 7.95],
      [29.95, 7.05],
    ],
    [
      [29.95, 5.85],
      [29.95, 0.5],
    ],
  ]);
  stair(ground, { x: 37.32, z: 7, level: 0, rise: 4.2 / 24, steps: 12 });
}

/** The gallery on top of it, its stair, and the walk to the tops of the tanks. */
export function gallery(lower: Pen, pen: Pen): void {
  deck(pen, lower, TOP);
  for (let x = 5; x <= 15; x += 5)
    for (const z of [7.8]) girder(lower, colors.steel, [x - 0.2, MEZZ.level, z], [x - 0.2, TOP.level - 0.36, z], 0.22);
  rails(pen, TOP.level, [
    [
      [0.4, 7.95],
      [13.3, 7.95],
    ],
    [
      [14.7, 7.95],
      [15.95, 7.95],
    ],
    [
      [15.95, 6.55],
      [15.95, 0.5],
    ],
  ]);
  stair(lower, { x: 22.72, z: 7.8, level: MEZZ.level, rise: 3.8 / 22, steps: 11 });
  walk(pen);
}

function deck(pen: Pen, below: Pen, { level, west, east, north, south }: typeof MEZZ | typeof TOP): void {
  laid(
    pen,
    colors.deck,
    {
      flat: { origin: [west, level, south], u: [1, 0, 0], v: [0, 0, -1] },
      width: east - west,
      height: south - north,
      piece: [2.5, 1.25],
      offset: 0.5,
      joint: 0.008,
    },
    colors.steel,
  );
  const under = level - 0.12;
  quad(below, colors.deck, [west, under, north], [east, under, north], [east, under, south], [west, under, south]);
  quad(pen, colors.steel, [west, level - 0.36, south], [east, level - 0.36, south], [east, level, south], [west, level, south]);
  quad(pen, colors.steel, [east, level - 0.36, south], [east, level - 0.36, north], [east, level, north], [east, level, south]);
  for (let x = west + 2.3; x < east; x += 2.5)
    girder(below, colors.steel, [x, under - 0.15, north + 0.1], [x, under - 0.15, south - 0.06], 0.26);
  girder(below, colors.steel, [west, under - 0.2, 4.2], [east, under - 0.2, 4.2], 0.34);
}

/** Yellow rails with a knee rail and a toe board along edges at a level. */
export function rails(pen: Pen, level: number, edges: readonly (readonly [Edge, Edge])[]): void {
  for (const [[x, z], [x2, z2]] of edges) {
    const length = Math.hypot(x2 - x, z2 - z);
    const posts = Math.max(1, Math.round(length / 1.5));
    for (let post = 0; post <= posts; post++) {
      const [px, pz] = [x + ((x2 - x) * post) / posts, z + ((z2 - z) * post) / posts];
      rod(pen, colors.yellow, [px, level, pz], [px, level + 1.1, pz], 0.022, { sides: 6, caps: false });
    }
    for (const y of [0.55, 1.1]) rod(pen, colors.yellow, [x, level + y, z], [x2, level + y, z2], 0.022, { sides: 6, stretch: 1.4 });
    const [mx, mz] = [(x + x2) / 2, (z + z2) / 2];
    box(pen.at(mx, level, mz), colors.yellow, [0, 0.001, 0], [Math.abs(x2 - x) + 0.02, 0.1, Math.abs(z2 - z) + 0.02]);
  }
}

type Stair = { x: number; z: number; level: number; rise: number; steps: number };

/** Two flights with a landing between them, climbing west from x; treads of grating between yellow stringers, 1.1 m wide to the north of z. */
function stair(pen: Pen, { x, z, level, rise, steps }: Stair): void {
  const going = 0.26;
  const width = 1.1;
  const run = steps * going;
  const flightAt = (start: number, low: number) => {
    for (let step = 0; step < steps; step++) {
      box(
        pen.at(start - (step + 0.5) * going, low + (step + 1) * rise - 0.03, z - width / 2),
        colors.grating,
        [0, 0.001, 0],
        [going + 0.02, 0.03, width - 0.06],
      );
      box(
        pen.at(start - step * going - 0.02, low + (step + 1) * rise - 0.028, z - width / 2),
        colors.yellow,
        [0, 0.001, 0],
        [0.03, 0.03, width - 0.06],
      );
    }
    for (const side of [0, width]) {
      const [a, b] = [
        [start + 0.1, low + 0.05, z - side],
        [start - run, low + steps * rise + 0.02, z - side],
      ] as const;
      girder(pen, colors.steel, a, b, 0.2);
      for (const y of [0.55, 1.05]) rod(pen, colors.yellow, [a[0], a[1] + y, a[2]], [b[0], b[1] + y, b[2]], 0.022, { sides: 6 });
      for (let post = 0; post <= 2; post++) {
        const share = post / 2;
        const [px, py] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
        rod(pen, colors.yellow, [px, py, z - side], [px, py + 1.05, z - side], 0.022, { sides: 6, caps: false });
      }
    }
  };
  flightAt(x, level);
  const middle = level + steps * rise;
  box(pen.at(x - run - 0.54, middle - 0.1, z - width / 2), colors.grating, [0, 0.001, 0], [1.08, 0.1, width]);
  for (const side of [0, width])
    rails(pen, middle, [
      [
        [x - run, z - side],
        [x - run - 1.08, z - side],
      ],
    ]);
  for (const dx of [0.1, 0.98]) rod(pen, colors.steel, [x - run - dx, level, z - 0.1], [x - run - dx, middle, z - 0.1], 0.05, { sides: 6 });
  for (const dx of [0.1, 0.98])
    rod(pen, colors.steel, [x - run - dx, level, z - width + 0.1], [x - run - dx, middle, z - width + 0.1], 0.05, { sides: 6 });
  flightAt(x - run - 1.08, middle);
}

/** A bridge of grating from the gallery southwards, and a platform along the tanks. */
function walk(pen: Pen): void {
  grating(pen, 13.35, 8, 14.65, 16.2);
  grating(pen, 4, 16.2, 20, 17.4);
  rails(pen, TOP.level, [
    [
      [13.35, 8],
      [13.35, 16.2],
    ],
    [
      [14.65, 8],
      [14.65, 16.2],
    ],
    [
      [4, 16.2],
      [13.35, 16.2],
    ],
    [
      [14.65, 16.2],
      [20, 16.2],
    ],
    [
      [4, 17.4],
      [20, 17.4],
    ],
    [
      [4, 16.2],
      [4, 17.4],
    ],
    [
      [20, 16.2],
      [20, 17.4],
    ],
  ]);
  for (const z of [10.2, 13.2])
    for (const x of [13.4, 14.6]) rod(pen, colors.steel, [x, TOP.level, z], [x, 10.9, z], 0.025, { sides: 6, stretch: 1.5 });
  for (const x of [4.2, 19.8]) girder(pen, colors.steel, [x, TOP.level - 0.1, 16.3], [x, TOP.level - 0.1, 20], 0.2);
}

/** Grating: bearing bars with the hall visible between them. */
function grating(pen: Pen, x: number, z: number, x2: number, z2: number): void {
  const y = TOP.level;
  const lengthwise = z2 - z > x2 - x;
  const [length, across] = lengthwise ? [z2 - z, x2 - x] : [x2 - x, z2 - z];
  const turned = lengthwise ? pen.at(x2, y, z, -90) : pen.at(x, y, z);
  for (let bar = 0; bar <= across + 1e-6; bar += 0.13)
    box(turned, colors.grating, [length / 2, -0.04, Math.min(bar, across)], [length, 0.04, 0.022], { without: ['bottom'] });
  for (let bar = 0; bar <= length; bar += 0.4)
    box(turned, colors.grating, [bar, -0.035, across / 2], [0.02, 0.03, across], { without: ['bottom'] });
  for (const edge of [0, across]) box(turned, colors.steel, [length / 2, -0.2, edge], [length, 0.2, 0.06]);
}
