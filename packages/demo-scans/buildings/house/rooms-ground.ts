import { paint } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { polygon, quad } from '../../scan-maker/shapes/face';
import { ball, rod } from '../../scan-maker/shapes/round';
import { shower, toilet, towelRail, vanity } from '../furniture/bath';
import { clock, curtain, curtainRail, fruitBowl, laptop, monitor, picture, rug, setting, television, vase } from '../furniture/decor';
import { baseUnits, fridge, hob, hood, island, ovenTower, sink, wallUnits, worktopThings } from '../furniture/kitchen';
import { deskLamp, floorLamp, globe, pendant, spot, tableLamp } from '../furniture/lamps';
import { branches, fig, herb, monstera, sansevieria } from '../furniture/plants';
import { armchair, barStool, bench, diningChair, sofa, taskChair } from '../furniture/seating';
import { bookcase, sideboard } from '../furniture/storage';
import { coffeeTables, desk, diningTable } from '../furniture/tables';
import { CLEAR, colors, FACE, STAIR } from './plan';

/** Fixtures, which the empty house has as well: kitchen, bathroom, fireplace, ceiling lights. */
export function groundFixtures(pen: Pen): void {
  const kitchen = { front: colors.petrol, top: paint('#e9e4da'), handle: paint('#b8975a', { gloss: 0.4 }) };
  ovenTower(pen.at(FACE.west, 0, 1.68, 90), kitchen);
  fridge(pen.at(FACE.west, 0, 1.07, 90), kitchen);
  baseUnits(pen.at(1.02, 0, FACE.north), kitchen, [0.6, 0.6, 0.6, 0.6, 0.6, 0.42]);
  wallUnits(pen.at(3.3, 0, FACE.north), kitchen, [0.6, 0.54]);
  sink(pen.at(2.28, 0, FACE.north));
  const walnut = { front: colors.walnut, top: paint('#dedad1'), handle: colors.black };
  island(pen.at(2.5, 0, 2.85), walnut, 2.3);
  hob(pen.at(2.2, 0, 2.52));
  hood(pen.at(2.2, 0, 2.78), 1.75, CLEAR.ground);
  fireplace(pen.at(FACE.east, 0, 6.2, -90));
  const bath = pen.at(0, 0, 4.3, 180);
  toilet(bath.at(-8.95, 0, 0));
  vanity(pen.at(9.1, 0, 3.12), colors.oakFine, 0.9);
  shower(pen.at(FACE.east, 0, 3.12, -90), 1.18, 1.1);
  for (const [x, z] of [
    [1.2, 1.6],
    [3.7, 1.6],
    [7.2, 1.2],
    [7.2, 3.2],
    [8.6, 3.7],
    [10.4, 3.7],
    [6.2, 5.4],
    [6.2, 7.2],
  ] as const)
    spot(pen.at(x, CLEAR.ground, z));
}

