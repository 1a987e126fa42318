import { type Paint, paint } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { rod } from '../../scan-maker/shapes/round';
import { cushion } from '../../scan-maker/shapes/soft';
import { laptop, rug, vase } from '../furniture/decor';
import { pendant, spot } from '../furniture/lamps';
import { fig, sansevieria } from '../furniture/plants';
import { armchair, pouf } from '../furniture/seating';
import { bookcase, sideboard } from '../furniture/storage';
import { diningTable } from '../furniture/tables';
import { build, plainLook } from '../kit/walls';
import { type Hall, hallBuilding } from './hall';

const [WIDTH, DEPTH, HEIGHT] = [12.6, 8.2, 3.3];
const colors = {
  wall: paint('#efe9df'),
  clay: paint('#c07b5c'),
  oak: paint('#c49c6b', { tones: 0.12 }),
  tile: paint('#d8d2c6', { tones: 0.06 }),
  joint: paint('#b3aca0'),
  black: paint('#2a2b2d'),
  moss: paint('#6f7a52'),
  ink: paint('#3b4a5a'),
  cream: paint('#efe7d8'),
};
const cloths = ['#c2573d', '#3b4a5a', '#d9b45f', '#6f7a52', '#e6dcc9', '#8a4f5a'].map((color) => paint(color));

const hall: Hall = {
  width: WIDTH,
  depth: DEPTH,
  height: HEIGHT,
  floor: { paint: colors.tile, piece: [0.4, 0.4], offset: 0.5, joint: { width: 0.006, paint: colors.joint } },
  wall: colors.wall,
  ceiling: paint('#f5f2ec'),
  outside: paint('#a98f74'),
  south: [
    { kind: 'window', at: 0.8, width: 3.0, sill: 0.4, head: 2.8, panes: 2 },
    { kind: 'slider', at: 4.6, width: 1.8, sill: 0, head: 2.6, panes: 2 },
    { kind: 'window', at: 7.2, width: 3.2, sill: 0.4, head: 2.8, panes: 2 },
  ],
};

function furnish(pen: Pen): void {
  const wall = { height: HEIGHT, thickness: 0.16, left: colors.clay, right: colors.wall, skirted: 'both' as const };
  build(pen, plainLook, {
    ...wall,
    from: [9.6, DEPTH - 0.3],
    to: [9.6, 0.3],
    fittings: [{ kind: 'gap', at: 3.0, width: 1.2, sill: 0, head: 2.4 }],
  });
  shelves(pen);
  clothes(pen.at(0.55, 0, 3.4, 90));
  clothes(pen.at(0.55, 0, 5.6, 90));
  table(pen.at(3.9, 0, 3.9));
  table(pen.at(6.6, 0, 3.9));
  till(pen.at(8.6, 0, 6.4, -90));
  back(pen);
  fig(pen.at(1.0, 0, 7.4), colors.clay, 1.8);
  for (const x of [1.8, 4.0, 6.2, 8.4]) for (const z of [1.6, 6.2]) spot(pen.at(x, HEIGHT, z));
  for (const x of [3.9, 6.6]) pendant(pen.at(x, 0, 3.9), colors.moss, 2.1, HEIGHT, 0.24);
}

function shelves(pen: Pen): void {
  for (const x of [1.5, 3.3, 5.1, 6.9, 8.6]) bookcase(pen.at(x, 0, 0.3), colors.oak, 1.7, 2.2, { filled: 1 });
  sansevieria(pen.at(3.3, 2.2, 0.45), colors.cream, 0.7);
}

