import { number, record } from './stored';

/** A point or direction in the scan, in metres. */
export type Vector = { x: number; y: number; z: number };
/** Where the camera looks, in degrees: x up and down, y around. */
export type Euler = { x: number; y: number };

/** Reads a stored vector; a missing part is the default's. */
export function vectorFrom(stored: unknown, fallback: Vector = { x: 0, y: 0, z: 0 }): Vector {
  const { x, y, z } = record(stored);
  return { x: number(x, fallback.x), y: number(y, fallback.y), z: number(z, fallback.z) };
}

/** Reads a stored rotation; a missing part is 0. */
export function eulerFrom(stored: unknown): Euler {
  const { x, y } = record(stored);
  return { x: number(x, 0), y: number(y, 0) };
}
