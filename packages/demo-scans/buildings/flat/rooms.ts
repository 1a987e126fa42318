import { paint } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { laid, polygon } from '../../scan-maker/shapes/face';
import { shower, toilet, towelRail, vanity } from '../furniture/bath';
import { bed } from '../furniture/bedroom';
import { curtain, curtainRail, fruitBowl, laptop, picture, rug, television, vase } from '../furniture/decor';
import { baseUnits, fridge, hob, sink, wallUnits, worktopThings } from '../furniture/kitchen';
import { floorLamp, globe, pendant, spot, tableLamp } from '../furniture/lamps';
import { branches, fig, herb, monstera } from '../furniture/plants';
import { diningChair, sofa } from '../furniture/seating';
import { bookcase, sideboard, wardrobe } from '../furniture/storage';
import { coffeeTables, nightstand, roundTable } from '../furniture/tables';
import { build, plainLook } from '../kit/walls';

export const CLEAR = 2.75;
const [EAST, SOUTH] = [9.2, 7.4];
/** Clear faces of the outer walls. */
const FACE = { west: 0.3, east: 8.9, north: 0.3, south: 7.1 } as const;

const colors = {
  wall: paint('#efebe3'),
  blush: paint('#d9b8a4'),
  green: paint('#7f9486'),
  oak: paint('#c8a273', { tones: 0.14 }),
  oakFine: paint('#c49c6b'),
  tile: paint('#e3ded4', { tones: 0.05 }),
  joint: paint('#bdb7ab'),
  ceiling: paint('#f5f3ee'),
  olive: paint('#8a8a5c'),
  rust: paint('#b96a48'),
  cream: paint('#efe9dd'),
  ink: paint('#3b4a5a'),
  black: paint('#2a2b2d'),
  outside: paint('#d8cdb9'),
};

/** Floor, walls and ceiling. */
export function flatRooms(pen: Pen): void {
  const rectangle = (x: number, z: number, x2: number, z2: number) =>
    ({ flat: { origin: [x, 0, z2], u: [1, 0, 0], v: [0, 0, -1] }, width: x2 - x, height: z2 - z }) as const;
  laid(pen, colors.oak, { ...rectangle(FACE.west, FACE.north, 6.86, FACE.south), piece: [0.62, 0.12], offset: 0.5 });
  laid(pen, colors.oak, { ...rectangle(6.86, 3.3, FACE.east, FACE.south), piece: [0.62, 0.12], offset: 0.5 });
  laid(pen, colors.tile, { ...rectangle(6.86, FACE.north, FACE.east, 3.3), piece: [0.3, 0.3], offset: 0, joint: 0.004 }, colors.joint);
  outerWalls(pen);
  innerWalls(pen);
  const flat = { origin: [0, CLEAR, 0], u: [1, 0, 0], v: [0, 0, 1] } as const;
  polygon(pen, colors.ceiling, flat, [
    [FACE.west, FACE.north],
    [FACE.east, FACE.north],
    [FACE.east, FACE.south],
    [FACE.west, FACE.south],
  ]);
  box(pen.on('shell').at(0, CLEAR + 0.02, 0), colors.outside, [EAST / 2, 0.001, SOUTH / 2], [EAST, 0.3, SOUTH]);
}

function outerWalls(pen: Pen): void {
  const look = { ...plainLook, frame: paint('#e9e5dc') };
  const shared = { height: CLEAR, thickness: 0.3, left: colors.wall, right: colors.outside, rightShell: true, skirted: 'left' as const };
  build(pen, look, {
    ...shared,
    from: [0, SOUTH - 0.15],
    to: [EAST, SOUTH - 0.15],
    fittings: [
      { kind: 'slider', at: 1.0, width: 1.5, sill: 0, head: 2.45, panes: 2 },
      { kind: 'window', at: 3.3, width: 1.6, sill: 0.6, head: 2.45, panes: 2, bar: 1.4 },
      { kind: 'window', at: 6.5, width: 1.6, sill: 0.6, head: 2.45, panes: 2, bar: 1.4 },
    ],
  });
  build(pen, look, { ...shared, from: [EAST - 0.15, SOUTH], to: [EAST - 0.15, 0] });
  build(pen, look, {
    ...shared,
    from: [EAST, 0.15],
    to: [0, 0.15],
    fittings: [
      { kind: 'door', at: 2.55, width: 0.92, sill: 0, head: 2.1, open: 1, leaf: colors.ink },
      { kind: 'window', at: 6.2, width: 1.5, sill: 1.1, head: 2.3, panes: 2 },
    ],
  });
  build(pen, look, { ...shared, from: [0.15, 0], to: [0.15, SOUTH], left: colors.blush });
}

function innerWalls(pen: Pen): void {
  const shared = { height: CLEAR, thickness: 0.12, left: colors.wall, right: colors.wall, skirted: 'both' as const };
  build(pen, plainLook, { ...shared, from: [5.66, FACE.south], to: [5.66, 3.24], right: colors.green });
  build(pen, plainLook, { ...shared, from: [5.66, 2.2], to: [5.66, FACE.north] });
  build(pen, plainLook, {
    ...shared,
    from: [6.86, 3.24],
    to: [6.86, FACE.north],
    right: colors.tile,
    fittings: [{ kind: 'door', at: 0.5, width: 0.8, sill: 0, head: 2.1, open: -87, hinge: 'start' }],
  });
  build(pen, plainLook, {
    ...shared,
    from: [5.6, 3.3],
    to: [FACE.east, 3.3],
    left: colors.tile,
    fittings: [{ kind: 'door', at: 0.25, width: 0.85, sill: 0, head: 2.1, open: -87, hinge: 'start' }],
  });
}

