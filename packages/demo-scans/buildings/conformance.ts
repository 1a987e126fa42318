import type { ScanSweep } from 'open-showcase/scan';
import type { Building } from '../scan-maker/building';
import { Drawing } from '../scan-maker/drawing';
import { paint } from '../scan-maker/paint';
import { Pen, type Triple } from '../scan-maker/pen';
import { box } from '../scan-maker/shapes/box';
import { laid, polygon, quad } from '../scan-maker/shapes/face';
import { cylinder } from '../scan-maker/shapes/round';
import { type Opening, wall } from '../scan-maker/shapes/wall';

const plaster = paint('#e9e4da');
const warm = paint('#d9b99b');
const cool = paint('#a9bcc4');
const tiles = paint('#c9c4b8', { tones: 0.16 });
const oak = paint('#b78d5e', { tones: 0.2 });
const dark = paint('#55565a');

// The house stands on x −1…5, z −8…0: two rooms, one above the other, joined by a stair.
const [WEST, EAST, NORTH, SOUTH] = [-1, 5, -8, 0];
const CLEAR = 2.7;
const UPPER = 3;

function room(pen: Pen, north: typeof plaster, openings: { south?: Opening[]; west?: Opening[] }): void {
  const shared = { height: CLEAR, thickness: 0.2, reveal: plaster, cut: dark, rightShell: true };
  const [w, e, n, s] = [WEST - 0.1, EAST + 0.1, NORTH - 0.1, SOUTH + 0.1];
  // each wall runs in the direction that has the room on its left
  wall(pen, { ...shared, from: [w, s], to: [e, s], left: plaster, right: cool, openings: openings.south ?? [] });
  wall(pen, { ...shared, from: [e, s], to: [e, n], left: warm, right: cool });
  wall(pen, { ...shared, from: [e, n], to: [w, n], left: north, right: cool });
  wall(pen, { ...shared, from: [w, n], to: [w, s], left: plaster, right: cool, openings: openings.west ?? [] });
}

function ground(pen: Pen): void {
  laid(pen, tiles, { flat: { origin: [WEST, 0, SOUTH], u: [1, 0, 0], v: [0, 0, -1] }, width: 6, height: 8, piece: [1, 1], offset: 0 });
  room(pen, cool, { west: [{ at: 4.5, width: 2.4, sill: 0.9, head: 2.2 }] });
  ceiling(pen, CLEAR, [
    [3.95, 0.6],
    [5.7, 0.6],
    [5.7, 4.7],
    [3.95, 4.7],
  ]);
  box(pen, oak, [-0.5, 0, -6.8], [0.8, 0.9, 1.6], { bevel: 0.02 });
  cylinder(pen.at(-0.5, 0.9, -6.8), warm, [0, 0, 0], 0.12, 0.28);
  for (let step = 0; step < 16; step++) box(pen, oak, [4.5, step * 0.1765, -3.3 - step * 0.25], [0.9, 0.1765, 0.25]);
}

/** Visible from below; the hole is given in metres from the west and from the north wall. */
function ceiling(pen: Pen, height: number, hole: [number, number][]): void {
  polygon(
    pen,
    plaster,
    { origin: [WEST, height, NORTH], u: [1, 0, 0], v: [0, 0, 1] },
    [
      [0, 0],
      [6, 0],
      [6, 8],
      [0, 8],
    ],
    [hole],
  );
}

function upper(pen: Pen): void {
  const outline: [number, number][] = [
    [0, 0],
    [6, 0],
    [6, 8],
    [0, 8],
  ];
  const stair: [number, number][] = [
    [3.95, 3.3],
    [5.7, 3.3],
    [5.7, 7.4],
    [3.95, 7.4],
  ];
  polygon(pen, oak, { origin: [WEST, 0, SOUTH], u: [1, 0, 0], v: [0, 0, -1] }, outline, [stair]);
  const side = (a: Triple, b: Triple) => quad(pen, dark, [a[0], -0.3, a[2]], [b[0], -0.3, b[2]], b, a);
  const [w, e, s, n] = [WEST + 3.95, WEST + 5.7, -3.3, -7.4];
  side([w, 0, n], [e, 0, n]);
  side([e, 0, n], [e, 0, s]);
  side([e, 0, s], [w, 0, s]);
  side([w, 0, s], [w, 0, n]);
  room(pen, warm, { south: [{ at: 1.1, width: 1.8, sill: 0.9, head: 2.2 }] });
  // a large skylight: looking up from s005 shows the sky
  ceiling(pen, CLEAR, [
    [0.8, 3.6],
    [3.4, 3.6],
    [3.4, 7],
    [0.8, 7],
  ]);
  box(pen, cool, [0, 0, -7.2], [1.4, 0.75, 0.8], { bevel: 0.03 });
}

