import { paint } from '../../scan-maker/paint';
import type { Pen, Triple } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { laid, polygon, quad } from '../../scan-maker/shapes/face';
import { rod } from '../../scan-maker/shapes/round';
import type { Fitting } from '../kit/fittings';
import { build } from '../kit/walls';
import { colors, HALL, look } from './plan';

type Pens = { ground: Pen; mezzanine: Pen; top: Pen };
/** A band of the hall's walls, drawn to the floor it is beside. */
type Band = {
  pen: Pen;
  bottom: number;
  height: number;
  paint: typeof colors.panel;
  south: Fitting[];
  east: Fitting[];
  north: Fitting[];
  west: Fitting[];
};

/** Floor, walls, frame and roof of the hall; pens in world coordinates, one for each floor. */
export function hall({ ground, mezzanine, top }: Pens): void {
  floor(ground);
  const strip = (length: number, sill: number, head: number): Fitting[] =>
    Array.from(
      { length: Math.floor(length / 5) },
      (_, index) => ({ kind: 'window', at: index * 5 + 0.5, width: 4, sill, head, panes: 4 }) as const,
    );
  bands({
    pen: ground,
    bottom: 0,
    height: 4.2,
    paint: colors.plinth,
    south: [],
    north: [],
    west: [{ kind: 'door', at: 9.4, width: 1.1, sill: 0, head: 2.2, open: 86 }],
    east: [
      { kind: 'gap', at: 5.2, width: 4.4, sill: 0, head: 4.1 },
      { kind: 'door', at: 11.2, width: 1.1, sill: 0, head: 2.2, open: 86 },
    ],
  });
  bands({
    pen: mezzanine,
    bottom: 4.2,
    height: 3.8,
    paint: colors.panel,
    south: strip(40, 1.2, 2.9),
    north: strip(40, 1.1, 2.6),
    west: [],
    east: strip(22, 1.2, 2.9),
  });
  bands({
    pen: top,
    bottom: 8,
    height: 4,
    paint: colors.panel,
    south: [],
    north: strip(40, 1.0, 2.4),
    west: strip(22, 1.0, 2.4),
    east: [],
  });
  ribs(ground, mezzanine, top);
  frame(ground, mezzanine, top);
  roof(top);
  gate(ground);
}

function bands({ pen, bottom, height, paint: inner, south, east, north, west }: Band): void {
  const shared = { bottom, height, thickness: 0.3, left: inner, right: colors.outside, rightShell: true };
  build(pen, look, { ...shared, from: [0, HALL.z - 0.15], to: [HALL.x, HALL.z - 0.15], fittings: south });
  build(pen, look, { ...shared, from: [HALL.x - 0.15, HALL.z], to: [HALL.x - 0.15, 0], fittings: east });
  build(pen, look, { ...shared, from: [HALL.x, 0.15], to: [0, 0.15], fittings: north });
  build(pen, look, { ...shared, from: [0.15, 0], to: [0.15, HALL.z], fittings: west });
}

/** Ribs of the metal cladding above the plinth. */
function ribs(ground: Pen, mezzanine: Pen, top: Pen): void {
  const bands = [
    [ground, 1.4, 4.2],
    [mezzanine, 4.2, 5.3],
    [mezzanine, 7.2, 8],
    [top, 8, 8.9],
    [top, 10.5, 12],
  ] as const;
  for (const [pen, low, high] of bands) {
    const look = paint('#c3c9c9');
    for (let x = 0.8; x < 39.5; x += 0.8) {
      box(pen.at(x, low, 21.685), look, [0, 0.001, 0], [0.12, high - low, 0.03], { without: ['south', 'top', 'bottom'] });
      if (low > 4) box(pen.at(x, low, 0.315), look, [0, 0.001, 0], [0.12, high - low, 0.03], { without: ['north', 'top', 'bottom'] });
    }
    for (let z = 0.8; z < 21.5; z += 0.8) {
      if (low > 4 || z < 12 || z > 17.2)
        box(pen.at(39.685, low, z), look, [0, 0.001, 0], [0.03, high - low, 0.12], { without: ['east', 'top', 'bottom'] });
      box(pen.at(0.315, low, z), look, [0, 0.001, 0], [0.03, high - low, 0.12], { without: ['west', 'top', 'bottom'] });
    }
  }
}

function floor(pen: Pen): void {
  laid(
    pen,
    colors.floor,
    { flat: { origin: [0.3, 0, 21.7], u: [1, 0, 0], v: [0, 0, -1] }, width: 39.4, height: 21.4, piece: [5, 5], offset: 0, joint: 0.012 },
    paint('#8f928d'),
  );
  const flat = (look: typeof colors.yellow, x: number, z: number, x2: number, z2: number, y = 0.004) =>
    quad(pen, look, [x, y, z2], [x2, y, z2], [x2, y, z], [x, y, z]);
  for (const [x, z, x2, z2] of [
    [1.2, 10.1, 39, 12.2],
    [30.6, 12.2, 32.6, 20.8],
  ] as const) {
    flat(colors.walkway, x, z, x2, z2, 0.003);
  }
  const line = 0.09;
  for (const z of [10.1, 12.2]) flat(colors.yellow, 1.2, z - line / 2, 39, z + line / 2, 0.006);
  for (const x of [30.6, 32.6]) flat(colors.yellow, x - line / 2, 12.2, x + line / 2, 20.8, 0.006);
  for (let stripe = 0; stripe < 9; stripe++) flat(colors.white, 30.75 + stripe * 0.2, 10.25, 30.86 + stripe * 0.2, 12.05, 0.006);
  for (const [x, z, x2, z2] of [
    [3.4, 15.6, 20.6, 21.2],
    [33.4, 18, 38.6, 21],
  ] as const) {
    for (const [a, b, c, d] of [
      [x, z, x2, z + line],
      [x, z2 - line, x2, z2],
      [x, z, x + line, z2],
      [x2 - line, z, x2, z2],
    ] as const)
      flat(colors.yellow, a, b, c, d, 0.006);
  }
  for (let stripe = 0; stripe < 14; stripe++) {
    const z = 12.6 + stripe * 0.3;
    quad(
      pen,
      stripe % 2 ? colors.yellow : colors.black,
      [39.2, 0.006, z + 0.3],
      [39.65, 0.006, z + 0.3],
      [39.65, 0.006, z],
      [39.2, 0.006, z],
    );
  }
}

