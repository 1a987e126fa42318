import { paint } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { cylinder, lathe } from '../../scan-maker/shapes/round';
import { rug, vase } from '../furniture/decor';
import { globe } from '../furniture/lamps';
import { branches } from '../furniture/plants';
import { type Hall, hallBuilding } from './hall';

const [WIDTH, DEPTH, HEIGHT] = [16.6, 9.2, 5.4];
const colors = {
  lime: paint('#efece3'),
  slab: paint('#b9b2a4', { tones: 0.1 }),
  joint: paint('#8f897d'),
  pine: paint('#b98f5f'),
  dark: paint('#5d4630'),
  stone: paint('#d6d1c5'),
  wine: paint('#7c2f36'),
  gold: paint('#b8954f', { gloss: 0.5 }),
  candle: paint('#fff3d6', { glow: 1 }),
};

const slit = { kind: 'window', width: 0.8, sill: 1.5, head: 4.4, panes: 1 } as const;
const hall: Hall = {
  width: WIDTH,
  depth: DEPTH,
  height: HEIGHT,
  floor: { paint: colors.slab, piece: [0.8, 0.8], offset: 0, joint: { width: 0.012, paint: colors.joint } },
  wall: colors.lime,
  ceiling: paint('#c8a476'),
  outside: paint('#e2ddd0'),
  south: [2.4, 5.4, 8.4, 11.4].map((at) => ({ ...slit, at })),
  north: [4.4, 7.4, 10.4, 13.4].map((at) => ({ ...slit, at })),
  west: [{ kind: 'door', at: 3.7, width: 1.8, sill: 0, head: 2.8, open: 1, leaf: colors.dark }],
};

function furnish(pen: Pen): void {
  for (let row = 0; row < 6; row++) for (const z of [2.6, 6.6]) pew(pen.at(4.4 + row * 1.25, 0, z, 90), 2.5);
  for (const x of [3.4, 7.0, 10.6]) for (const z of [1.1, DEPTH - 1.1]) column(pen.at(x, 0, z));
  for (let rafter = 0; rafter < 8; rafter++)
    box(pen.at(1.4 + rafter * 2, HEIGHT - 0.3, 0), colors.dark, [0, 0.001, DEPTH / 2], [0.22, 0.29, DEPTH - 0.6]);
  rug(pen.at(8.2, 0, DEPTH / 2, 90), colors.wine, colors.gold, 1.3, 9.2);
  chancel(pen.at(14.2, 0, DEPTH / 2));
  for (const x of [4.4, 8.2, 12.0]) globe(pen.at(x, 0, DEPTH / 2), 3.4, HEIGHT - 0.3, 0.2);
}

/** A bench with a back, facing +Z. */
function pew(pen: Pen, length: number): void {
  box(pen.at(0, 0.43, 0), colors.pine, [0, 0.001, 0], [length, 0.04, 0.4], { bevel: 0.006 });
  box(pen.at(0, 0.43, -0.2).tilted('x', -8), colors.pine, [0, 0.05, 0], [length, 0.48, 0.035], { bevel: 0.006 });
  for (const x of [-length / 2, length / 2]) box(pen, colors.dark, [x, 0, -0.02], [0.05, 0.92, 0.46], { bevel: 0.01 });
}

function column(pen: Pen): void {
  box(pen, colors.stone, [0, 0, 0], [0.5, 0.25, 0.5], { bevel: 0.02 });
  cylinder(pen.at(0, 0.25, 0), colors.stone, [0, 0, 0], 0.19, HEIGHT - 0.8, 20);
  box(pen.at(0, HEIGHT - 0.55, 0), colors.stone, [0, 0.001, 0], [0.52, 0.25, 0.52], { bevel: 0.03 });
}

/** Altar, candles and a cross, on a step. */
function chancel(pen: Pen): void {
  box(pen, colors.stone, [0.55, 0, 0], [2.8, 0.15, 5.2], { bevel: 0.012 });
  const altar = pen.at(0.9, 0.15, 0);
  box(altar, colors.stone, [0, 0, 0], [0.9, 0.95, 2.2], { bevel: 0.015 });
  box(altar.at(0, 0.95, 0), colors.lime, [0, 0.001, 0], [1.0, 0.02, 2.4], { bevel: 0.004 });
  for (const z of [-0.85, 0.85]) {
    lathe(
      altar.at(0, 0.97, z),
      colors.gold,
      [
        [0.09, 0],
        [0.03, 0.05],
        [0.025, 0.3],
        [0.05, 0.34],
      ],
      16,
    );
    cylinder(altar.at(0, 1.31, z), colors.candle, [0, 0, 0], 0.022, 0.2, 12);
  }
  vase(altar.at(0, 0.97, -0.4), colors.wine, 0.28);
  branches(altar.at(0, 0.97, 0.45), colors.stone, 0.8);
  const wall = pen.at(WIDTH - 14.2 - 0.36, 0, 0);
  box(wall.at(0, 1.9, 0), colors.dark, [0, 0.001, 0], [0.08, 2.2, 0.16], { bevel: 0.01 });
  box(wall.at(0, 3.3, 0), colors.dark, [0, 0.001, 0], [0.081, 0.16, 1.2], { bevel: 0.01 });
}

const lamps = [4.4, 8.2, 12.0].map((x) => ({ at: [x, 3.1, DEPTH / 2], color: [0.8, 0.68, 0.48], reach: 6 }) as const);

/** A village chapel: pews, columns and an altar between tall windows. */
export const chapel = hallBuilding({
  id: 'ChapelNorth',
  name: 'Chapel',
  summary: 'A nave of lime-washed walls with twelve pews, six columns and a stone altar under a timber ceiling.',
  created: '2025-01-21T08:30:00Z',
  modified: '2025-01-23T15:00:00Z',
  address: 'Kapellvägen 4, 621 55 Visby',
  hall,
  rooms: { Entrance: [0.3, 0.3, 3.2, 8.9], Nave: [3.2, 0.3, 12.4, 8.9], Chancel: [12.4, 0.3, 16.3, 8.9] },
  prefix: 'c',
  stands: [
    ['Entrance', 'Entrance', 2.2, 4.6],
    ['Aisle, first rows', 'Nave', 5.2, 4.6],
    ['Aisle, middle', 'Nave', 8.0, 4.6],
    ['Aisle, last rows', 'Nave', 10.8, 4.6],
    ['Chancel', 'Chancel', 12.9, 4.6],
    ['North aisle', 'Nave', 11.7, 1.5],
    ['South aisle', 'Nave', 11.7, 7.7],
    ['Behind the altar', 'Chancel', 13.2, 7.9],
  ],
  yaw: -90,
  seed: 503,
  furnish,
  lamps,
  exposure: 1.9,
  cover: { from: [1.6, 1.7, 5.6], to: [12, 2.1, 4.2], fov: 60 },
});
