import { paint, toned } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { laid, quad } from '../../scan-maker/shapes/face';
import { cylinder } from '../../scan-maker/shapes/round';
import { car } from '../furniture/car';
import { setting } from '../furniture/decor';
import {
  bicycle,
  bins,
  fireBowl,
  gardenChair,
  gardenTable,
  letterbox,
  outdoorSofa,
  parasol,
  pathLight,
  planter,
} from '../furniture/garden';
import { grass, hedge, shrub, tree } from '../furniture/plants';
import { roundTable } from '../furniture/tables';
import { colors } from './plan';

const GROUND = -0.12;
export const PLOT = { west: -7, east: 19, north: -8, south: 21 } as const;
const lawn = paint('#7f9455', { tones: 0.1 });
const gravel = paint('#b8b0a1', { tones: 0.1 });
const slab = paint('#bdb6a9', { tones: 0.1 });

/** Terrace, paths, lawn, planting, drive and car port. The empty house has no garden furniture. */
export function garden(pen: Pen, furnished: boolean): void {
  terrain(pen.coarser(0.4));
  paving(pen);
  planting(pen);
  carPort(pen);
  if (furnished) outdoorThings(pen);
}

function terrain(pen: Pen): void {
  const field = (look: typeof lawn, x: number, z: number, x2: number, z2: number, y = GROUND, piece = 0.9) =>
    laid(pen, look, {
      flat: { origin: [x, y, z2], u: [1, 0, 0], v: [0, 0, -1] },
      width: x2 - x,
      height: z2 - z,
      piece: [piece * 1.7, piece],
      offset: 0.37,
    });
  field(lawn, PLOT.west, 8.4, PLOT.east, PLOT.south);
  field(lawn, PLOT.west, PLOT.north, 0, 8.4);
  field(gravel, 0, PLOT.north, 18, 0, GROUND, 0.35);
  field(gravel, 12, 0, 18, 8.4, GROUND, 0.35);
  field(lawn, 18, PLOT.north, PLOT.east, 8.4);
  field(paint('#6b6a68'), PLOT.west, -13, PLOT.east, PLOT.north, GROUND - 0.1, 1.4);
}

/** A slab on the ground, its top at `top`. */
function plate(pen: Pen, x: number, z: number, width: number, depth: number, top: number): void {
  box(pen.at(x, top - 0.12, z), toned(slab, 0.94 + pen.random * 0.12), [0, 0, 0], [width, 0.12, depth], { bevel: 0.006 });
}

function paving(pen: Pen): void {
  const edge = paint('#a59d8f');
  laid(
    pen,
    slab,
    {
      flat: { origin: [0.3, -0.02, 12], u: [1, 0, 0], v: [0, 0, -1] },
      width: 11.4,
      height: 3.6,
      piece: [0.9, 0.6],
      offset: 0.5,
      joint: 0.006,
    },
    paint('#968f83'),
  );
  quad(pen, edge, [0.3, -0.14, 12], [11.7, -0.14, 12], [11.7, -0.02, 12], [0.3, -0.02, 12]);
  quad(pen, edge, [11.7, -0.14, 12], [11.7, -0.14, 8.4], [11.7, -0.02, 8.4], [11.7, -0.02, 12]);
  quad(pen, edge, [0.3, -0.14, 8.4], [0.3, -0.14, 12], [0.3, -0.02, 12], [0.3, -0.02, 8.4]);
  for (let step = 0; step < 8; step++) plate(pen, 5.2 - step * 0.28 + (step % 2) * 0.05, 12.6 + step * 0.72, 0.95, 0.55, GROUND + 0.035);
  cylinder(pen.at(2.6, GROUND, 18.4), gravel, [0, 0, 0], 2.1, 0.03, 40);
  for (let row = 0; row < 9; row++) plate(pen, 7.18, -0.7 - row * 0.8, 1.5, 0.74, GROUND + 0.035);
  box(pen.at(0, GROUND, 0), slab, [7.18, 0, -0.55], [1.9, 0.1, 1.1], { bevel: 0.01 });
}

