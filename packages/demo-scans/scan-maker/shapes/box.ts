import { Vector3 } from 'three';
import type { Paint } from '../paint';
import type { Pen, Triple } from '../pen';
import { quad, quadInWorld } from './face';

export type Side = 'top' | 'bottom' | 'north' | 'south' | 'east' | 'west';
export type BoxOptions = { bevel?: number; without?: readonly Side[] };

/** A box: `at` is the centre of its bottom, size is width (x), height (y), depth (z). A bevel cuts its edges. A box on the floor has no bottom face. */
export function box(pen: Pen, paint: Paint, at: Triple, size: Triple, { bevel = 0, without = [] }: BoxOptions = {}): void {
  if (bevel > 0) {
    bevelled(pen, paint, at, size, Math.min(bevel, ...size.map((side) => side / 2.01)));
    return;
  }
  const [x, y, z] = at;
  const [w, h, d] = [size[0] / 2, size[1], size[2] / 2];
  const sides: Record<Side, readonly [Triple, Triple, Triple, Triple]> = {
    top: [
      [x - w, y + h, z + d],
      [x + w, y + h, z + d],
      [x + w, y + h, z - d],
      [x - w, y + h, z - d],
    ],
    bottom: [
      [x - w, y, z - d],
      [x + w, y, z - d],
      [x + w, y, z + d],
      [x - w, y, z + d],
    ],
    south: [
      [x - w, y, z + d],
      [x + w, y, z + d],
      [x + w, y + h, z + d],
      [x - w, y + h, z + d],
    ],
    north: [
      [x + w, y, z - d],
      [x - w, y, z - d],
      [x - w, y + h, z - d],
      [x + w, y + h, z - d],
    ],
    east: [
      [x + w, y, z + d],
      [x + w, y, z - d],
      [x + w, y + h, z - d],
      [x + w, y + h, z + d],
    ],
    west: [
      [x - w, y, z - d],
      [x - w, y, z + d],
      [x - w, y + h, z + d],
      [x - w, y + h, z - d],
    ],
  };
  for (const [side, corners] of Object.entries(sides)) {
    if (without.includes(side as Side) || (side === 'bottom' && Math.abs(y) < 1e-6)) continue;
    quad(pen, paint, ...corners);
  }
}

const SIGNS = [-1, 1] as const;
const AXES = ['x', 'y', 'z'] as const;

/** A box whose edges are cut at 45° and shaded round. */
function bevelled(pen: Pen, paint: Paint, at: Triple, size: Triple, bevel: number): void {
  const half = new Vector3(...size).multiplyScalar(0.5);
  const middle = new Vector3(at[0], at[1] + half.y, at[2]);
  const corner = (sx: number, sy: number, sz: number, outer: 'x' | 'y' | 'z') => {
    const inset = half.clone().subScalar(bevel);
    inset[outer] = half[outer];
    return inset
      .multiply(new Vector3(sx, sy, sz))
      .add(middle)
      .applyMatrix4(pen.frame);
  };
  const normalOf = (axis: 'x' | 'y' | 'z', sign: number) => {
    const normal = new Vector3();
    normal[axis] = sign;
    return normal.transformDirection(pen.frame);
  };
  const put = (signs: readonly [number, number, number], axis: 'x' | 'y' | 'z') =>
    pen.vertex(corner(...signs, axis), normalOf(axis, signs[AXES.indexOf(axis)] ?? 1), paint);
  for (const axis of AXES) {
    for (const sign of SIGNS) {
      if (axis === 'y' && sign < 0 && Math.abs(at[1]) < 1e-6) continue;
      quadInWorld(pen, paint, faceCorners(axis, sign, corner));
    }
  }
  for (const axis of AXES) edgesAlong(pen, axis, put);
  for (const sx of SIGNS) {
    for (const sy of SIGNS) {
      for (const sz of SIGNS) {
        const signs = [sx, sy, sz] as const;
        const [a, b, c] = [put(signs, 'x'), put(signs, 'y'), put(signs, 'z')];
        if (sx * sy * sz > 0) pen.triangle(a, b, c);
        else pen.triangle(a, c, b);
      }
    }
  }
}

type Corner = (sx: number, sy: number, sz: number, outer: 'x' | 'y' | 'z') => Vector3;

function faceCorners(axis: 'x' | 'y' | 'z', sign: number, corner: Corner): [Vector3, Vector3, Vector3, Vector3] {
  const spot = (p: number, q: number) => {
    if (axis === 'x') return corner(sign, q, -p * sign, 'x');
    if (axis === 'y') return corner(p, sign, -q * sign, 'y');
    return corner(p * sign, q, sign, 'z');
  };
  return [spot(-1, -1), spot(1, -1), spot(1, 1), spot(-1, 1)];
}

type Put = (signs: readonly [number, number, number], axis: 'x' | 'y' | 'z') => number;

function edgesAlong(pen: Pen, axis: 'x' | 'y' | 'z', put: Put): void {
  const index = AXES.indexOf(axis);
  const [p, q] = [AXES[(index + 1) % 3] ?? 'x', AXES[(index + 2) % 3] ?? 'x'];
  for (const sp of SIGNS) {
    for (const sq of SIGNS) {
      const at = (along: number) => {
        const signs: [number, number, number] = [0, 0, 0];
        signs[index] = along;
        signs[(index + 1) % 3] = sp;
        signs[(index + 2) % 3] = sq;
        return signs;
      };
      const [a, b, c, d] = [put(at(-1), p), put(at(1), p), put(at(1), q), put(at(-1), q)];
      if (sp * sq < 0) {
        pen.triangle(a, b, c);
        pen.triangle(a, c, d);
      } else {
        pen.triangle(a, c, b);
        pen.triangle(a, d, c);
      }
    }
  }
}
