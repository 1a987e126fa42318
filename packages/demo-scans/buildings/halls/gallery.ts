import { paint, toned } from '../../scan-maker/paint';
import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { lathe } from '../../scan-maker/shapes/round';
import { picture, vase } from '../furniture/decor';
import { spot } from '../furniture/lamps';
import { fig } from '../furniture/plants';
import { bench, shellChair } from '../furniture/seating';
import { bookcase } from '../furniture/storage';
import { build, plainLook } from '../kit/walls';
import { type Hall, hallBuilding } from './hall';

const [WIDTH, DEPTH, HEIGHT] = [18.6, 8.6, 3.6];
const colors = {
  white: paint('#f1efea'),
  slate: paint('#59636b'),
  rose: paint('#b98a7d'),
  oak: paint('#b58d5f', { tones: 0.12 }),
  dark: paint('#2a2b2d'),
  stone: paint('#cfcac0'),
};
/** The four colours of each painting; one line per painter. */
const palettes = [
  ['#e8ddc9', '#c2573d', '#243b53', '#e0a73c'],
  ['#dfe6e3', '#3f6d68', '#d98c5f', '#20302f'],
  ['#efe3d3', '#7a3e48', '#d4a24e', '#39424e'],
  ['#d8dee8', '#44618c', '#b8c9a1', '#ecd9a0'],
  ['#f0e9df', '#8c6a4f', '#4f6a52', '#c94f3f'],
].map((line) => line.map((color) => paint(color)));

const tall = { kind: 'window', width: 1.4, sill: 0.9, head: 3.0, panes: 1 } as const;
const hall: Hall = {
  width: WIDTH,
  depth: DEPTH,
  height: HEIGHT,
  floor: { paint: colors.oak, piece: [0.9, 0.15], offset: 0.5 },
  wall: colors.white,
  ceiling: paint('#f6f4ef'),
  outside: paint('#c9bda8'),
  south: [
    { kind: 'slider', at: 1.4, width: 2.4, sill: 0, head: 2.7, panes: 2 },
    { ...tall, at: 8.0 },
    { ...tall, at: 14.6 },
  ],
};

function furnish(pen: Pen): void {
  const inner = { height: HEIGHT, thickness: 0.2, left: colors.slate, right: colors.rose, skirted: 'both' as const };
  const gap = { kind: 'gap', at: 3.2, width: 1.8, sill: 0, head: 2.7 } as const;
  build(pen, plainLook, { ...inner, left: colors.white, right: colors.slate, from: [6.2, DEPTH - 0.3], to: [6.2, 0.3], fittings: [gap] });
  build(pen, plainLook, { ...inner, left: colors.slate, from: [12.4, DEPTH - 0.3], to: [12.4, 0.3], fittings: [gap] });
  counter(pen.at(1.8, 0, 3.2, 90));
  hang(pen);
  for (const x of [9.3, 15.4]) bench(pen.at(x, 0, 4.1), colors.dark, 1.8);
  sculpture(pen.at(4.6, 0, 2.2), 0.9);
  sculpture(pen.at(8.0, 0, 6.7), 0.7);
  sculpture(pen.at(17.2, 0, 6.8), 1.1);
  fig(pen.at(5.6, 0, 7.6), colors.stone, 1.9);
  for (const x of [1.6, 3.2, 4.8, 7.4, 9.3, 11.2, 13.8, 15.5, 17.2]) for (const z of [1.5, 4.3, 7.1]) spot(pen.at(x, HEIGHT, z));
}

function counter(pen: Pen): void {
  box(pen, colors.oak, [0, 0, 0], [2.4, 1.0, 0.7], { bevel: 0.01 });
  box(pen.at(0, 1.0, 0), colors.dark, [0, 0.001, 0], [2.5, 0.03, 0.8], { bevel: 0.005 });
  vase(pen.at(-0.9, 1.03, 0), palettes[0]?.[1] ?? colors.rose, 0.34);
  shellChair(pen.at(0.2, 0, -0.75), colors.dark);
  bookcase(pen.at(-2.1, 0, -1.46), colors.oak, 1.6, 1.9);
}

/** Pictures along the north walls, and between the windows. */
function hang(pen: Pen): void {
  const along = [2.0, 4.4, 7.4, 9.3, 11.2, 13.6, 15.5, 17.3];
  for (const [index, x] of along.entries()) {
    const large = index % 3 === 1;
    picture(pen.at(x, 0, 0.3), palettes[index % palettes.length] ?? [], large ? 1.6 : 1.1, large ? 1.3 : 1.4, 1.0);
  }
  for (const [index, x] of [7.1, 11.2, 13.5, 17.2].entries())
    picture(pen.at(x, 0, DEPTH - 0.3, 180), palettes[(index + 2) % palettes.length] ?? [], 0.9, 0.7, 1.25);
  for (const [index, z] of [2.4, 6.2].entries())
    picture(pen.at(WIDTH - 0.3, 0, z, -90), palettes[(index + 3) % palettes.length] ?? [], 1.9, 1.3, 1.0);
}

function sculpture(pen: Pen, height: number): void {
  box(pen, colors.white, [0, 0, 0], [0.5, 0.95, 0.5], { bevel: 0.006 });
  lathe(
    pen.at(0, 0.95, 0),
    toned(colors.stone, 0.85),
    [
      [0.12, 0],
      [0.05, height * 0.15],
      [0.19, height * 0.42],
      [0.07, height * 0.62],
      [0.15, height * 0.85],
      [0, height],
    ],
    24,
  );
}

const lamps = [2.4, 4.6, 7.6, 9.3, 11.2, 13.9, 15.5, 17.2].map(
  (x) => ({ at: [x, 3.2, 1.4], color: [0.6, 0.54, 0.45], reach: 4.5 }) as const,
);

/** Three exhibition rooms in a row, as in a museum or gallery. */
export const gallery = hallBuilding({
  id: 'GalleryHall',
  name: 'Gallery, three rooms',
  summary: 'A foyer and two exhibition rooms with pictures, sculptures and benches.',
  created: '2024-10-08T08:00:00Z',
  modified: '2024-10-10T11:15:00Z',
  address: 'Kirkegata 9, 0153 Oslo',
  hall,
  rooms: { Foyer: [0.3, 0.3, 6.1, 8.3], 'Grey room': [6.1, 0.3, 12.3, 8.3], 'Red room': [12.3, 0.3, 18.3, 8.3] },
  prefix: 'g',
  stands: [
    ['Entrance', 'Foyer', 3.6, 6.6],
    ['Foyer', 'Foyer', 3.7, 4.4],
    ['Foyer, north wall', 'Foyer', 3.0, 1.6],
    ['First passage', 'Grey room', 6.6, 4.2],
    ['Grey room, north wall', 'Grey room', 9.3, 2.2],
    ['Grey room, windows', 'Grey room', 9.3, 6.4],
    ['Second passage', 'Red room', 12.8, 4.2],
    ['Red room, north wall', 'Red room', 15.4, 2.2],
    ['Red room, windows', 'Red room', 15.4, 6.4],
    ['Red room, east wall', 'Red room', 16.6, 4.3],
  ],
  yaw: -30,
  seed: 501,
  furnish,
  lamps,
  cover: { from: [6.9, 1.6, 6.2], to: [10.2, 1.45, 1.6], fov: 62 },
});