/** An open fire in a plastered chimney breast; the wall is at z 0. */
function fireplace(pen: Pen): void {
  const [half, depth, low, high] = [0.85, 0.45, 0.38, 0.98];
  const breast = colors.cream;
  const hole: [number, number][] = [
    [half - 0.48, low],
    [half + 0.48, low],
    [half + 0.48, high],
    [half - 0.48, high],
  ];
  polygon(
    pen,
    breast,
    { origin: [-half, 0, depth], u: [1, 0, 0], v: [0, 1, 0] },
    [
      [0, 0],
      [2 * half, 0],
      [2 * half, CLEAR.ground],
      [0, CLEAR.ground],
    ],
    [hole],
  );
  for (const side of [-1, 1]) {
    const x = side * half;
    const [near, far] = side > 0 ? [depth, 0] : [0, depth];
    quad(pen, breast, [x, 0, near], [x, 0, far], [x, CLEAR.ground, far], [x, CLEAR.ground, near]);
  }
  const soot = paint('#2c2724');
  const [l, r, back] = [-0.48, 0.48, 0.06];
  quad(pen, soot, [l, low, back], [r, low, back], [r, high, back], [l, high, back]);
  quad(pen, soot, [l, low, depth], [l, low, back], [l, high, back], [l, high, depth]);
  quad(pen, soot, [r, low, back], [r, low, depth], [r, high, depth], [r, high, back]);
  quad(pen, soot, [l, low, depth], [r, low, depth], [r, low, back], [l, low, back]);
  quad(pen, soot, [l, high, back], [r, high, back], [r, high, depth], [l, high, depth]);
  box(pen, paint('#6a6762'), [0, 0.26, 0.36], [2.5, 0.08, 0.72], { bevel: 0.008 });
  box(pen, breast, [0, 0, 0.3], [2.3, 0.26, 0.56]);
  for (let log = 0; log < 4; log++)
    rod(
      pen,
      paint('#5b4330'),
      [-0.28 + log * 0.05, low + 0.05 + log * 0.045, 0.18 + (log % 2) * 0.13],
      [0.3 - log * 0.06, low + 0.06 + log * 0.05, 0.28 - (log % 2) * 0.1],
      0.042,
      { sides: 8 },
    );
  for (let ember = 0; ember < 7; ember++)
    ball(pen, paint('#ff9a3d', { glow: 1 }), [-0.24 + ember * 0.08, low + 0.03, 0.22 + (ember % 3) * 0.05], [0.03, 0.02, 0.03], 6);
  for (let log = 0; log < 12; log++) {
    const [x, y] = [0.93 + (log % 4) * 0.085, 0.045 + Math.floor(log / 4) * 0.08];
    rod(pen, paint('#8a6a4a'), [x + 0.02, y + 0.34, 0.1], [x + 0.02, y + 0.34, 0.42], 0.038, { sides: 7 });
  }
}

/** Movable furniture, which the empty house does not have. */
export function groundFurniture(pen: Pen): void {
  kitchenAndDining(pen);
  living(pen);
  hall(pen);
  study(pen);
}

function kitchenAndDining(pen: Pen): void {
  for (const x of [1.75, 2.5, 3.25]) barStool(pen.at(x, 0, 3.62, 180), colors.clay);
  fruitBowl(pen.at(3.1, 0.9, 3.0));
  worktopThings(pen.at(3.25, 0, FACE.north));
  herb(pen.at(1.35, 0.9, 0.52), colors.rust, 1.2);
  herb(pen.at(1.58, 0.9, 0.5), colors.cream);
  const table = pen.at(2.35, 0, 6.15);
  rug(table, colors.linen, colors.grey, 3, 2.2);
  diningTable(table.at(0, 0.014, 0), colors.walnut, 2.1, 0.95);
  for (const x of [-0.65, 0, 0.65]) {
    diningChair(table.at(x, 0.014, -0.62), colors.petrol);
    diningChair(table.at(x, 0.014, 0.62, 180), colors.petrol);
    setting(table.at(x, 0.755, 0.29));
    setting(table.at(x, 0.755, -0.29, 180));
  }
  branches(table.at(0.05, 0.755, 0), paint('#d7cfc0'), 0.8);
  for (const x of [-0.5, 0.5]) pendant(table.at(x, 0, 0), colors.mustard, 1.5, CLEAR.ground, 0.22);
  sideboard(pen.at(FACE.west, 0, 7.15, 90), colors.oakFine, 1.5, { height: 0.75 });
  tableLamp(pen.at(0.58, 0.75, 7.6), colors.petrol);
  vase(pen.at(0.6, 0.75, 6.8), colors.rust, 0.26);
  fig(pen.at(0.95, 0, 4.55), colors.cream, 1.85);
  picture(pen.at(4.5, 0, 3.2, -90), [colors.honey, colors.petrol, colors.rust, colors.cream], 0.8, 1.0, 1.05);
  clock(pen.at(4.5, 0, 1.9, -90), 1.9, 0.16);
  drape(pen, 0.75, 4.35);
}

/** Curtains at both ends of a glazed front. */
function drape(pen: Pen, from: number, to: number): void {
  const track = pen.at(0, 0, FACE.south - 0.09);
  curtainRail(track.at(from - 0.1, 0, 0), to - from + 0.2, 2.42);
  curtain(track.at(from, 0, 0), colors.linen, 0.42, 2.4);
  curtain(track.at(to - 0.42, 0, 0), colors.linen, 0.42, 2.4);
}

