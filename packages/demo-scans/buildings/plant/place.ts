import type { ScanRoom, ScanTag } from 'open-showcase/scan';
import type { Building, Stand } from '../../scan-maker/building';
import { Drawing } from '../../scan-maker/drawing';
import type { Lamp } from '../../scan-maker/light/daylight';
import { paint } from '../../scan-maker/paint';
import { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { rod } from '../../scan-maker/shapes/round';
import { farTrees, hills, land, skyDome } from '../around/sky';
import { hall } from './hall';
import { gallery, mezzanine } from './levels';
import { rack } from './pipes';
import { MEZZ, TOP } from './plan';
import { tankFarm } from './process';
import { crane, galleryRooms, groundMachines, mezzanineMachines } from './rooms';

function draw(): Drawing {
  const drawing = new Drawing(4711);
  const ground = new Pen(drawing, 'ground');
  const middle = new Pen(drawing, 'mezzanine');
  const top = new Pen(drawing, 'gallery');
  hall({ ground, mezzanine: middle, top });
  mezzanine(ground, middle);
  gallery(middle, top);
  tankFarm(ground);
  rack(ground);
  groundMachines(ground);
  mezzanineMachines(middle.at(0, MEZZ.level, 0));
  galleryRooms(top.at(0, TOP.level, 0));
  crane(top);
  yard(ground);
  return drawing;
}

/** The surroundings visible through the gate and the windows. */
function yard(pen: Pen): void {
  const around = pen.at(20, 0, 11);
  skyDome(around, { zenith: '#6d9bc8', middle: '#abc8de', horizon: '#e8ebea', ground: '#a8a79a' });
  land(around, paint('#a3a29a'), paint('#c8cec4'), -0.15);
  hills(around, paint('#a7b6b6'), 360, -4, 26, 2.2);
  farTrees(around, paint('#64794f', { tones: 0.3 }), paint('#bcc7bd'), 60, [70, 170], -0.15);
  const outside = pen.on('sky', '');
  for (let post = 0; post < 16; post++)
    rod(outside, paint('#8d9494'), [64, -0.1, -12 + post * 3], [64, 2.2, -12 + post * 3], 0.05, { sides: 6, caps: false });
  for (let wire = 0; wire < 6; wire++)
    rod(outside, paint('#a1a8a8'), [64, 0.3 + wire * 0.36, -12], [64, 0.3 + wire * 0.36, 33], 0.015, {
      sides: 3,
      caps: false,
      stretch: 50,
    });
  for (const [x, z, w, h, d, color] of [
    [82, 4, 20, 9, 30, '#b3bcc0'],
    [95, 40, 26, 13, 22, '#c2b8a8'],
    [74, -30, 18, 7, 20, '#a8b0ae'],
    [20, 70, 46, 10, 18, '#b9bfc0'],
    [-45, 10, 24, 11, 40, '#b9b0a4'],
    [15, -60, 50, 9, 20, '#b3bcc0'],
  ] as const) {
    box(outside.at(x, -0.2, z), paint(color), [0, 0, 0], [w, h, d]);
    box(outside.at(x, h * 0.62, z), paint('#8fa0a8'), [0, 0.001, 0], [w + 0.1, h * 0.14, d + 0.1]);
  }
  box(outside.at(52, -0.12, 15), paint('#c8553f'), [0, 0.9, 0], [6.2, 2.6, 2.5]);
  box(outside.at(56.2, -0.12, 15), paint('#e5e4df'), [0, 0.6, 0], [1.8, 2.3, 2.4], { bevel: 0.15 });
  for (const x of [49.8, 53.6, 56.3])
    for (const z of [13.9, 16.1]) rod(outside, paint('#26282a'), [x, 0.35, z - 0.2], [x, 0.35, z + 0.2], 0.48, { sides: 14 });
}

const levelOf = { ground: 0, mezzanine: MEZZ.level, gallery: TOP.level } as const;
type FloorId = keyof typeof levelOf;
const heights: Record<FloorId, number> = { ground: 4.08, mezzanine: 3.68, gallery: 3.9 };

const room = (
  id: string,
  label: string,
  floorId: FloorId,
  x: number,
  z: number,
  x2: number,
  z2: number,
  height = heights[floorId],
): ScanRoom => ({
  id,
  label,
  floorId,
  bounds: { min: { x, y: levelOf[floorId], z }, max: { x: x2, y: levelOf[floorId] + height, z: z2 } },
});

const rooms: ScanRoom[] = [
  room('switchgear', 'Switchgear', 'ground', 0.3, 0.3, 22, 5),
  room('workshop', 'Workshop', 'ground', 22, 0.3, 30, 8),
  room('packing', 'Packing line', 'ground', 0.3, 5, 22, 8.2),
  room('aisle', 'Main aisle', 'ground', 0.3, 8.2, 33, 13.6, 12),
  room('tanks', 'Tank farm', 'ground', 0.3, 13.6, 22, 21.7, 12),
  room('vessels', 'Pressure vessels', 'ground', 22, 13.6, 30.6, 21.7, 12),
  room('store', 'Store and gate', 'ground', 30.6, 12.2, 39.7, 21.7, 12),
  room('filling', 'Filling', 'ground', 30, 0.3, 39.7, 12.2, 12),
  room('reactors', 'Reactors', 'mezzanine', 0.3, 0.3, 16, 8),
  room('exchangers', 'Heat exchangers', 'mezzanine', 16, 0.3, 30, 8, 7.8),
  room('control', 'Control room', 'gallery', 0.3, 0.3, 7.2, 6.4, 2.8),
  room('ventilation', 'Ventilation', 'gallery', 7.2, 0.3, 16, 8),
  room('walk', 'Tank walk', 'gallery', 3.9, 8, 20.1, 17.5),
];

const stand = (id: string, label: string, roomId: string, floor: FloorId, x: number, z: number, lift = 0): Stand => ({
  id,
  label,
  room: roomId,
  at: [x, levelOf[floor] + lift + 1.55, z],
});
const row = (first: number, label: string, roomId: string, floor: FloorId, spots: readonly (readonly [number, number])[]): Stand[] =>
  spots.map(([x, z], index) => stand(`p${String(first + index).padStart(2, '0')}`, `${label} ${index + 1}`, roomId, floor, x, z));

const stands: Stand[] = [
  ...row(1, 'Main aisle', 'aisle', 'ground', [
    [2.2, 11.2],
    [5, 11.2],
    [8, 11.3],
    [11, 11.2],
    [14, 11.3],
    [17, 11.2],
    [20, 11.3],
    [23, 11.2],
    [26, 11.3],
    [29, 11.2],
    [32, 11.3],
  ]),
  ...row(12, 'Pumps', 'tanks', 'ground', [
    [4.2, 13.7],
    [8.4, 15.9],
    [12.5, 15.9],
    [16.6, 15.9],
    [21.2, 14.7],
  ]),
  ...row(17, 'Vessels', 'vessels', 'ground', [
    [22.4, 17.9],
    [28.9, 18.0],
  ]),
  ...row(19, 'Store', 'store', 'ground', [
    [31.6, 14.3],
    [31.6, 17.4],
    [33.9, 16.9],
    [37.6, 17.2],
  ]),
  ...row(23, 'Filling', 'filling', 'ground', [
    [35.2, 11.1],
    [32.3, 9.2],
    [38.4, 10.6],
  ]),
  ...row(26, 'Switchgear', 'switchgear', 'ground', [
    [6, 2.6],
    [10.5, 2.6],
    [14.9, 2.6],
    [19.4, 3.1],
  ]),
  ...row(30, 'Workshop', 'workshop', 'ground', [
    [24.4, 3.1],
    [27.6, 3.2],
  ]),
  ...row(32, 'Packing line', 'packing', 'ground', [
    [2.6, 7.4],
    [13.6, 7.2],
    [19.6, 6.2],
  ]),
  stand('p35', 'Stair to the mezzanine', 'filling', 'ground', 33.6, 6.45, 2.1),
  ...row(36, 'Heat exchangers', 'exchangers', 'mezzanine', [
    [29, 6.5],
    [26.4, 6.7],
    [23.6, 5.5],
    [20.6, 4.9],
    [17.4, 5.2],
  ]),
  ...row(41, 'Reactors', 'reactors', 'mezzanine', [
    [14.9, 5.4],
    [12.2, 5.9],
    [9.2, 5.9],
    [6.2, 5.9],
    [3.2, 5.6],
  ]),
  stand('p46', 'Stair to the gallery', 'exchangers', 'mezzanine', 19.3, 7.25, 1.9),
  ...row(47, 'Ventilation', 'ventilation', 'gallery', [
    [14.6, 7.1],
    [12.2, 5.4],
    [9.2, 6.9],
  ]),
  ...row(50, 'Control room', 'control', 'gallery', [
    [6.4, 5.6],
    [3.6, 1.9],
  ]),
  ...row(52, 'Tank walk', 'walk', 'gallery', [
    [14, 9.6],
    [14, 12.4],
    [14, 15.2],
    [10.8, 16.85],
    [7.6, 16.85],
    [17.4, 16.85],
  ]),
  stand('p58', 'Before the control room', 'ventilation', 'gallery', 7.3, 7.25),
];

const lamps: Lamp[] = [
  ...[5, 12, 19, 26, 33].flatMap((x) =>
    [12, 18].map((z) => ({ at: [x, 9.1, z] as const, color: [6.5, 6.2, 5.6] as const, reach: 11, down: 0.1 })),
  ),
  ...[20, 26, 33].map((x) => ({ at: [x, 9.1, 5] as const, color: [5, 4.8, 4.4] as const, reach: 12, down: 0.1 })),
  ...[3, 8, 13, 18, 23, 28].map((x) => ({ at: [x, 3.3, 4.2] as const, color: [1.3, 1.28, 1.2] as const, reach: 7 })),
  { at: [3.7, 10.5, 3.4], color: [1.3, 1.25, 1.15], reach: 5 },
];

const tags: ScanTag[] = [
  {
    id: 'tank-1',
    label: 'T-101 Water',
    description: 'Stainless steel, 45 m³. Level by the glass on the left; manway bolted, open with permit only.',
    anchorPosition: { x: 5.8, y: 2.3, z: 17.35 },
    stemVector: { x: 0, y: 0.2, z: -0.5 },
  },
  {
    id: 'pump-2',
    label: 'P-102',
    description: 'Centrifugal pump, 11 kW. Vibration is read each Monday.',
    anchorPosition: { x: 11.1, y: 0.8, z: 14.6 },
    stemVector: { x: 0, y: 0.45, z: 0 },
  },
  {
    id: 'kettle-1',
    label: 'R-201 Mixing kettle',
    description: 'Agitator on top, 4 m³, jacket heated with steam.',
    anchorPosition: { x: 4.6, y: 5.9, z: 4.15 },
    stemVector: { x: 0, y: 0.3, z: 0.35 },
  },
];

/** A plant that mixes and fills, in one hall on three levels. */
export const plant: Building = {
  scan: {
    id: 'PlantHall42',
    name: 'Mixing plant, hall 4',
    summary: 'Tank farm, filling line and reactors on a mezzanine, with a control room and a walk to the tank tops on the third level.',
    created: '2024-11-11T06:50:00Z',
    modified: '2025-01-20T10:15:00Z',
    address: 'Hafenring 8, 68159 Mannheim',
    visibility: 'public',
    start: { sweep: 'p02', rotation: { x: 2, y: -118 }, mode: 'mode.inside' },
    floors: [
      { id: 'ground', name: 'Ground', sequence: 0, elevation: 0, height: heights.ground },
      { id: 'mezzanine', name: 'Mezzanine', sequence: 1, elevation: MEZZ.level, height: heights.mezzanine },
      { id: 'gallery', name: 'Gallery', sequence: 2, elevation: TOP.level, height: heights.gallery },
    ],
    rooms,
    tags,
    measurements: [],
  },
  stands,
  draw,
  daylight: {
    sun: { azimuth: 196, height: 50, color: [2.2, 2.05, 1.8] },
    sky: { zenith: [0.62, 0.82, 1.15], horizon: [1.2, 1.22, 1.25], ground: [0.42, 0.42, 0.38] },
    lamps,
    fill: 0.42,
    exposure: 1.95,
  },
  cover: { from: [3.4, 2.3, 11.9], to: [16, 3.3, 14.9], fov: 64 },
};
