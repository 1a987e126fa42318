import type { ScanRoom } from 'open-showcase/scan';
import type { Building, Stand } from '../../scan-maker/building';
import { Drawing } from '../../scan-maker/drawing';
import { paint } from '../../scan-maker/paint';
import { Pen } from '../../scan-maker/pen';
import { city } from '../around/city';
import { land, skyDome } from '../around/sky';
import { CLEAR, flatFurniture, flatRooms } from './rooms';

function draw(): Drawing {
  const drawing = new Drawing(404);
  const pen = new Pen(drawing, 'floor4');
  flatRooms(pen);
  flatFurniture(pen);
  const middle = pen.at(4.6, 0, 3.7);
  skyDome(middle, { zenith: '#6695c6', middle: '#acc9df', horizon: '#eeece4', ground: '#b5b6ae' }, 500);
  land(middle, paint('#90918b'), paint('#d5dcdc'), -13, 480);
  city(middle, -13, [26, 26]);
  return drawing;
}

const room = (id: string, label: string, x: number, z: number, x2: number, z2: number): ScanRoom => ({
  id,
  label,
  floorId: 'floor4',
  bounds: { min: { x, y: 0, z }, max: { x: x2, y: CLEAR, z: z2 } },
});

const stand = (id: string, label: string, at: string, x: number, z: number): Stand => ({ id, label, room: at, at: [x, 1.55, z] });

/** A private flat of two rooms: only its owner may see it. */
export const flat: Building = {
  scan: {
    id: 'FlatPrivate',
    name: 'Flat, two rooms',
    summary: 'Kitchen and living room in one, a bedroom and a bath on the fourth floor.',
    created: '2025-02-06T15:20:00Z',
    modified: '2025-02-07T09:00:00Z',
    address: 'Querallee 5, 34119 Kassel',
    visibility: 'private',
    start: { sweep: 'f01', rotation: { x: -4, y: 114 }, mode: 'mode.inside' },
    floors: [{ id: 'floor4', name: 'Fourth floor', sequence: 0, elevation: 0, height: CLEAR }],
    rooms: [
      room('kitchen', 'Kitchen', 0.3, 0.3, 5.6, 3.2),
      room('living', 'Living room', 0.3, 3.2, 5.6, 7.1),
      room('hall', 'Hall', 5.6, 0.3, 6.8, 3.24),
      room('bath', 'Bath', 6.92, 0.3, 8.9, 3.24),
      room('bedroom', 'Bedroom', 5.72, 3.36, 8.9, 7.1),
    ],
    tags: [],
    measurements: [],
  },
  stands: [
    stand('f01', 'Living room', 'living', 4.6, 4.15),
    stand('f02', 'Window', 'living', 1.9, 6.6),
    stand('f03', 'Kitchen', 'kitchen', 2.4, 1.9),
    stand('f04', 'Dining table', 'kitchen', 2.6, 3.1),
    stand('f05', 'Hall', 'hall', 6.45, 2.75),
    stand('f06', 'Bedroom', 'bedroom', 6.6, 3.85),
    stand('f07', 'Bedroom, window', 'bedroom', 7.0, 6.65),
    stand('f08', 'Bath', 'bath', 7.5, 2.3),
    stand('f09', 'Between kitchen and hall', 'hall', 5.63, 2.7),
  ],
  draw,
  daylight: {
    sun: { azimuth: 214, height: 36, color: [2.3, 2.1, 1.75] },
    sky: { zenith: [0.62, 0.82, 1.15], horizon: [1.25, 1.25, 1.22], ground: [0.42, 0.41, 0.38] },
    lamps: [
      { at: [4.2, 1.55, 2.55], color: [0.4, 0.3, 0.2], reach: 3 },
      { at: [6.4, 2.2, 2.3], color: [0.4, 0.34, 0.26], reach: 3 },
      { at: [7.8, 2.6, 1.5], color: [0.7, 0.65, 0.55], reach: 4 },
    ],
    fill: 0.44,
    exposure: 1.75,
  },
  cover: { from: [4.8, 1.6, 4.0], to: [1.6, 1.35, 5.6], fov: 60 },
};
