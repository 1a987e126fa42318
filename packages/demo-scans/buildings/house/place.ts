import type { Scan, ScanRoom, ScanTag } from 'open-showcase/scan';
import type { Building, Stand } from '../../scan-maker/building';
import { Drawing } from '../../scan-maker/drawing';
import { paint } from '../../scan-maker/paint';
import { Pen } from '../../scan-maker/pen';
import { farTrees, hills, land, skyDome } from '../around/sky';
import { garden } from './garden';
import { groundFloor } from './ground';
import { CLEAR, UPPER } from './plan';
import { groundFixtures, groundFurniture } from './rooms-ground';
import { upperFixtures, upperFurniture } from './rooms-upper';
import { houseShell } from './shell';
import { upperFloor } from './upper';

function draw(furnished: boolean): Drawing {
  const drawing = new Drawing(2024);
  const ground = new Pen(drawing, 'ground');
  const upper = new Pen(drawing, 'upper').at(0, UPPER, 0);
  groundFloor(ground);
  groundFixtures(ground);
  upperFloor(upper);
  upperFixtures(upper);
  houseShell(new Pen(drawing, 'upper'));
  surroundings(ground);
  garden(ground, furnished);
  if (furnished) {
    groundFurniture(ground);
    upperFurniture(upper);
  }
  return drawing;
}

function surroundings(pen: Pen): void {
  skyDome(pen, { zenith: '#5f95c9', middle: '#a5c8e2', horizon: '#e9eef0', ground: '#aab58a' });
  land(pen, paint('#8c9c62'), paint('#c5d0c0'), -0.4);
  hills(pen, paint('#a9bcc4'), 380, -4, 42, 1.3);
  hills(pen, paint('#94aa9f'), 300, -4, 24, 4.1);
  farTrees(pen, paint('#5f7a48', { tones: 0.3 }), paint('#b9c8bf'), 90, [34, 150], -0.4);
}

const room = (id: string, label: string, floorId: string, x: number, z: number, x2: number, z2: number): ScanRoom => {
  const [low, high] = floorId === 'upper' ? [UPPER, UPPER + CLEAR.upper] : [0, CLEAR.ground];
  return {
    id,
    label,
    floorId,
    bounds: {
      min: { x, y: id === 'garden' || id === 'front' ? -0.2 : low, z },
      max: { x: x2, y: id === 'hall' ? UPPER + 0.1 : high, z: z2 },
    },
  };
};

const rooms: ScanRoom[] = [
  room('kitchen', 'Kitchen', 'ground', 0.36, 0.36, 4.5, 4.36),
  room('dining', 'Dining room', 'ground', 0.36, 4.36, 4.56, 8.04),
  room('hall', 'Hall', 'ground', 4.62, 0.36, 7.7, 4.36),
  room('living', 'Living room', 'ground', 4.56, 4.36, 11.64, 8.04),
  room('study', 'Study', 'ground', 7.82, 0.36, 11.64, 3.0),
  room('shower', 'Shower room', 'ground', 7.82, 3.12, 11.64, 4.3),
  room('garden', 'Terrace and garden', 'ground', -7, 8.4, 19, 21),
  room('front', 'Drive and car port', 'ground', 0, -8, 18, 0),
  room('landing', 'Landing and gallery', 'upper', 4.62, 0.36, 7.7, 8.04),
  room('master', 'Main bedroom', 'upper', 7.82, 3.52, 11.64, 8.04),
  room('bath', 'Bathroom', 'upper', 7.82, 0.36, 11.64, 3.4),
  room('child', "Child's room", 'upper', 0.36, 0.36, 4.5, 5.3),
  room('guest', 'Guest room', 'upper', 0.36, 5.42, 4.5, 8.04),
];

const low = (id: string, label: string, room: string, x: number, z: number, y = 1.55): Stand => ({ id, label, room, at: [x, y, z] });
const high = (id: string, label: string, room: string, x: number, z: number): Stand => ({ id, label, room, at: [x, UPPER + 1.55, z] });

const stands: Stand[] = [
  low('h01', 'Living room', 'living', 6.4, 5.15),
  low('h02', 'Hearth', 'living', 8.25, 7.45),
  low('h03', 'Living room, window', 'living', 5.5, 7.2),
  low('h04', 'Dining table', 'dining', 4.1, 5.0),
  low('h05', 'Kitchen', 'kitchen', 3.95, 2.55),
  low('h06', 'Kitchen window', 'kitchen', 1.5, 1.7),
  low('h07', 'Hall', 'hall', 7.15, 3.9),
  low('h08', 'Entrance', 'hall', 7.15, 1.7),
  low('h09', 'Study', 'study', 8.75, 2.25),
  low('h10', 'Shower room', 'shower', 8.3, 3.85),
  low('h11', 'Dining room, garden side', 'dining', 3.0, 7.55),
  low('h12', 'Terrace', 'garden', 6.3, 9.9, 1.53),
  low('h13', 'Garden path', 'garden', 5.3, 12.8, 1.47),
  low('h14', 'Fire bowl', 'garden', 4.3, 16.2, 1.47),
  low('h15', 'Lawn', 'garden', 8.2, 15.0, 1.43),
  low('h16', 'Front path', 'front', 7.18, -1.9, 1.47),
  low('h17', 'Drive', 'front', 10.6, -3.4, 1.43),
  low('h18', 'Stair, landing', 'hall', 5.6, 1.1, 8 * (UPPER / 17) + 1.55),
  low('h26', 'Terrace, dining', 'garden', 4.85, 9.4, 1.53),
  high('h19', 'Stairhead', 'landing', 5.3, 4.85),
  high('h20', 'Gallery', 'landing', 6.55, 5.7),
  high('h21', 'Corridor', 'landing', 7.2, 2.7),
  high('h22', 'Main bedroom', 'master', 8.75, 4.85),
  high('h23', 'Bathroom', 'bath', 9.1, 2.35),
  high('h24', "Child's room", 'child', 3.3, 4.0),
  high('h25', 'Guest room', 'guest', 3.4, 6.15),
  high('h27', 'Main bedroom, window', 'master', 9.6, 7.55),
];