function planting(pen: Pen): void {
  const ground = pen.at(0, GROUND, 0);
  hedge(ground.at(PLOT.west + 0.5, 0, 6.5, 90), 28, 1.7);
  hedge(ground.at(PLOT.east - 0.5, 0, 6.5, 90), 28, 1.7);
  hedge(ground.at(6, 0, PLOT.south - 0.5), 25, 1.9);
  hedge(ground.at(0.2, 0, PLOT.north + 0.4), 12, 1.1);
  tree(ground.at(-3.2, 0, 15.6), 6.4, paint('#5f7f45', { tones: 0.25 }), 12);
  tree(ground.at(13.6, 0, 16.2), 5.4, paint('#7f8f4a', { tones: 0.25 }), 10);
  tree(ground.at(8.9, 0, 18.6), 4.2, paint('#8f9a55', { tones: 0.25 }), 8);
  tree(ground.at(-3.8, 0, 3.6), 5.2, paint('#55753f', { tones: 0.25 }), 9);
  tree(ground.at(-3.4, 0, -4.6), 4.6, paint('#6f8a4b', { tones: 0.25 }), 8);
  for (const [x, z, size, color] of [
    [12.4, 9.4, 0.9, '#5f7a4a'],
    [12.9, 10.6, 0.7, '#7a8a52'],
    [-0.7, 9.3, 0.9, '#58724a'],
    [-0.5, 10.6, 0.6, '#8d8f5f'],
    [15.8, 12.4, 1.1, '#5f7a4a'],
    [-4.6, 19, 1.2, '#5b7748'],
    [17.3, 19.2, 1.2, '#6b8550'],
    [1.4, -1.1, 0.8, '#5f7a4a'],
    [2.7, -1.2, 0.7, '#7a8a52'],
    [4.4, -1.1, 0.75, '#5f7a4a'],
    [5.5, -1.4, 0.5, '#8d6f7f'],
  ] as const)
    shrub(ground.at(x, 0, z), size, paint(color, { tones: 0.25 }));
  for (let tuft = 0; tuft < 26; tuft++) grass(ground.at(-0.2 - pen.random * 0.8, 0, 8.8 + pen.random * 3.4), 0.5 + pen.random * 0.4);
  for (let tuft = 0; tuft < 24; tuft++)
    grass(ground.at(12.0 + pen.random * 0.9, 0, 8.8 + pen.random * 3.4), 0.5 + pen.random * 0.4, paint('#a39a62', { tones: 0.3 }));
  for (let tuft = 0; tuft < 40; tuft++)
    grass(ground.at(PLOT.west + 1.4 + pen.random * 23, 0, 18.6 + pen.random * 1.5), 0.4 + pen.random * 0.35);
  for (let flower = 0; flower < 40; flower++)
    shrub(
      ground.at(1 + pen.random * 5, 0, -1.9 + pen.random * 0.5),
      0.16 + pen.random * 0.1,
      paint(['#b06a7a', '#8a76a8', '#d9c27a', '#6f8a4b'][flower % 4] ?? '#6f8a4b', { tones: 0.3 }),
    );
}

function carPort(pen: Pen): void {
  const larch = toned(colors.larch, 0.8);
  for (const x of [12.7, 15.9]) for (const z of [0.5, 3.4, 6.3]) box(pen, larch, [x, GROUND, z], [0.14, 2.55, 0.14]);
  for (const x of [12.7, 15.9]) box(pen.at(0, 2.4, 0), larch, [x, 0.001, 3.4], [0.14, 0.2, 6.4]);
  for (let beam = 0; beam < 8; beam++) box(pen.at(0, 2.44, 0), larch, [14.3, 0.001, 0.5 + beam * 0.83], [3.4, 0.16, 0.07]);
  box(pen.on('shell').at(0, 2.6, 0), paint('#6f746f'), [14.3, 0.001, 3.4], [3.9, 0.12, 6.8]);
  for (let slat = 0; slat < 17; slat++) box(pen, colors.larch, [15.9, 0.2 + slat * 0.13, 3.4], [0.03, 0.09, 5.9]);
}

function outdoorThings(pen: Pen): void {
  const terrace = pen.at(0, -0.02, 0);
  gardenTable(terrace.at(2.7, 0, 10.3), 2.0, 0.95);
  for (const x of [-0.6, 0.05, 0.65]) {
    gardenChair(terrace.at(2.7 + x, 0, 9.55), colors.linen);
    gardenChair(terrace.at(2.7 + x, 0, 11.05, 180), colors.linen);
    setting(terrace.at(2.7 + x, 0.74, 10.02, 180), colors.cream);
  }
  parasol(terrace.at(4.4, 0, 10.9), colors.cream, 1.55);
  outdoorSofa(terrace.at(10.9, 0, 10.2, -90), paint('#8f9994'), 3);
  outdoorSofa(terrace.at(8.9, 0, 8.75), paint('#8f9994'), 2);
  roundTable(terrace.at(9.2, 0, 10.3), paint('#cfc8ba'), 0.45, 0.34);
  for (const [x, z] of [
    [5.05, 8.85],
    [6.1, 11.6],
    [0.75, 11.6],
  ] as const) {
    planter(terrace.at(x, 0, z), colors.grey, 0.5, 0.55);
    shrub(terrace.at(x, 0.5, z), 0.5, paint('#6f8a50', { tones: 0.3 }));
  }
  const seat = pen.at(2.6, GROUND + 0.03, 18.4);
  fireBowl(seat);
  for (const turn of [20, 110, 200, 290]) gardenChair(seat.at(0, 0, 0, turn).at(0, 0, -1.35), colors.rust);
  for (const [x, z] of [
    [6, 13],
    [4.2, 15.2],
    [3.6, 17],
    [8.3, -2],
    [8.3, -5],
  ] as const)
    pathLight(pen.at(x, GROUND, z));
  car(pen.at(14.3, GROUND, 3.3, 90), paint('#7d8f98'));
  bicycle(pen.at(12.95, GROUND, 5.6, 84), colors.rust);
  bins(pen.at(16.6, GROUND, 0.9));
  letterbox(pen.at(8.6, GROUND, -7.2, 180));
}
