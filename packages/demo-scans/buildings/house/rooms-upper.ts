import { paint } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { ball } from '../../scan-maker/shapes/round';
import { cushion } from '../../scan-maker/shapes/soft';
import { bathtub, shower, toilet, towelRail, towels, vanity } from '../furniture/bath';
import { bed, childBed } from '../furniture/bedroom';
import { curtain, curtainRail, laptop, picture, rug, vase } from '../furniture/decor';
import { deskLamp, floorLamp, globe, spot, tableLamp } from '../furniture/lamps';
import { herb, monstera, sansevieria } from '../furniture/plants';
import { armchair, diningChair, pouf } from '../furniture/seating';
import { bookcase, sideboard, wardrobe } from '../furniture/storage';
import { desk, nightstand, roundTable } from '../furniture/tables';
import { CLEAR, colors, FACE } from './plan';

/** Fixtures, which the empty house has as well: the bathroom, built-in wardrobes, ceiling lights. */
export function upperFixtures(pen: Pen): void {
  bathtub(pen.at(10.0, 0, 1.0));
  toilet(pen.at(FACE.east, 0, 2.9, -90));
  vanity(pen.at(9.9, 0, 3.4, 180), colors.oakFine, 1.5, 2);
  shower(pen.at(7.82, 0, 0.36), 1.0, 1.1);
  wardrobe(pen.at(7.82, 0, 6.75, 90), paint('#dcd5c8'), 5, { door: 0.48 });
  for (const [x, z] of [
    [9, 2],
    [10.6, 2],
    [7.2, 1.4],
    [7.2, 3.2],
  ] as const)
    spot(pen.at(x, CLEAR.upper, z));
}

/** Beds, desks, carpets and the things on them. */
export function upperFurniture(pen: Pen): void {
  master(pen);
  child(pen);
  guest(pen);
  gallery(pen);
  towelRail(pen.at(7.82, 0, 1.85, 90), colors.sage);
  towels(pen.at(11.35, 0, 0.62), [colors.cream, colors.sage, colors.clay, colors.cream]);
  sansevieria(pen.at(11.2, 0, 1.5), colors.cream, 1.1);
}

function drape(pen: Pen, from: number, to: number, cloth = colors.linen): void {
  const track = pen.at(0, 0, FACE.south - 0.09);
  curtainRail(track.at(from - 0.1, 0, 0), to - from + 0.2, 2.3);
  curtain(track.at(from, 0, 0), cloth, 0.36, 2.28);
  curtain(track.at(to - 0.36, 0, 0), cloth, 0.36, 2.28);
}

function master(pen: Pen): void {
  const east = pen.at(FACE.east, 0, 5.9, -90);
  rug(pen.at(10.0, 0, 5.9), paint('#cfc4b2'), colors.clay, 2.2, 2.9);
  bed(east.at(0, 0.012, 0), paint('#8c7b6b'), paint('#f0ece4'), colors.petrol);
  for (const [side, z] of [
    [-1, 4.72],
    [1, 7.08],
  ] as const) {
    nightstand(pen.at(FACE.east, 0, z, -90), colors.walnut);
    tableLamp(pen.at(FACE.east - 0.22, 0.48, z + side * 0.02), colors.clay);
  }
  picture(pen.at(FACE.east, 0, 5.9, -90), [colors.clay, colors.cream, colors.honey, colors.petrol], 1.3, 0.75, 1.3);
  pouf(pen.at(10.6, 0, 7.55), colors.mustard);
  monstera(pen.at(11.2, 0, 3.95), colors.cream, 0.95);
  globe(pen.at(9.8, 0, 5.6), 2.05, CLEAR.upper, 0.18);
  drape(pen, 8.35, 11.25);
}

