import { paint } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { laptop, rug } from '../furniture/decor';
import { deskLamp, globe, pendant } from '../furniture/lamps';
import { fig, monstera } from '../furniture/plants';
import { armchair, diningChair } from '../furniture/seating';
import { bookcase, books } from '../furniture/storage';
import { diningTable, roundTable } from '../furniture/tables';
import { build, plainLook } from '../kit/walls';
import { type Hall, hallBuilding } from './hall';

const [WIDTH, DEPTH, HEIGHT] = [15.6, 10.6, 4.2];
const colors = {
  plaster: paint('#ece6d8'),
  green: paint('#4f6650'),
  oak: paint('#a67c4d', { tones: 0.14 }),
  walnut: paint('#6f4b30'),
  leather: paint('#8a4f35'),
  brass: paint('#a98d5a', { gloss: 0.4 }),
  sand: paint('#d8cdb9'),
};

const arch = { kind: 'window', width: 1.5, sill: 1.0, head: 3.7, panes: 2, bar: 1.9 } as const;
const hall: Hall = {
  width: WIDTH,
  depth: DEPTH,
  height: HEIGHT,
  floor: { paint: colors.oak, piece: [0.6, 0.12], offset: 0.5 },
  wall: colors.plaster,
  ceiling: paint('#f4f0e6'),
  outside: paint('#b9a48a'),
  south: [1.6, 5.0, 8.4, 11.8].map((at) => ({ ...arch, at })),
  west: [{ kind: 'door', at: 4.4, width: 1.4, sill: 0, head: 2.5, open: 1, leaf: colors.walnut }],
};

function furnish(pen: Pen): void {
  const inner = { height: HEIGHT, thickness: 0.2, left: colors.plaster, right: colors.green, skirted: 'both' as const };
  build(pen, plainLook, {
    ...inner,
    from: [4.2, DEPTH - 0.3],
    to: [4.2, 0.3],
    fittings: [{ kind: 'gap', at: 4.0, width: 1.8, sill: 0, head: 2.8 }],
  });
  foyer(pen);
  for (let column = 0; column < 6; column++) bookcase(pen.at(5.35 + column * 1.72, 0, 0.3), colors.walnut, 1.66, 3.2, { filled: 0.95 });
  for (const z of [2.2, 8.4]) bookcase(pen.at(4.3, 0, z, 90), colors.walnut, 1.66, 3.2, { filled: 0.95 });
  for (const z of [2.4, 4.2, 6.0, 7.8]) bookcase(pen.at(WIDTH - 0.3, 0, z, -90), colors.walnut, 1.66, 3.2, { filled: 0.95 });
  for (const x of [7.6, 11.2]) readingTable(pen.at(x, 0, 4.4));
  nook(pen.at(9.6, 0, 8.1));
  fig(pen.at(5.0, 0, 9.7), colors.leather, 2.1);
  monstera(pen.at(14.5, 0, 9.5), colors.sand, 1.3);
}

function foyer(pen: Pen): void {
  const desk = pen.at(2.2, 0, 2.6, 180);
  box(desk, colors.walnut, [0, 0, 0], [2.6, 1.05, 0.7], { bevel: 0.012 });
  box(desk.at(0, 1.05, 0), colors.oak, [0, 0.001, 0], [2.7, 0.04, 0.8], { bevel: 0.006 });
  laptop(desk.at(0.5, 1.09, -0.1));
  books(desk.at(-1.1, 1.09, -0.25), 0.5, 0.24);
  bookcase(pen.at(2.2, 0, 0.3), colors.walnut, 3.2, 2.4);
  rug(pen.at(2.2, 0, 6.0), colors.green, colors.leather, 2.4, 3.0);
  armchair(pen.at(1.1, 0.012, 8.8, 40), colors.leather);
  roundTable(pen.at(2.2, 0, 9.2), colors.walnut, 0.4, 0.55);
  armchair(pen.at(3.3, 0.012, 8.8, -40), colors.leather);
  globe(pen.at(2.2, 0, 6.0), 2.9, HEIGHT, 0.24);
}

function readingTable(pen: Pen): void {
  diningTable(pen, colors.walnut, 2.6, 1.2);
  for (const x of [-0.8, 0, 0.8]) {
    diningChair(pen.at(x, 0, -0.95), colors.leather);
    diningChair(pen.at(x, 0, 0.95, 180), colors.leather);
  }
  for (const x of [-0.6, 0.6]) deskLamp(pen.at(x, 0.74, 0), colors.brass);
  books(pen.at(-0.2, 0.74, -0.1), 0.4, 0.22);
  for (const x of [-0.7, 0.7]) pendant(pen.at(x, 0, 0), colors.green, 2.1, HEIGHT, 0.22);
}

function nook(pen: Pen): void {
  rug(pen, colors.sand, colors.green, 3.4, 2.6);
  armchair(pen.at(-1.1, 0.012, 0.5, 50), colors.green);
  armchair(pen.at(1.1, 0.012, 0.5, -50), colors.green);
  roundTable(pen.at(0, 0.012, 0.5), colors.walnut, 0.38, 0.5);
  books(pen.at(-0.2, 0.512, 0.4), 0.32, 0.2);
}

const lamps = [
  ...[2.4, 7.0, 8.2, 10.6, 11.8].map((x) => ({ at: [x, 1.95, 4.4], color: [0.5, 0.4, 0.26], reach: 4 }) as const),
  { at: [2.2, 2.6, 6.0], color: [0.5, 0.44, 0.34], reach: 5 } as const,
];

/** A reading room lined with books, and the foyer in front of it. */
export const library = hallBuilding({
  id: 'LibraryRoom',
  name: 'Library, reading room',
  summary: 'Shelves to the ceiling on three sides, two long tables and a corner to sit, behind a foyer with the issue desk.',
  created: '2024-11-12T09:00:00Z',
  modified: '2024-11-14T10:45:00Z',
  address: 'Storgaten 22, 5003 Bergen',
  hall,
  rooms: { Foyer: [0.3, 0.3, 4.1, 10.3], 'Reading room': [4.1, 0.3, 15.3, 10.3] },
  prefix: 'l',
  stands: [
    ['Reading room', 'Reading room', 5.4, 6.6],
    ['Foyer', 'Foyer', 2.3, 5.4],
    ['Issue desk', 'Foyer', 2.4, 3.9],
    ['Armchairs', 'Foyer', 2.2, 7.6],
    ['Passage', 'Reading room', 4.9, 5.2],
    ['Shelves, west', 'Reading room', 5.3, 1.9],
    ['Shelves, middle', 'Reading room', 9.4, 1.9],
    ['Shelves, east', 'Reading room', 13.2, 1.9],
    ['Between the tables', 'Reading room', 9.4, 4.6],
    ['Windows', 'Reading room', 7.4, 7.6],
    ['Corner to sit', 'Reading room', 9.6, 6.9],
    ['East shelves', 'Reading room', 13.6, 5.0],
    ['Windows, east', 'Reading room', 12.8, 8.4],
  ],
  yaw: -75,
  seed: 502,
  furnish,
  lamps,
  exposure: 1.95,
  cover: { from: [5.0, 1.65, 7.4], to: [11.0, 1.5, 2.6], fov: 62 },
});
