import { Tracer, type Tree, treeOf } from '../scan-maker/light/tracer';
import type { Surface } from './surfaces';

export type Point = { x: number; y: number; z: number };
export type Bounds = { min: Point; max: Point };

/** A ray's hit: its distance, and whether it hit the back of a face. */
export type Hit = { distance: number; back: boolean; rise: number };

/** The solid parts of a building, for ray casts. */
export type Building = {
  bounds: Bounds;
  /** The first hit within `reach` metres in a direction of unit length, or null. */
  cast: (from: Point, direction: Point, reach: number) => Hit | null;
  /** Whether the line between two points is free of solid parts; glass is not solid. */
  sees: (from: Point, to: Point) => boolean;
};

/** Builds a building from its solid surfaces. `rise` of a hit is how much its face points up, 1 to −1. */
export function buildingOf(surfaces: readonly Surface[]): Building {
  const solid = surfaces.filter(({ kind }) => kind === 'solid');
  const { positions, triangles } = joined(solid.length > 0 ? solid : surfaces.filter(({ kind }) => kind !== 'sky'));
  const tree = treeOf(positions, triangles);
  const tracer = new Tracer(tree);
  const cast = (from: Point, { x, y, z }: Point, reach: number): Hit | null =>
    tracer.cast(from.x, from.y, from.z, x, y, z, 1e-4, reach)
      ? { distance: tracer.distance, back: tracer.back, rise: riseOf(tree, tracer.face) }
      : null;
  return {
    bounds: boundsOf(positions),
    cast,
    sees: (from, to) => {
      const [dx, dy, dz] = [to.x - from.x, to.y - from.y, to.z - from.z];
      const length = Math.hypot(dx, dy, dz);
      return length === 0 || !tracer.cast(from.x, from.y, from.z, dx / length, dy / length, dz / length, 1e-4, length, true);
    },
  };
}

function joined(surfaces: readonly Surface[]): { positions: Float32Array; triangles: Uint32Array } {
  const positions = new Float32Array(surfaces.reduce((sum, surface) => sum + surface.positions.length, 0));
  const triangles = new Uint32Array(surfaces.reduce((sum, surface) => sum + surface.triangles.length, 0));
  let [corner, index] = [0, 0];
  for (const surface of surfaces) {
    positions.set(surface.positions, corner * 3);
    for (const own of surface.triangles) triangles[index++] = own + corner;
    corner += surface.positions.length / 3;
  }
  return { positions, triangles };
}

function riseOf({ faces }: Tree, face: number): number {
  const at = (index: number) => faces[face * 9 + index] ?? 0;
  const [x, y, z] = [at(4) * at(8) - at(5) * at(7), at(5) * at(6) - at(3) * at(8), at(3) * at(7) - at(4) * at(6)];
  return y / (Math.hypot(x, y, z) || 1);
}

/** The box around points. */
export function boundsOf(positions: Float32Array): Bounds {
  const min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < positions.length; index += 1) {
    const [axis, value] = [index % 3, positions[index] ?? 0];
    min[axis] = Math.min(min[axis] ?? 0, value);
    max[axis] = Math.max(max[axis] ?? 0, value);
  }
  const point = ([x = 0, y = 0, z = 0]: number[]): Point => ({ x, y, z });
  return { min: point(min), max: point(max) };
}
