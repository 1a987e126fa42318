import type { Pen } from '../../scan-maker/pen';
import { box } from '../../scan-maker/shapes/box';
import { laid, polygon } from '../../scan-maker/shapes/face';
import { flight, railing } from '../kit/stairs';
import { build } from '../kit/walls';
import { AXIS, CLEAR, colors, DEPTH, FACE, INNER, innerLook, LENGTH, look, OUTER, STAIR, UPPER } from './plan';
import { planks } from './planks';

/** The interior of the ground floor: floors, walls, doors, windows, ceiling and the stair. */
export function groundFloor(pen: Pen): void {
  floors(pen);
  outerWalls(pen);
  innerWalls(pen);
  ceiling(pen);
  stair(pen);
}

function floors(pen: Pen): void {
  planks(pen, FACE.west, FACE.north, AXIS.hall, FACE.south);
  planks(pen, AXIS.hall, FACE.north, AXIS.east, FACE.south);
  planks(pen, AXIS.east, 4.36, FACE.east, FACE.south);
  planks(pen, AXIS.east, FACE.north, FACE.east, 3.06);
  const bath = { origin: [AXIS.east, 0, 4.36], u: [1, 0, 0], v: [0, 0, -1] } as const;
  laid(
    pen,
    colors.slate,
    { flat: bath, width: FACE.east - AXIS.east, height: 1.3, piece: [0.6, 0.3], offset: 0.5, joint: 0.004 },
    colors.joint,
  );
}

function outerWalls(pen: Pen): void {
  const half = OUTER / 2;
  const shared = { height: UPPER, thickness: OUTER, left: colors.wall, right: colors.render, rightShell: true, skirted: 'left' as const };
  build(pen, look, {
    ...shared,
    from: [0, DEPTH - half],
    to: [LENGTH, DEPTH - half],
    fittings: [
      { kind: 'slider', at: 1.2, width: 2.7, sill: 0, head: 2.32, panes: 2 },
      { kind: 'slider', at: 5.5, width: 3.8, sill: 0, head: 2.32, panes: 3 },
      { kind: 'window', at: 10.1, width: 0.9, sill: 0.5, head: 2.32 },
    ],
  });
  build(pen, look, {
    ...shared,
    from: [LENGTH - half, DEPTH],
    to: [LENGTH - half, 0],
    fittings: [
      { kind: 'window', at: 4.35, width: 0.55, sill: 1.35, head: 2.15 },
      { kind: 'window', at: 6.0, width: 1.4, sill: 0.9, head: 2.2, panes: 2 },
    ],
  });
  build(pen, look, {
    ...shared,
    from: [LENGTH, half],
    to: [0, half],
    fittings: [
      { kind: 'window', at: 1.4, width: 1.6, sill: 0.9, head: 2.2, panes: 2 },
      { kind: 'door', at: 4.33, width: 0.97, sill: 0, head: 2.18, open: 88, hinge: 'start', leaf: colors.petrol },
      { kind: 'window', at: 8.8, width: 1.8, sill: 1.12, head: 2.2, panes: 2 },
    ],
  });
  build(pen, look, {
    ...shared,
    from: [half, 0],
    to: [half, DEPTH],
    fittings: [{ kind: 'window', at: 4.7, width: 2.2, sill: 0.9, head: 2.2, panes: 2 }],
  });
}

function innerWalls(pen: Pen): void {
  const shared = { height: CLEAR.ground, thickness: INNER, left: colors.wall, right: colors.wall, skirted: 'both' as const };
  build(pen, innerLook, { ...shared, from: [AXIS.hall, 4.3], to: [AXIS.hall, FACE.north], left: colors.sage });
  build(pen, innerLook, {
    ...shared,
    from: [AXIS.east, 4.42],
    to: [AXIS.east, FACE.north],
    fittings: [
      { kind: 'door', at: 0.22, width: 0.85, sill: 0, head: 2.1, open: -86, hinge: 'end' },
      { kind: 'door', at: 1.72, width: 0.9, sill: 0, head: 2.1, open: -88, hinge: 'start' },
    ],
  });
  build(pen, innerLook, { ...shared, from: [AXIS.east, 3.06], to: [FACE.east, 3.06], right: colors.tile, left: colors.petrol });
  build(pen, innerLook, { ...shared, from: [FACE.east, 4.36], to: [AXIS.east - INNER / 2, 4.36], left: colors.wall, right: colors.tile });
}

function ceiling(pen: Pen): void {
  const hole: [number, number][] = [
    [STAIR.west - 0.06, FACE.north],
    [6.64, FACE.north],
    [6.64, STAIR.south],
    [STAIR.west - 0.06, STAIR.south],
  ];
  const flat = { origin: [0, CLEAR.ground, 0], u: [1, 0, 0], v: [0, 0, 1] } as const;
  const outline: [number, number][] = [
    [FACE.west, FACE.north],
    [FACE.east, FACE.north],
    [FACE.east, FACE.south],
    [FACE.west, FACE.south],
  ];
  polygon(pen, colors.ceiling, flat, outline, [hole.map(([x, z]) => [x, z === FACE.north ? z + 0.001 : z])]);
}

function stair(pen: Pen): void {
  const { rise, going, west, middle, split, east, landing } = STAIR;
  const tread = { ...colors.oakFine, tones: 0 };
  flight(pen.at(split, 0, landing + 8 * going), tread, colors.cream, { steps: 8, rise, going, width: east - split, closed: true });
  const level = 8 * rise;
  box(pen, colors.cream, [(west + east) / 2, 0, (FACE.north + landing) / 2], [east - west, level - 0.035, landing - FACE.north], {
    without: ['top', 'north', 'west'],
  });
  box(
    pen.at(0, level - 0.035, 0),
    tread,
    [(west + east) / 2, 0.0001, (FACE.north + landing) / 2],
    [east - west, 0.035, landing - FACE.north],
    { without: ['bottom'] },
  );
  flight(pen.at(middle, level, landing, 180), tread, colors.cream, { steps: 9, rise, going, width: middle - west });
  const rail = colors.oakFine;
  railing(pen, rail, colors.black, [east - 0.03, 0, landing + 8 * going], [east - 0.03, level, landing]);
  railing(pen, rail, colors.black, [east - 0.03, level, landing], [east - 0.03, level, FACE.north + 0.05]);
  railing(pen, rail, colors.black, [middle + 0.05, level, landing], [middle + 0.05, UPPER, landing + 9 * going]);
}