function child(pen: Pen): void {
  childBed(pen.at(FACE.west + 0.55, 0, 0.5), colors.oakFine, colors.mustard);
  rug(pen.at(2.5, 0, 2.7), paint('#c8d3d0'), colors.petrol, 2.2, 1.7);
  desk(pen.at(3.1, 0, FACE.north), colors.oakFine, 1.3, 0.65, colors.cream);
  deskLamp(pen.at(2.65, 0.74, 0.55, 20), colors.rust);
  diningChair(pen.at(3.1, 0, 1.1, 170), colors.mustard);
  bookcase(pen.at(4.5, 0, 2.9, -90), colors.cream, 1.5, 1.1);
  wardrobe(pen.at(FACE.west, 0, 4.4, 90), colors.cream, 3, { door: 0.45, height: 2.1, depth: 0.56 });
  for (const [x, z, color] of [
    [2.3, 2.5, '#b5683f'],
    [2.75, 2.9, '#4d6a70'],
    [2.5, 3.1, '#c9973f'],
    [2.9, 2.45, '#8c3b32'],
  ] as const)
    box(pen.at(x, 0.014, z, x * 70), paint(color), [0, 0, 0], [0.11, 0.11, 0.11], { bevel: 0.01 });
  ball(pen, colors.rust, [1.9, 0.14, 3.2], [0.13, 0.13, 0.13], 16);
  bear(pen.at(1.2, 0.5, 0.75, 30));
  picture(pen.at(2.4, 0, 5.3, 180), [colors.cream, colors.sage, colors.mustard, colors.rust], 0.7, 0.55, 1.2);
  globe(pen.at(2.5, 0, 2.7), 1.95, CLEAR.upper, 0.2);
}

/** A sitting teddy bear. */
function bear(pen: Pen): void {
  const fur = paint('#a8825a');
  ball(pen, fur, [0, 0.1, 0], [0.1, 0.12, 0.09], 12);
  ball(pen, fur, [0, 0.27, 0.01], [0.085, 0.08, 0.08], 12);
  for (const side of [-1, 1]) {
    ball(pen, fur, [side * 0.065, 0.335, 0], [0.03, 0.03, 0.02], 8);
    ball(pen, fur, [side * 0.08, 0.03, 0.09], [0.04, 0.04, 0.07], 8);
    ball(pen, fur, [side * 0.11, 0.13, 0.04], [0.032, 0.06, 0.035], 8);
  }
  ball(pen, paint('#d8bd95'), [0, 0.25, 0.075], [0.035, 0.028, 0.025], 8);
}

function guest(pen: Pen): void {
  bed(pen.at(FACE.west, 0, 6.75, 90), colors.oakFine, paint('#eae6de'), colors.rust, 1.4);
  nightstand(pen.at(FACE.west, 0, 5.72, 90), colors.oakFine);
  tableLamp(pen.at(0.56, 0.48, 5.72), colors.sage);
  rug(pen.at(2.4, 0, 6.75), colors.linen, colors.blue, 1.5, 2);
  sideboard(pen.at(2.9, 0, 5.42), colors.walnut, 1.3, { height: 0.78, depth: 0.42 });
  vase(pen.at(2.5, 0.78, 5.65), colors.blue, 0.3);
  picture(pen.at(2.9, 0, 5.42), [colors.linen, colors.blue, colors.petrol, colors.honey], 0.8, 0.6, 1.15);
  armchair(pen.at(3.75, 0, 7.3, -140), colors.blue);
  globe(pen.at(2.4, 0, 6.8), 2.0, CLEAR.upper, 0.16);
  drape(pen, 1.2, 3.6);
}

function gallery(pen: Pen): void {
  bookcase(pen.at(7.7, 0, 6.9, -90), colors.oakFine, 2.0, 2.2, { filled: 0.95 });
  armchair(pen.at(5.4, 0, 7.2, 140), colors.mustard);
  floorLamp(pen.at(4.95, 0, 7.7));
  roundTable(pen.at(5.95, 0, 7.45), colors.walnut, 0.24, 0.48);
  laptop(pen.at(5.95, 0.48, 7.4, 160));
  rug(pen.at(6.0, 0, 6.7), paint('#c2b7a2'), colors.sage, 2.2, 1.9);
  herb(pen.at(7.3, 0, 7.75), colors.rust, 2.4);
  cushion(pen.at(6.7, 0.012, 6.5), colors.petrol, [0, 0, 0], [0.55, 0.16, 0.55], 0.5, 5);
  picture(pen.at(4.62, 0, 7.3, 90), [colors.honey, colors.sage, colors.cream, colors.rust], 0.6, 0.8, 1.15);
  globe(pen.at(5.3, 0, 6.6), 2.1, CLEAR.upper, 0.16);
  drape(pen, 5.0, 7.4);
}