/** An upright or lying I-section between two points; `turn` lies about its own length. */
export function girder(pen: Pen, look: typeof colors.steel, from: Triple, to: Triple, size: number): void {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(dx, dy, dz);
  if (Math.abs(dy) > 0.9 * length) {
    for (const z of [-1, 1]) box(pen, look, [from[0], from[1], from[2] + (z * size) / 2], [size * 0.8, length, size * 0.09]);
    box(pen, look, from, [size * 0.07, length, size * 0.92]);
    return;
  }
  const turn = (Math.atan2(-dz, dx) * 180) / Math.PI;
  const along = pen.at(from[0], from[1], from[2], turn).tilted('z', (Math.atan2(dy, Math.hypot(dx, dz)) * 180) / Math.PI);
  for (const y of [-size / 2, size / 2 - size * 0.09]) box(along, look, [length / 2, y, 0], [length, size * 0.09, size * 0.7]);
  box(along, look, [length / 2, -size / 2 + 0.001, 0], [length, size, size * 0.07]);
}

function frame(ground: Pen, mezzanine: Pen, top: Pen): void {
  for (let x = 0.25; x <= 40; x += 4.94) {
    for (const z of [0.5, 21.5]) {
      for (const [pen, low, high] of [
        [ground, 0, 4.2],
        [mezzanine, 4.2, 8],
        [top, 8, 11.4],
      ] as const)
        girder(pen, colors.steel, [x, low, z], [x, high, z], 0.3);
      box(ground, colors.steel, [x, 0, z], [0.42, 0.03, 0.5]);
    }
    truss(top.on('shell'), x);
  }
}

function truss(pen: Pen, x: number): void {
  const [low, high] = [10.9, 11.75];
  for (const y of [low, high]) box(pen.at(x, y, 11), colors.steel, [0, 0.001, 0], [0.14, 0.1, 21.4]);
  const bays = 10;
  for (let bay = 0; bay < bays; bay++) {
    const [z1, z2] = [0.5 + (bay * 21) / bays, 0.5 + ((bay + 1) * 21) / bays];
    rod(pen, colors.steel, [x, bay % 2 ? high : low, z1], [x, bay % 2 ? low : high, z2], 0.045, { sides: 5, caps: false, stretch: 2 });
  }
}

/** Roof sheets with strips of skylight between them. */
function roof(pen: Pen): void {
  const lights: [number, number][][] = [];
  for (let x = 2; x < 38; x += 5)
    lights.push([
      [x, 3],
      [x + 1.5, 3],
      [x + 1.5, 19.5],
      [x, 19.5],
    ]);
  const outline: [number, number][] = [
    [0, 0],
    [HALL.x, 0],
    [HALL.x, HALL.z],
    [0, HALL.z],
  ];
  polygon(pen.on('shell'), colors.panel, { origin: [0, HALL.eaves, 0], u: [1, 0, 0], v: [0, 0, 1] }, outline, lights);
  const turned = (ring: [number, number][]): [number, number][] => ring.map(([s, t]) => [s, HALL.z - t]);
  polygon(
    pen.on('shell').coarser(0.4),
    colors.outside,
    { origin: [0, HALL.eaves + 0.3, HALL.z], u: [1, 0, 0], v: [0, 0, -1] },
    outline,
    lights.map(turned),
  );
  for (let z = 1; z < 22; z += 2) box(pen.on('shell').at(0, 11.86, z), colors.steel, [20, 0.001, 0], [39.6, 0.12, 0.07]);
}

/** The roller gate, rolled up, in the east wall; outside lies the yard. */
function gate(pen: Pen): void {
  const z = HALL.z - 5.2 - 2.2;
  for (const side of [-1, 1]) box(pen, colors.yellow, [39.6, 0, z + side * 2.32], [0.16, 4.15, 0.16]);
  rod(pen, colors.steel, [39.45, 4.05, z - 2.3], [39.45, 4.05, z + 2.3], 0.26, { sides: 14, stretch: 1.2 });
  for (let slat = 0; slat < 5; slat++) box(pen.at(39.72, 3.5 + slat * 0.13, z), toneOf(slat), [0, 0.001, 0], [0.03, 0.12, 4.4]);
  for (const side of [-1, 1]) {
    rod(pen, colors.yellow, [38.6, 0, z + side * 2.9], [38.6, 1.1, z + side * 2.9], 0.08, { sides: 12 });
    rod(pen, colors.black, [38.6, 0.45, z + side * 2.9], [38.6, 0.62, z + side * 2.9], 0.083, { sides: 12 });
    rod(pen, colors.black, [38.6, 0.8, z + side * 2.9], [38.6, 0.97, z + side * 2.9], 0.083, { sides: 12 });
  }
}

const toneOf = (slat: number) => paint(slat % 2 ? '#a4adb1' : '#b3bbbe');
