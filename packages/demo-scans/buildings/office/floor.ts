import { paint } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { laid, polygon } from '../../scan-maker/shapes/face';
import { cylinder, rod } from '../../scan-maker/shapes/round';
import type { Fitting } from '../kit/fittings';
import { glassWall } from '../kit/glass-wall';
import { build } from '../kit/walls';
import { CLEAR, colors, FACE, GLASS, look, SIZE } from './plan';

/** Floor, façade, core wall, partitions and columns. */
export function officeFloor(pen: Pen): void {
  floors(pen);
  facade(pen);
  partitions(pen);
  for (const x of [8.4, 15.2, 22, 28.8]) for (const z of [4.75, 11.25]) column(pen, x, z);
}

function floors(pen: Pen): void {
  const rectangle = (x: number, z: number, x2: number, z2: number) =>
    ({ flat: { origin: [x, 0, z2], u: [1, 0, 0], v: [0, 0, -1] }, width: x2 - x, height: z2 - z }) as const;
  const carpet = { piece: [0.5, 0.5] as const, offset: 0 };
  const boards = { piece: [2.2, 0.18] as const, offset: -1 };
  laid(pen, colors.oak, { ...rectangle(FACE.west, 4.6, 7.6, 11.4), ...boards });
  laid(pen, colors.carpetGreen, { ...rectangle(FACE.west, FACE.north, 6.6, 4.6), ...carpet });
  laid(pen, colors.carpet, { ...rectangle(6.6, FACE.north, 7.6, 4.6), ...carpet });
  laid(pen, colors.carpetGreen, { ...rectangle(FACE.west, 11.4, 5, FACE.south), ...carpet });
  laid(pen, colors.oak, { ...rectangle(5, 11.4, 13, FACE.south), ...boards });
  laid(pen, colors.carpet, { ...rectangle(7.6, FACE.north, FACE.east, 11.4), ...carpet });
  laid(pen, colors.carpet, { ...rectangle(13, 11.4, FACE.east, FACE.south), ...carpet });
}

const BAY = 1.7;

function windows(length: number, margin = 0.42): Fitting[] {
  const count = Math.round((length - 2 * margin) / BAY);
  const step = (length - 2 * margin) / count;
  return Array.from(
    { length: count },
    (_, index) => ({ kind: 'window', at: margin + index * step + 0.08, width: step - 0.16, sill: 0.42, head: 3.02, bar: 2.05 }) as const,
  );
}

function facade(pen: Pen): void {
  const shared = { height: CLEAR, thickness: 0.3, left: colors.wall, right: paint('#bfb6a8'), rightShell: true, skirted: 'left' as const };
  build(pen, look, { ...shared, from: [0, SIZE.z - 0.15], to: [SIZE.x, SIZE.z - 0.15], fittings: windows(SIZE.x) });
  build(pen, look, { ...shared, from: [SIZE.x - 0.15, SIZE.z], to: [SIZE.x - 0.15, 0], fittings: windows(SIZE.z) });
  build(pen, look, { ...shared, from: [SIZE.x, 0.15], to: [0, 0.15], fittings: windows(SIZE.x) });
  build(pen, look, { ...shared, from: [0.15, 0], to: [0.15, SIZE.z], left: colors.petrol });
  core(pen);
  const flat = { origin: [0, CLEAR, 0], u: [1, 0, 0], v: [0, 0, 1] } as const;
  polygon(pen, colors.slab, flat, [
    [FACE.west, FACE.north],
    [FACE.east, FACE.north],
    [FACE.east, FACE.south],
    [FACE.west, FACE.south],
  ]);
  box(pen.on('shell').at(0, CLEAR + 0.02, 0), colors.concrete, [SIZE.x / 2, 0.001, SIZE.z / 2], [SIZE.x, 0.3, SIZE.z]);
}

/** Lifts and the door to the stair, in the wall to the core. */
function core(pen: Pen): void {
  const wall = pen.at(FACE.west, 0, 0, 90);
  for (const z of [6.6, 8.6]) {
    const at = wall.at(-z, 0, 0);
    box(at, colors.dark, [0, 0, 0.012], [1.4, 2.3, 0.024]);
    for (const side of [-1, 1]) box(at, colors.zinc, [side * 0.27, 0.01, 0.03], [0.53, 2.14, 0.02], { bevel: 0.003 });
    box(at.at(0, 2.2, 0), paint('#ffd9a0', { glow: 1 }), [0, 0, 0.026], [0.2, 0.05, 0.004]);
    box(at.at(0.88, 1.05, 0), colors.zinc, [0, 0.001, 0.008], [0.1, 0.2, 0.014], { bevel: 0.003 });
  }
  const stair = wall.at(-10.4, 0, 0);
  box(stair, colors.dark, [0, 0, 0.01], [1.1, 2.2, 0.02]);
  box(stair, paint('#8b9296'), [0, 0, 0.03], [1.0, 2.12, 0.03], { bevel: 0.004 });
  rod(stair, colors.zinc, [0.38, 1.05, 0.07], [0.26, 1.05, 0.07], 0.01, { sides: 6 });
  box(stair.at(0, 2.3, 0), paint('#3f8f5a', { glow: 0.9 }), [0, 0.001, 0.02], [0.34, 0.17, 0.03]);
}

function partitions(pen: Pen): void {
  const frame = colors.frame;
  const glass = (from: readonly [number, number], to: readonly [number, number], door?: number) =>
    glassWall(pen, { from, to, height: GLASS, frame, ...(door === undefined ? {} : { door }) });
  glass([FACE.west, 4.6], [6.6, 4.6], 4.9);
  glass([6.6, 4.6], [6.6, FACE.north]);
  glass([FACE.west, 11.4], [5, 11.4], 3.6);
  const solid = { thickness: 0.12, left: colors.wall, right: colors.wall, skirted: 'both' as const };
  build(pen, look, { ...solid, height: CLEAR, from: [5, FACE.south], to: [5, 11.4], left: colors.moss });
  bulkhead(pen, [FACE.west, 4.6], [6.6, 4.6]);
  bulkhead(pen, [6.6, FACE.north], [6.6, 4.6]);
  bulkhead(pen, [FACE.west, 11.4], [5, 11.4]);
  for (const [x, x2] of [
    [13, 17.6],
    [24.6, 29.2],
  ] as const) {
    glass([x, 6.3], [x2, 6.3]);
    glass([x2, 9.7], [x, 9.7], 0.5);
    for (const side of [x, x2])
      build(pen, look, { ...solid, height: GLASS, from: [side, 9.7], to: [side, 6.3], left: colors.terracotta, right: colors.sand });
    box(pen.at(0, GLASS, 0), colors.white, [(x + x2) / 2, 0.0001, 8], [x2 - x + 0.12, 0.08, 3.46]);
  }
}

/** The wall above a glass partition, up to the slab. */
function bulkhead(pen: Pen, from: readonly [number, number], to: readonly [number, number]): void {
  build(pen, look, { from, to, bottom: GLASS, height: CLEAR - GLASS, thickness: 0.1, left: colors.wall, right: colors.wall });
}

function column(pen: Pen, x: number, z: number): void {
  cylinder(pen, colors.concrete, [x, 0, z], 0.24, CLEAR, 20);
  cylinder(pen, colors.dark, [x, 0, z], 0.25, 0.08, 20);
}
