import type { Pen } from '../../scan-maker/pen';
import { laid, polygon, quad } from '../../scan-maker/shapes/face';
import { railing } from '../kit/stairs';
import { build } from '../kit/walls';
import { AXIS, CLEAR, colors, DEPTH, FACE, INNER, innerLook, LENGTH, look, OUTER, STAIR, UPPER } from './plan';
import { planks } from './planks';

const WELL = { west: STAIR.west - 0.06, east: 6.64, south: STAIR.south } as const;

/** The interior of the upper floor. The pen is at its level. */
export function upperFloor(pen: Pen): void {
  floors(pen);
  outerWalls(pen);
  innerWalls(pen);
  const flat = { origin: [0, CLEAR.upper, 0], u: [1, 0, 0], v: [0, 0, 1] } as const;
  polygon(pen, colors.ceiling, flat, [
    [FACE.west, FACE.north],
    [FACE.east, FACE.north],
    [FACE.east, FACE.south],
    [FACE.west, FACE.south],
  ]);
  well(pen);
}

function floors(pen: Pen): void {
  planks(pen, FACE.west, FACE.north, WELL.west, FACE.south);
  planks(pen, WELL.west, WELL.south, AXIS.east, FACE.south);
  planks(pen, WELL.east, FACE.north, AXIS.east, WELL.south);
  planks(pen, AXIS.east, 3.46, FACE.east, FACE.south);
  const bath = { origin: [AXIS.east, 0, 3.46], u: [1, 0, 0], v: [0, 0, -1] } as const;
  laid(
    pen,
    colors.stone,
    { flat: bath, width: FACE.east - AXIS.east, height: 3.1, piece: [0.6, 0.6], offset: 0, joint: 0.005 },
    colors.joint,
  );
}

function outerWalls(pen: Pen): void {
  const half = OUTER / 2;
  const shared = {
    height: CLEAR.upper + 0.25,
    thickness: OUTER,
    left: colors.wall,
    right: colors.render,
    rightShell: true,
    skirted: 'left' as const,
  };
  build(pen, look, {
    ...shared,
    from: [0, DEPTH - half],
    to: [LENGTH, DEPTH - half],
    fittings: [
      { kind: 'window', at: 1.5, width: 1.8, sill: 0.8, head: 2.15, panes: 2 },
      { kind: 'window', at: 5.3, width: 1.8, sill: 0.35, head: 2.15, panes: 2 },
      { kind: 'window', at: 8.7, width: 2.2, sill: 0.35, head: 2.15, panes: 3 },
    ],
  });
  build(pen, look, {
    ...shared,
    from: [LENGTH - half, DEPTH],
    to: [LENGTH - half, 0],
    fittings: [{ kind: 'window', at: 6.0, width: 1.2, sill: 1.25, head: 2.15 }],
  });
  build(pen, look, {
    ...shared,
    from: [LENGTH, half],
    to: [0, half],
    fittings: [
      { kind: 'window', at: 1.7, width: 1.4, sill: 1.25, head: 2.15, panes: 2 },
      { kind: 'window', at: 5.7, width: 1.3, sill: 0.6, head: 2.15 },
      { kind: 'window', at: 8.9, width: 1.7, sill: 0.8, head: 2.15, panes: 2 },
    ],
  });
  build(pen, look, {
    ...shared,
    from: [half, 0],
    to: [half, DEPTH],
    fittings: [
      { kind: 'window', at: 1.9, width: 1.6, sill: 0.8, head: 2.15, panes: 2 },
      { kind: 'window', at: 6.2, width: 1.2, sill: 0.8, head: 2.15 },
    ],
  });
}

function innerWalls(pen: Pen): void {
  const shared = { height: CLEAR.upper, thickness: INNER, left: colors.wall, right: colors.wall, skirted: 'both' as const };
  // runs north, so that the bedrooms in the west are on its left
  build(pen, innerLook, {
    ...shared,
    from: [AXIS.hall, FACE.south],
    to: [AXIS.hall, FACE.north],
    left: colors.wall,
    fittings: [
      { kind: 'door', at: 1.7, width: 0.85, sill: 0, head: 2.1, open: 86, hinge: 'end' },
      { kind: 'door', at: 2.86, width: 0.85, sill: 0, head: 2.1, open: 86, hinge: 'start' },
    ],
  });
  build(pen, innerLook, { ...shared, from: [FACE.west, 5.36], to: [AXIS.hall, 5.36], left: colors.honey, right: colors.blue });
  build(pen, innerLook, {
    ...shared,
    from: [AXIS.east, FACE.south],
    to: [AXIS.east, FACE.north],
    fittings: [
      { kind: 'door', at: 2.75, width: 0.85, sill: 0, head: 2.1, open: -88, hinge: 'end' },
      { kind: 'door', at: 4.95, width: 0.85, sill: 0, head: 2.1, open: -88, hinge: 'start' },
    ],
  });
  build(pen, innerLook, { ...shared, from: [AXIS.east, 3.46], to: [FACE.east, 3.46], left: colors.tile, right: colors.clay });
}

/** The opening over the stair: the edge of the slab, and the railing. */
function well(pen: Pen): void {
  const slab = UPPER - CLEAR.ground;
  const { west, east, south } = WELL;
  quad(pen, colors.cream, [east, -slab, FACE.north], [east, -slab, south], [east, 0, south], [east, 0, FACE.north]);
  quad(pen, colors.cream, [east, -slab, south], [west, -slab, south], [west, 0, south], [east, 0, south]);
  railing(pen, colors.oakFine, colors.black, [east + 0.04, 0, FACE.north + 0.03], [east + 0.04, 0, south + 0.04]);
  railing(pen, colors.oakFine, colors.black, [east + 0.04, 0, south + 0.04], [STAIR.middle + 0.06, 0, south + 0.04]);
}