/** A rail of clothes along x, seen from +Z. */
function clothes(pen: Pen): void {
  for (const x of [-0.8, 0.8]) rod(pen, colors.black, [x, 0, 0], [x, 1.6, 0], 0.014, { sides: 8 });
  rod(pen, colors.black, [-0.8, 1.6, 0], [0.8, 1.6, 0], 0.014, { sides: 8 });
  for (let piece = 0; piece < 12; piece++) {
    const cloth = cloths[Math.floor(pen.random * cloths.length)] ?? colors.moss;
    const length = 0.75 + pen.random * 0.35;
    cushion(pen.at(-0.7 + piece * 0.127, 1.56 - length, 0), cloth, [0, 0, 0], [0.05, length, 0.44], 0.3, 4);
  }
}

function table(pen: Pen): void {
  diningTable(pen, colors.oak, 1.8, 0.9, 0.8);
  for (let pile = 0; pile < 4; pile++)
    folded(pen.at(-0.66 + pile * 0.44, 0.8, -0.15), cloths[(pile * 2 + 1) % cloths.length] ?? colors.moss);
  vase(pen.at(0.5, 0.8, 0.25), colors.clay, 0.3);
}

function folded(pen: Pen, cloth: Paint): void {
  for (let layer = 0; layer < 4; layer++) cushion(pen.at(0, layer * 0.05, 0), cloth, [0, 0, 0], [0.32, 0.055, 0.36], 0.25, 4);
}

function till(pen: Pen): void {
  box(pen, colors.oak, [0, 0, 0], [1.9, 0.98, 0.6], { bevel: 0.01 });
  box(pen.at(0, 0.98, 0), colors.black, [0, 0.001, 0], [2.0, 0.03, 0.7], { bevel: 0.005 });
  laptop(pen.at(0.4, 1.01, 0, 180));
  vase(pen.at(-0.7, 1.01, 0), colors.ink, 0.22);
}

function back(pen: Pen): void {
  bookcase(pen.at(WIDTH - 0.3, 0, 2.2, -90), colors.oak, 2.6, 2.2, { filled: 1 });
  sideboard(pen.at(11, 0, 0.3), colors.moss, 1.8, { height: 0.8 });
  rug(pen.at(11, 0, 6.1), colors.cream, colors.clay, 2.0, 2.4);
  armchair(pen.at(11.6, 0.012, 6.9, 200), colors.ink);
  pouf(pen.at(10.5, 0.012, 6.0), colors.clay);
}

const lamps = [
  ...[2.4, 4.6, 6.8].flatMap((x) => [1.8, 5.8].map((z) => ({ at: [x, 3.0, z], color: [0.55, 0.48, 0.38], reach: 4.2 }) as const)),
  { at: [11, 2.9, 3.4], color: [0.6, 0.54, 0.44], reach: 4.5 } as const,
];

/** A shop with a window to the street and a room behind it. */
export const shop = hallBuilding({
  id: 'ShopOnCourt',
  name: 'Shop with a back room',
  summary: 'Shelves, tables and rails behind two shop windows, a counter, and a room at the back.',
  created: '2025-03-04T07:50:00Z',
  modified: '2025-03-05T12:00:00Z',
  address: 'Rue de la Banque 12, 75002 Paris',
  hall,
  rooms: { Shop: [0.3, 0.3, 9.52, 7.9], 'Back room': [9.52, 0.3, 12.3, 7.9] },
  prefix: 's',
  stands: [
    ['Door', 'Shop', 5.3, 6.6],
    ['Window, west', 'Shop', 2.4, 6.4],
    ['Rails', 'Shop', 1.9, 4.2],
    ['Shelves, west', 'Shop', 2.6, 1.6],
    ['Between the tables', 'Shop', 5.25, 3.6],
    ['Shelves, east', 'Shop', 7.0, 1.6],
    ['Counter', 'Shop', 7.3, 5.6],
    ['To the back room', 'Shop', 9.0, 4.3],
    ['Back room', 'Back room', 10.7, 4.0],
    ['Back room, shelves', 'Back room', 11, 2.0],
  ],
  yaw: 15,
  seed: 504,
  furnish,
  lamps,
  cover: { from: [7.6, 1.65, 6.8], to: [3.0, 1.1, 2.4], fov: 62 },
});
