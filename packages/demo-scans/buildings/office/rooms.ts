import { paint } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { cylinder } from '../../scan-maker/shapes/round';
import { cushion } from '../../scan-maker/shapes/soft';
import { fruitBowl, laptop, picture, rug, vase } from '../furniture/decor';
import { baseUnits, fridge, sink, wallUnits, worktopThings } from '../furniture/kitchen';
import { floorLamp, globe, pendant } from '../furniture/lamps';
import { deskCluster, lockers, meetingTable, phoneBooth, wallScreen, whiteboard } from '../furniture/office';
import { branches, fig, monstera, sansevieria } from '../furniture/plants';
import { armchair, barStool, pouf, shellChair, sofa, taskChair } from '../furniture/seating';
import { bookcase, sideboard } from '../furniture/storage';
import { coffeeTables, roundTable } from '../furniture/tables';
import { CLEAR, colors, FACE } from './plan';

/** Groups of desks: middle x and z, and width. */
export const clusters = [
  [11.2, 2.75, 4.9],
  [17.9, 2.75, 4.9],
  [24.6, 2.75, 4.9],
  [30.9, 2.75, 3.3],
  [17.2, 13.3, 4.9],
  [23.9, 13.3, 4.9],
  [30.6, 13.3, 4.9],
] as const;

/** All furniture of the floor. */
export function officeRooms(pen: Pen): void {
  const felts = [colors.moss, colors.petrol, colors.terracotta, colors.moss, colors.petrol, colors.terracotta, colors.moss];
  for (const [index, [x, z, width]] of clusters.entries()) {
    deskCluster(
      pen.at(x, 0, z),
      colors.oakFine,
      index % 2 ? colors.petrol : colors.dark,
      felts[index] ?? colors.moss,
      Math.round(width / 1.62),
    );
  }
  reception(pen);
  meetings(pen);
  kitchen(pen);
  middle(pen);
  lounge(pen);
  for (const [x, z] of [
    [7.6, 0.9],
    [14.6, 0.8],
    [21.3, 0.8],
    [28, 0.8],
    [13.6, 15.2],
    [20.6, 15.2],
    [27.3, 15.2],
  ] as const)
    fig(pen.at(x, 0, z), colors.sand, 1.7 + pen.random * 0.35);
}

function reception(pen: Pen): void {
  const counter = pen.at(4.2, 0, 8, 90);
  box(counter, colors.oakFine, [0, 0, 0.25], [2.6, 1.05, 0.1], { bevel: 0.01 });
  for (let slat = 0; slat < 26; slat++) box(counter, colors.oakFine, [-1.25 + slat * 0.1, 0.05, 0.312], [0.05, 0.98, 0.025]);
  box(counter, colors.dark, [0, 0, 0], [2.5, 0.72, 0.45]);
  box(counter.at(0, 1.05, 0), paint('#e9e4da'), [0, 0, 0.2], [2.7, 0.035, 0.4], { bevel: 0.006 });
  laptop(counter.at(0.3, 0.72, 0, 180));
  branches(counter.at(-1.0, 1.085, 0.2), colors.terracotta, 0.8);
  taskChair(counter.at(0.2, 0, -0.7, 10), colors.dark);
  rug(pen.at(2.2, 0, 8), colors.sand, colors.moss, 2.2, 3.4);
  pouf(pen.at(1.1, 0.012, 7.1), colors.terracotta);
  pouf(pen.at(1.2, 0.012, 9.7), colors.mustard, 0.32, 0.38);
  monstera(pen.at(0.8, 0, 5.2), colors.sand, 1.25);
  fig(pen.at(7.1, 0, 11.0), colors.terracotta, 2.1);
  for (const x of [-0.8, 0, 0.8]) pendant(counter.at(x, 0, 0.2), colors.moss, 1.95, CLEAR, 0.16);
}

function meetings(pen: Pen): void {
  const alster = pen.at(3.3, 0, 2.45);
  rug(alster, colors.petrol, colors.dark, 5.2, 3);
  meetingTable(alster.at(0, 0.012, 0), colors.oakFine, 3.8, 1.25);
  for (let seat = 0; seat < 5; seat++) {
    shellChair(alster.at(-1.4 + seat * 0.7, 0.012, -0.95), colors.sand);
    shellChair(alster.at(-1.4 + seat * 0.7, 0.012, 0.95, 180), colors.sand);
  }
  wallScreen(pen.at(FACE.west, 0, 2.45, 90), 1.9, 1.05);
  for (const x of [-0.9, 0.9]) globe(alster.at(x, 0, 0), 2.3, CLEAR, 0.2);
  const elbe = pen.at(2.4, 0, 13.7);
  meetingTable(elbe, colors.oakFine, 2.4, 1.1);
  for (let seat = 0; seat < 3; seat++) {
    shellChair(elbe.at(-0.7 + seat * 0.7, 0, -0.88), colors.mustard);
    shellChair(elbe.at(-0.7 + seat * 0.7, 0, 0.88, 180), colors.mustard);
  }
  wallScreen(pen.at(FACE.west, 0, 13.7, 90), 1.5, 1.1);
  whiteboard(pen.at(4.94, 0, 13.8, -90), 2);
  globe(elbe, 2.3, CLEAR, 0.2);
  for (const [x, seat] of [
    [15.3, colors.sky],
    [26.9, colors.mustard],
  ] as const) {
    const room = pen.at(x, 0, 8);
    meetingTable(room, colors.white, 2.5, 1.1);
    for (let chair = 0; chair < 3; chair++) {
      shellChair(room.at(-0.7 + chair * 0.7, 0, -0.9), seat);
      shellChair(room.at(-0.7 + chair * 0.7, 0, 0.9, 180), seat);
    }
    wallScreen(room.at(2.24, 0, 0, -90), 1.4, 1.1);
    globe(room, 2.1, 2.7, 0.16);
  }
}