/** Furniture, curtains and lamps. */
export function flatFurniture(pen: Pen): void {
  kitchen(pen);
  living(pen);
  bedroom(pen);
  bath(pen);
  wardrobe(pen.at(5.72, 0, 1.05, 90), colors.cream, 2, { door: 0.55, height: 2.2, depth: 0.4 });
  globe(pen.at(6.4, 0, 2.3), 2.25, CLEAR, 0.14);
  rug(pen.at(6.45, 0, 1.6), colors.olive, colors.black, 0.65, 1.5);
}

function kitchen(pen: Pen): void {
  const look = { front: colors.olive, top: colors.oakFine, handle: colors.black };
  fridge(pen.at(0.32, 0, FACE.north), { ...look, front: colors.cream });
  const run = pen.at(0.96, 0, FACE.north);
  baseUnits(run, look, [0.6, 0.6, 0.6, 0.6, 0.6]);
  wallUnits(pen.at(3.15, 0, FACE.north), look, [0.6, 0.6]);
  sink(run.at(0.95, 0, 0));
  hob(run.at(2.45, 0, 0));
  worktopThings(run.at(1.5, 0, 0));
  herb(pen.at(1.15, 0.9, 0.5), colors.rust, 1.2);
  for (const x of [1.6, 3.6]) spot(pen.at(x, CLEAR, 1.2));
  const table = pen.at(4.2, 0, 2.55);
  rug(table, colors.cream, colors.rust, 2.1, 2.1);
  roundTable(table.at(0, 0.012, 0), colors.oakFine, 0.58, 0.74);
  for (const turn of [20, 110, 200, 290]) diningChair(table.at(0, 0.012, 0, turn).at(0, 0, -0.78), turn % 3 ? colors.ink : colors.rust);
  branches(table.at(0.1, 0.752, 0.05), colors.cream, 0.7);
  fruitBowl(table.at(-0.22, 0.752, -0.1));
  pendant(table, colors.rust, 1.6, CLEAR, 0.26);
  picture(pen.at(5.6, 0, 1.35, -90), [colors.cream, colors.olive, colors.rust, colors.ink], 0.7, 0.9, 1.1);
}

function living(pen: Pen): void {
  rug(pen.at(2.75, 0, 5.1), paint('#ddd2bf'), colors.ink, 2.9, 2.2);
  sofa(pen.at(0.34, 0, 5.1, 90), paint('#8d9a93'), 3, colors.rust);
  coffeeTables(pen.at(2.6, 0.012, 5.1, 80), colors.oakFine, colors.cream);
  sideboard(pen.at(5.6, 0, 5.2, -90), colors.oakFine, 2.0, { height: 0.46 });
  television(pen.at(5.6, 0, 5.2, -90), 1.25, 0.8);
  bookcase(pen.at(5.6, 0, 3.75, -90), colors.oakFine, 0.85, 2.1);
  floorLamp(pen.at(0.62, 0, 3.55));
  fig(pen.at(2.95, 0, 6.75), colors.rust, 1.75);
  monstera(pen.at(5.1, 0, 6.6), colors.cream, 1.0);
  vase(pen.at(5.35, 0.46, 4.5), colors.ink, 0.24);
  picture(pen.at(FACE.west, 0, 5.1, 90), [colors.cream, colors.green, colors.ink, colors.rust], 1.3, 0.8, 1.25);
  const track = pen.at(0, 0, FACE.south - 0.09);
  curtainRail(track.at(0.6, 0, 0), 4.7, 2.6);
  for (const x of [0.62, 2.56, 4.95]) curtain(track.at(x, 0, 0), colors.cream, 0.36, 2.58);
}

function bedroom(pen: Pen): void {
  rug(pen.at(7.4, 0, 5.3), colors.cream, colors.olive, 2.1, 2.6);
  bed(pen.at(FACE.east, 0, 5.2, -90), colors.oakFine, paint('#efebe2'), colors.olive, 1.6);
  nightstand(pen.at(FACE.east, 0, 4.1, -90), colors.oakFine);
  tableLamp(pen.at(FACE.east - 0.22, 0.48, 4.1), colors.rust);
  nightstand(pen.at(FACE.east, 0, 6.3, -90), colors.oakFine);
  laptop(pen.at(FACE.east - 0.22, 0.48, 6.3, -100));
  wardrobe(pen.at(5.72, 0, 6.15, 90), colors.cream, 3, { door: 0.5, height: 2.35, depth: 0.55 });
  picture(pen.at(FACE.east, 0, 5.2, -90), [colors.blush, colors.cream, colors.olive, colors.ink], 1.0, 0.65, 1.35);
  globe(pen.at(7.3, 0, 5.1), 2.15, CLEAR, 0.18);
  const track = pen.at(0, 0, FACE.south - 0.09);
  curtainRail(track.at(6.3, 0, 0), 2.1, 2.6);
  for (const x of [6.34, 8.0]) curtain(track.at(x, 0, 0), colors.blush, 0.34, 2.58);
}

function bath(pen: Pen): void {
  shower(pen.at(FACE.east, 0, 0.3, -90), 1.2, 0.95);
  toilet(pen.at(FACE.east, 0, 2.35, -90));
  vanity(pen.at(7.6, 0, 0.3), colors.oakFine, 0.8);
  towelRail(pen.at(7.5, 0, 3.24, 180), colors.rust);
  spot(pen.at(7.8, CLEAR, 1.5));
}