const tags: ScanTag[] = [
  {
    id: 'hearth',
    label: 'Open fireplace',
    description: 'Closed chimney, swept in March 2024. The stone bench is warm to sit on.',
    anchorPosition: { x: 11.18, y: 1.15, z: 6.2 },
    stemVector: { x: -0.35, y: 0.1, z: 0 },
  },
  {
    id: 'island',
    label: 'Kitchen island',
    description: 'Walnut front, stone top, induction hob with an extractor above.',
    anchorPosition: { x: 2.9, y: 0.9, z: 2.9 },
    stemVector: { x: 0, y: 0.4, z: 0 },
  },
  {
    id: 'stair',
    label: 'Stair',
    description: 'Oak treads, 17 steps of 17 cm, handrail on the open side.',
    anchorPosition: { x: 6.1, y: 1.365, z: 1.4 },
    stemVector: { x: 0, y: 0.5, z: 0 },
  },
];

const common = {
  stands,
  daylight: {
    sun: { azimuth: 208, height: 42, color: [2.3, 2.1, 1.75] },
    sky: { zenith: [0.6, 0.82, 1.2], horizon: [1.25, 1.25, 1.25], ground: [0.38, 0.4, 0.28] },
    lamps: [
      { at: [1.85, 1.45, 6.15], color: [0.35, 0.26, 0.15], reach: 3 },
      { at: [2.85, 1.45, 6.15], color: [0.35, 0.26, 0.15], reach: 3 },
      { at: [9.3, 2.1, 6.25], color: [0.3, 0.24, 0.16], reach: 4 },
      { at: [7.17, 2.15, 1.6], color: [0.3, 0.24, 0.16], reach: 3 },
      { at: [9.5, 2.3, 3.72], color: [0.4, 0.36, 0.3], reach: 3 },
      { at: [11.3, 0.5, 6.2], color: [0.5, 0.22, 0.06], reach: 2.2 },
      { at: [7.2, UPPER + 2.2, 2.4], color: [0.3, 0.25, 0.18], reach: 3 },
    ],
    fill: 0.42,
    exposure: 1.75,
  },
  cover: { from: [6.2, 1.5, 4.85], to: [10.7, 1.32, 6.75], fov: 58 },
} satisfies Pick<Building, 'stands' | 'daylight' | 'cover'>;

function told(id: string, name: string, summary: string, days: [string, string]): Building['scan'] {
  const start: Scan['start'] = { sweep: 'h01', rotation: { x: -3, y: -104 }, mode: 'mode.inside' };
  return {
    id,
    name,
    summary,
    created: days[0],
    modified: days[1],
    address: 'Lindenweg 14, 79100 Freiburg',
    visibility: 'public',
    start,
    floors: [
      { id: 'ground', name: 'Ground floor', sequence: 0, elevation: 0, height: CLEAR.ground },
      { id: 'upper', name: 'Upper floor', sequence: 1, elevation: UPPER, height: CLEAR.upper },
    ],
    rooms,
    tags: [],
    measurements: [],
  };
}

const asBuilt: Building['scan']['measurements'] = [
  {
    sid: 'living-width',
    label: 'Living room, window to wall',
    points: [
      { x: 10.4, y: 0.02, z: 4.42 },
      { x: 10.4, y: 0.02, z: 8.04 },
    ],
  },
];

/** A furnished family house with a garden. */
export const house: Building = {
  ...common,
  scan: {
    ...told(
      'HouseGarden',
      'House with garden',
      'Two storeys under one roof: an open ground floor with a fireplace, three bedrooms above, a terrace to the south.',
      ['2024-05-17T09:30:00Z', '2024-06-03T14:05:00Z'],
    ),
    tags,
    measurements: asBuilt,
  },
  draw: () => draw(true),
};

/** The same house without furniture: same rooms, same sweeps. */
export const emptyHouse: Building = {
  ...common,
  scan: told(
    'HouseEmpty1',
    'House with garden, unfurnished',
    'The house at Lindenweg 14 without furniture: walls, floors, kitchen and bathrooms.',
    ['2024-04-22T08:10:00Z', '2024-05-02T11:40:00Z'],
  ),
  draw: () => draw(false),
};
