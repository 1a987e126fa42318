import type { ScanRoom } from 'open-showcase/scan';
import type { Building, Stand } from '../../scan-maker/building';
import { Drawing } from '../../scan-maker/drawing';
import type { Daylight } from '../../scan-maker/light/daylight';
import { type Paint, paint } from '../../scan-maker/paint';
import { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { laid, polygon } from '../../scan-maker/shapes/face';
import { farTrees, hills, land, skyDome } from '../around/sky';
import type { Fitting } from '../kit/fittings';
import { build, plainLook, type WallLook } from '../kit/walls';

const THICKNESS = 0.3;

/** A floor that is laid in pieces: planks, tiles or slabs. */
type Floor = { paint: Paint; piece: readonly [along: number, across: number]; offset: number; joint?: { width: number; paint: Paint } };

/** A building of one storey: its outer edges are x 0 to `width` and z 0 to `depth`, metres. */
export type Hall = {
  width: number;
  depth: number;
  height: number;
  floor: Floor;
  wall: Paint;
  ceiling: Paint;
  outside: Paint;
  look?: WallLook;
  /** no skirting boards */
  bare?: boolean;
  /** windows and doors of the outer walls; `at` runs along the wall with the inside on the left: south west→east, east south→north, … */
  north?: readonly Fitting[];
  south?: readonly Fitting[];
  east?: readonly Fitting[];
  west?: readonly Fitting[];
};

/** Draws floor, outer walls, ceiling and roof. */
export function drawHall(pen: Pen, hall: Hall): void {
  const { width, depth, height, floor, look = plainLook } = hall;
  laid(
    pen,
    floor.paint,
    {
      flat: { origin: [0, 0, depth], u: [1, 0, 0], v: [0, 0, -1] },
      width,
      height: depth,
      piece: floor.piece,
      offset: floor.offset,
      joint: floor.joint?.width ?? 0,
    },
    floor.joint?.paint,
  );
  const half = THICKNESS / 2;
  const shared = {
    height,
    thickness: THICKNESS,
    left: hall.wall,
    right: hall.outside,
    rightShell: true,
    skirted: hall.bare ? ('none' as const) : ('left' as const),
  };
  build(pen, look, { ...shared, from: [0, depth - half], to: [width, depth - half], fittings: hall.south ?? [] });
  build(pen, look, { ...shared, from: [width - half, depth], to: [width - half, 0], fittings: hall.east ?? [] });
  build(pen, look, { ...shared, from: [width, half], to: [0, half], fittings: hall.north ?? [] });
  build(pen, look, { ...shared, from: [half, 0], to: [half, depth], fittings: hall.west ?? [] });
  const inner = [THICKNESS, width - THICKNESS, THICKNESS, depth - THICKNESS] as const;
  polygon(pen, hall.ceiling, { origin: [0, height, 0], u: [1, 0, 0], v: [0, 0, 1] }, [
    [inner[0], inner[2]],
    [inner[1], inner[2]],
    [inner[1], inner[3]],
    [inner[0], inner[3]],
  ]);
  box(pen.on('shell').at(0, height + 0.02, 0), hall.outside, [width / 2, 0.001, depth / 2], [width, 0.3, depth]);
}

/** Draws meadows, trees and hills around a hall. */
export function countryside(pen: Pen, { width, depth }: Hall): void {
  const middle = pen.at(width / 2, 0, depth / 2);
  skyDome(middle, { zenith: '#5f95c9', middle: '#a5c8e2', horizon: '#e9eef0', ground: '#aab58a' });
  land(middle, paint('#8c9c62'), paint('#c5d0c0'), -0.2);
  hills(middle, paint('#a9bcc4'), 380, -4, 42, 1.3);
  farTrees(middle, paint('#5f7a48', { tones: 0.3 }), paint('#b9c8bf'), 90, [24, 120], -0.2);
}

type Site = Pick<Building['scan'], 'id' | 'name' | 'summary' | 'address' | 'created' | 'modified'> & {
  hall: Hall;
  floorName?: string;
  /** the plan of each room, by its label: x, z, x2, z2 */
  rooms: Readonly<Record<string, readonly [x: number, z: number, x2: number, z2: number]>>;
  /** sweeps: label, label of the room, x and z; their ids are `prefix` and a number */
  prefix: string;
  stands: readonly (readonly [label: string, room: string, x: number, z: number])[];
  /** the yaw at the first sweep, degrees */
  yaw: number;
  seed: number;
  furnish: (pen: Pen) => void;
  lamps?: Daylight['lamps'];
  sun?: Partial<Daylight['sun']>;
  exposure?: number;
  cover: Building['cover'];
};

/** A hall as a building that can be made into a scan. */
export function hallBuilding({ hall, rooms, stands, furnish, ...site }: Site): Building {
  const floorId = 'ground';
  const idOf = (label: string) => label.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return {
    scan: {
      id: site.id,
      name: site.name,
      summary: site.summary,
      created: site.created,
      modified: site.modified,
      address: site.address,
      visibility: 'public',
      start: { sweep: `${site.prefix}01`, rotation: { x: -3, y: site.yaw }, mode: 'mode.inside' },
      floors: [{ id: floorId, name: site.floorName ?? 'Ground floor', sequence: 0, elevation: 0, height: hall.height }],
      rooms: Object.entries(rooms).map(
        ([label, [x, z, x2, z2]]): ScanRoom => ({
          id: idOf(label),
          label,
          floorId,
          bounds: { min: { x, y: 0, z }, max: { x: x2, y: hall.height, z: z2 } },
        }),
      ),
      tags: [],
      measurements: [],
    },
    stands: stands.map(
      ([label, room, x, z], index): Stand => ({
        id: `${site.prefix}${String(index + 1).padStart(2, '0')}`,
        label,
        room: idOf(room),
        at: [x, 1.55, z],
      }),
    ),
    draw: () => {
      const drawing = new Drawing(site.seed);
      const pen = new Pen(drawing, floorId);
      drawHall(pen, hall);
      furnish(pen);
      countryside(pen, hall);
      return drawing;
    },
    daylight: {
      sun: { azimuth: 205, height: 40, color: [2.3, 2.1, 1.75], ...site.sun },
      sky: { zenith: [0.62, 0.82, 1.15], horizon: [1.25, 1.25, 1.23], ground: [0.38, 0.4, 0.3] },
      lamps: site.lamps ?? [],
      fill: 0.46,
      exposure: site.exposure ?? 1.8,
    },
    cover: site.cover,
  };
}
