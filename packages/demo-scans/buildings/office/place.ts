import type { ScanRoom } from 'open-showcase/scan';
import type { Building, Stand } from '../../scan-maker/building';
import { Drawing } from '../../scan-maker/drawing';
import type { Lamp } from '../../scan-maker/light/daylight';
import { paint } from '../../scan-maker/paint';
import { Pen } from '../../scan-maker/pen';
import { city } from '../around/city';
import { land, skyDome } from '../around/sky';
import { ceilingServices } from './ceiling';
import { officeFloor } from './floor';
import { CLEAR } from './plan';
import { clusters, officeRooms } from './rooms';

function draw(): Drawing {
  const drawing = new Drawing(77);
  const pen = new Pen(drawing, 'level7');
  officeFloor(pen);
  ceilingServices(pen.on('shell'), clusters);
  officeRooms(pen);
  const middle = pen.at(17, 0, 8);
  skyDome(middle, { zenith: '#5b8fc4', middle: '#a3c5e0', horizon: '#e6ebec', ground: '#b9bdb8' }, 500);
  land(middle, paint('#8e8f8c'), paint('#d3dde2'), -25, 480);
  city(middle, -25, [40, 30]);
  return drawing;
}

const room = (id: string, label: string, x: number, z: number, x2: number, z2: number): ScanRoom => ({
  id,
  label,
  floorId: 'level7',
  bounds: { min: { x, y: 0, z }, max: { x: x2, y: CLEAR, z: z2 } },
});

const rooms: ScanRoom[] = [
  room('reception', 'Reception', 0.3, 4.6, 7.6, 11.4),
  room('alster', 'Meeting room Alster', 0.3, 0.3, 6.6, 4.6),
  room('elbe', 'Meeting room Elbe', 0.3, 11.4, 5, 15.7),
  room('isar', 'Meeting room Isar', 13, 6.3, 17.6, 9.7),
  room('spree', 'Meeting room Spree', 24.6, 6.3, 29.2, 9.7),
  room('cafe', 'Kitchenette and café', 5, 11.4, 13, 15.7),
  room('north', 'Desks, north side', 6.6, 0.3, 33.7, 6.3),
  room('south', 'Desks, south side', 7.6, 9.7, 33.7, 15.7),
  room('middle', 'Booths and lockers', 17.6, 6.3, 24.6, 9.7),
  room('lounge', 'Lounge', 29.2, 6.3, 33.7, 9.7),
];

const stand = (number: number, label: string, at: string, x: number, z: number): Stand => ({
  id: `o${String(number).padStart(2, '0')}`,
  label,
  room: at,
  at: [x, 1.55, z],
});

const northAisle = [8.7, 11.2, 13.7, 16.4, 19, 21.6, 24.2, 26.8, 29.6].map((x, index) =>
  stand(3 + index, `North aisle ${index + 1}`, 'north', x, 5.6),
);
const southAisle = [8.7, 11.2, 13.9, 16.4, 19, 21.6, 24.2, 26.8, 29.6].map((x, index) =>
  stand(12 + index, `South aisle ${index + 1}`, 'south', x, 10.4),
);

const stands: Stand[] = [
  stand(1, 'Lifts', 'reception', 2.3, 6.0),
  stand(2, 'Reception', 'reception', 6.2, 7.2),
  ...northAisle,
  ...southAisle,
  stand(21, 'Reception, south side', 'reception', 5.0, 10.2),
  stand(22, 'Alster', 'alster', 5.95, 3.6),
  stand(23, 'Alster, window', 'alster', 5.9, 0.95),
  stand(24, 'Elbe', 'elbe', 4.2, 12.2),
  stand(25, 'Isar', 'isar', 17.0, 9.1),
  stand(26, 'Spree', 'spree', 28.6, 9.1),
  stand(27, 'Kitchenette', 'cafe', 6.6, 13.2),
  stand(28, 'Café', 'cafe', 9.4, 13.4),
  stand(29, 'Booths', 'middle', 18.4, 7.4),
  stand(30, 'Lockers', 'middle', 23.6, 9.2),
  stand(31, 'Between desks, north 1', 'north', 14.55, 2.75),
  stand(32, 'Between desks, north 2', 'north', 21.25, 2.75),
  stand(33, 'Between desks, north 3', 'north', 28.2, 2.75),
  stand(34, 'Between desks, south 1', 'south', 20.55, 13.3),
  stand(35, 'Between desks, south 2', 'south', 27.25, 13.3),
  stand(36, 'South window', 'south', 14.0, 13.3),
  stand(37, 'Lounge', 'lounge', 30.2, 8.0),
  stand(38, 'Lounge, window', 'south', 32.2, 9.85),
];

const overDesks: Lamp[] = clusters.flatMap(([x, z, width]) =>
  [-0.3, 0.3].map((share) => ({ at: [x + share * width, 2.72, z] as const, color: [0.75, 0.7, 0.62] as const, reach: 5 })),
);
const overhead: Lamp[] = (
  [
    [2.4, 6.6],
    [2.4, 9.4],
    [5.2, 9.4],
    [6.6, 13.5],
    [3.3, 2.45],
    [2.4, 13.7],
    [15.3, 8],
    [26.9, 8],
    [21, 6.2],
    [21, 9.6],
    [10.6, 7.2],
  ] as const
).map(([x, z]) => ({ at: [x, 2.25, z], color: [0.5, 0.44, 0.35], reach: 4.5 }));

/** The seventh floor of an office building in a city. */
export const office: Building = {
  scan: {
    id: 'OfficeLoft7',
    name: 'Open-plan office, level 7',
    summary: 'Forty places to work in groups around four meeting rooms, booths, a café and a lounge, with windows on three sides.',
    created: '2024-09-03T07:45:00Z',
    modified: '2024-09-19T16:20:00Z',
    address: 'Speicherstrasse 31, 20457 Hamburg',
    visibility: 'public',
    start: { sweep: 'o28', rotation: { x: -5, y: -114 }, mode: 'mode.inside' },
    floors: [{ id: 'level7', name: 'Level 7', sequence: 0, elevation: 0, height: CLEAR }],
    rooms,
    tags: [],
    measurements: [],
  },
  stands,
  draw,
  daylight: {
    sun: { azimuth: 212, height: 33, color: [2.3, 2.1, 1.75] },
    sky: { zenith: [0.62, 0.82, 1.15], horizon: [1.25, 1.26, 1.27], ground: [0.4, 0.4, 0.39] },
    lamps: [...overDesks, ...overhead],
    fill: 0.48,
    exposure: 1.9,
  },
  cover: { from: [9.3, 1.62, 13.3], to: [14.3, 1.45, 15.35], fov: 62 },
};