function drawing(): Drawing {
  const drawn = new Drawing(113);
  ground(new Pen(drawn, 'f0'));
  upper(new Pen(drawn, 'f1').at(0, UPPER, 0));
  return drawn;
}

const panorama = (id: string) => ({ url: `pano/${id}.jpg`, width: 1024, height: 512, projection: 'equirectangular' as const });

function sweep(id: string, [x, y, z]: Triple, floor: string, neighbors: string[], more: Partial<ScanSweep> = {}): ScanSweep {
  const room = floor === 'f0' ? 'r1' : 'r2';
  return {
    id,
    label: id.replace(/^s0*/, ''),
    legacyId: `legacy-${id}`,
    position: { x, y, z },
    rotation: { x: 0, y: 0, z: 0 },
    floorId: floor,
    roomId: room,
    neighbors,
    alignment: 'aligned',
    placement: 'auto',
    puckY: y - 1.5,
    ...more,
  };
}

/** A 360° view from elsewhere, which is not aligned with the model. */
const elsewhere: ScanSweep = {
  id: 's006',
  label: '6',
  legacyId: 'legacy-s006',
  position: { x: 20, y: 1.5, z: 20 },
  rotation: { x: 0, y: 0, z: 0 },
  neighbors: [],
  alignment: 'unaligned',
  placement: 'unplaced',
  puckY: 0,
  panorama: panorama('s006'),
};

/** The model of the conformance cases: two floors, a chain of five sweeps and one that is not aligned. */
export const conformance: Building = {
  scan: {
    id: 'AbCdEfGh123',
    name: 'Sample house',
    created: '2024-05-17T09:30:00Z',
    modified: '2024-06-01T00:00:00Z',
    summary: 'Two rooms for the conformance cases.',
    address: '1 Sample Street, Example',
    visibility: 'public',
    start: { sweep: 's001', rotation: { x: 0, y: 0 }, mode: 'mode.inside' },
    floors: [
      { id: 'f0', name: 'Ground', sequence: 0, elevation: 0, height: CLEAR },
      { id: 'f1', name: 'Upper', sequence: 1, elevation: UPPER, height: CLEAR },
    ],
    rooms: [
      { id: 'r1', label: 'Kitchen', floorId: 'f0', bounds: { min: { x: WEST, y: 0, z: NORTH }, max: { x: EAST, y: CLEAR, z: SOUTH } } },
      {
        id: 'r2',
        label: 'Studio',
        floorId: 'f1',
        bounds: { min: { x: WEST, y: UPPER, z: NORTH }, max: { x: EAST, y: UPPER + CLEAR, z: SOUTH } },
      },
    ],
    sweeps: [
      sweep('s001', [1, 1.5, -2], 'f0', ['s002'], { panorama: panorama('s001') }),
      sweep('s002', [1, 1.5, -4.5], 'f0', ['s001', 's003'], { panorama: panorama('s002') }),
      sweep('s003', [3.6, 1.5, -3], 'f0', ['s002', 's004']),
      sweep('s004', [2.6, 4.5, -5.5], 'f1', ['s003', 's005']),
      sweep('s005', [1, 4.5, -2.5], 'f1', ['s004']),
      elsewhere,
    ],
    tags: [],
    measurements: [],
  },
  stands: [],
  draw: drawing,
  daylight: {
    sun: { azimuth: 215, height: 48, color: [2.2, 2.05, 1.8] },
    sky: { zenith: [0.55, 0.75, 1.1], horizon: [1.1, 1.1, 1.1], ground: [0.35, 0.34, 0.3] },
    lamps: [],
    fill: 0.25,
    exposure: 1.5,
  },
  cover: { from: [12, 9, 8], to: [2, 2.2, -4], fov: 40 },
};