function living(pen: Pen): void {
  const middle = pen.at(9.3, 0, 6.25);
  rug(middle, paint('#d6cbb8'), colors.rust, 3.3, 2.5);
  sofa(pen.at(7.25, 0, 6.25, 90), paint('#9aa39a'), 3, colors.mustard);
  coffeeTables(middle.at(-0.15, 0.014, 0.1, -30), colors.oakFine, paint('#d9d5cc'));
  armchair(pen.at(9.1, 0.014, 4.95, 18), colors.rust);
  armchair(pen.at(9.9, 0, 7.5, 200), colors.rust);
  box(pen.at(9.05, 0.376, 6.45, 12), paint('#33505c'), [0, 0, 0], [0.26, 0.03, 0.2], { bevel: 0.004 });
  box(pen.at(9.05, 0.406, 6.45, 25), paint('#c9a24b'), [0, 0, 0], [0.23, 0.025, 0.17], { bevel: 0.004 });
  vase(pen.at(9.28, 0.376, 6.2), colors.cream, 0.18);
  floorLamp(pen.at(11.3, 0, 5.05));
  sideboard(pen.at(10.2, 0, 4.42), colors.walnut, 2.2, { height: 0.45 });
  television(pen.at(10.2, 0, 4.42), 1.45, 0.82);
  sansevieria(pen.at(9.4, 0.45, 4.62), colors.cream, 0.8);
  monstera(pen.at(11.25, 0, 7.55), paint('#8c8f8a'), 1.15);
  picture(pen.at(FACE.east - 0.45, 0, 6.2, -90), [colors.sage, colors.cream, colors.petrol, colors.rust], 1.1, 0.8, 1.3);
  drape(pen, 5.15, 9.65);
  bookcase(pen.at(8.55, 0, 4.42), colors.oakFine, 0.9, 1.1);
  globe(pen.at(9.3, 0, 6.25), 2.15, CLEAR.ground, 0.2);
}

function hall(pen: Pen): void {
  const east = pen.at(7.7, 0, 0, -90);
  bench(east.at(3.0, 0, 0), colors.rust, 0.6);
  rug(pen.at(7.17, 0, 1.25), paint('#6f6a60'), colors.black, 0.75, 1.3);
  sideboard(pen.at(STAIR.west + 0.45, 0, 4.28, 180).at(0, 0, 0), colors.oakFine, 0.8, { height: 0.7, depth: 0.32 });
  vase(pen.at(5.05, 0.7, 4.12), colors.sage, 0.32);
  herb(pen.at(5.3, 0.7, 4.12), colors.rust, 1.3);
  globe(pen.at(7.17, 0, 1.6), 2.2, CLEAR.ground, 0.13);
}

function study(pen: Pen): void {
  bookcase(pen.at(10.3, 0, 3.0, 180), colors.walnut, 2.5, 2.35);
  desk(pen.at(9.8, 0, FACE.north), colors.oakFine, 1.8, 0.8, colors.black);
  monitor(pen.at(9.75, 0.74, 0.58));
  laptop(pen.at(10.35, 0.74, 0.7, -14));
  deskLamp(pen.at(9.1, 0.74, 0.58, 30), colors.mustard);
  taskChair(pen.at(9.8, 0, 1.35, 165), colors.grey);
  rug(pen.at(9.7, 0, 1.75), colors.petrol, colors.linen, 2.4, 1.5);
  armchair(pen.at(11.05, 0, 2.15, -120), colors.sage);
  fig(pen.at(8.15, 0, 0.7), colors.grey, 1.6);
  picture(pen.at(7.82, 0, 1.1, 90), [colors.cream, colors.honey, colors.blue, colors.rust], 0.6, 0.8, 1.25);
  globe(pen.at(9.7, 0, 1.8), 2.2, CLEAR.ground, 0.16);
  towelRail(pen.at(10.1, 0, 4.3, 180), colors.cream);
}