function kitchen(pen: Pen): void {
  const look = { front: colors.moss, top: paint('#e9e4da'), handle: colors.dark };
  const run = pen.at(5.06, 0, 15.0, 90);
  fridge(pen.at(5.06, 0, 15.62, 90), look);
  baseUnits(run, look, [0.6, 0.6, 0.6, 0.6, 0.6]);
  wallUnits(run, { ...look, front: colors.oakFine }, [0.6, 0.6, 0.6, 0.6, 0.6]);
  sink(run.at(0.9, 0, 0));
  worktopThings(run.at(1.5, 0, 0));
  coffeeMachine(run.at(2.55, 0.9, 0.3));
  const high = pen.at(8.2, 0, 13.7, 90);
  box(high.at(0, 1.0, 0), colors.oakFine, [0, 0.001, 0], [2.8, 0.045, 0.8], { bevel: 0.008 });
  for (const x of [-1.15, 1.15]) box(high, colors.dark, [x, 0, 0], [0.08, 1.0, 0.5], { bevel: 0.008 });
  for (const x of [-0.9, 0, 0.9]) {
    barStool(high.at(x, 0, -0.62).at(0, 0.12, 0), colors.terracotta);
    barStool(high.at(x, 0, 0.62, 180).at(0, 0.12, 0), colors.terracotta);
    pendant(high.at(x, 0, 0), colors.mustard, 1.95, CLEAR, 0.18);
  }
  fruitBowl(high.at(0.3, 1.045, 0));
  rug(pen.at(11.2, 0, 13.9), colors.sand, colors.terracotta, 2.8, 2.4);
  sofa(pen.at(11.2, 0, FACE.south - 0.35, 180), colors.sky, 3, colors.mustard);
  coffeeTables(pen.at(11, 0.012, 13.75), colors.oakFine, colors.white);
  armchair(pen.at(10.3, 0, 12.6, 20), colors.terracotta);
  armchair(pen.at(12.1, 0, 12.6, -20), colors.terracotta);
}

function coffeeMachine(pen: Pen): void {
  box(pen, colors.dark, [0, 0, 0], [0.3, 0.36, 0.36], { bevel: 0.012 });
  box(pen, colors.zinc, [0, 0.03, 0.185], [0.22, 0.02, 0.1]);
  cylinder(pen.at(0, 0.17, 0.2), colors.zinc, [0, 0, 0], 0.03, 0.06, 12);
  for (let cup = 0; cup < 3; cup++) cylinder(pen.at(-0.28, cup * 0.06, 0), colors.white, [0, 0, 0], 0.04, 0.058, 12);
}

function middle(pen: Pen): void {
  for (const [index, felt] of [colors.moss, colors.petrol, colors.terracotta].entries())
    phoneBooth(pen.at(19.7 + index * 1.3, 0, 7.95, 180), felt);
  lockers(pen.at(21, 0, 8.02), 9, [colors.white, colors.sand, colors.sky, colors.white, colors.moss]);
  sansevieria(pen.at(19.6, 1.72, 8.24), colors.terracotta, 0.8);
  sansevieria(pen.at(22.3, 1.72, 8.24), colors.white, 0.8);
  sideboard(pen.at(10.6, 0, 8.3), colors.oakFine, 2.2, { height: 1.05, depth: 0.42, legs: 0.08 });
  vase(pen.at(9.9, 1.05, 8.5), colors.terracotta, 0.28);
  monstera(pen.at(11.3, 1.05, 8.5), colors.sand, 0.7);
  bookcase(pen.at(10.6, 0, 8.25, 180), colors.oakFine, 2.2, 1.08);
  picture(pen.at(13, 0, 8, -90).at(0, 0, 0.06), [colors.sand, colors.petrol, colors.terracotta, colors.mustard], 1.2, 0.9, 1.1);
}

function lounge(pen: Pen): void {
  rug(pen.at(31.9, 0, 8.1), colors.moss, colors.sand, 2.9, 3.4);
  sofa(pen.at(FACE.east - 0.3, 0, 8.1, -90), colors.petrol, 3, colors.mustard);
  armchair(pen.at(31.0, 0.012, 7.1, 60), colors.sand);
  armchair(pen.at(31.0, 0.012, 9.1, 120), colors.sand);
  coffeeTables(pen.at(32.0, 0.012, 8.0, 90), colors.oakFine, colors.white);
  floorLamp(pen.at(33.2, 0, 6.3));
  monstera(pen.at(33.2, 0, 10.0), colors.terracotta, 1.3);
  bookcase(pen.at(29.6, 0, 8, 90).at(0, 0, -0.3), colors.oakFine, 2.6, 1.4);
  roundTable(pen.at(32.6, 0, 10.6), colors.oakFine, 0.35, 0.72);
  shellChair(pen.at(32.6, 0, 11.3, 180), colors.terracotta);
  cushion(pen.at(31.6, 0.012, 9.9), colors.mustard, [0, 0, 0], [0.6, 0.2, 0.6], 0.6, 5);
}
