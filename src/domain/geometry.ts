import { number, record } from './stored';

/** A point or direction in the scan, in metres. */
export type Vector = { x: number; y: number; z: number };
/** Where the camera looks, in degrees: x up and down, y around. */
export type Euler = { x: number; y: number };
/** A colour, each part 0 to 1. */
export type Rgb = { r: number; g: number; b: number };

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

const toFourDecimals = (degrees: number) => Math.round(degrees * 10_000);

/** Whether two rotations are the same view: x and y agree to 4 decimals. @see PLAYER-040 */
export const sameRotation = (one: Euler, other: Euler): boolean =>
  toFourDecimals(one.x) === toFourDecimals(other.x) && toFourDecimals(one.y) === toFourDecimals(other.y);

/** Whether a point is where the showcase puts what it has not placed. @see PLAYER-033 */
export const isOrigin = ({ x, y, z }: Vector): boolean => x === 0 && y === 0 && z === 0;

/** The direction so many times as long. @see EDIT-030 */
export const scaled = ({ x, y, z }: Vector, by: number): Vector => ({ x: x * by, y: y * by, z: z * by });
