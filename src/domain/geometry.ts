import { number, record } from './stored';

/** A point or direction in the scan, in metres. */
export type Vector = { x: number; y: number; z: number };
/** The direction of the camera, in degrees: x is up and down, y is around. */
export type Euler = { x: number; y: number };
/** A colour, each part 0 to 1. */
export type Rgb = { r: number; g: number; b: number };

/** In metres or degrees. A larger number is corrupt data, and would overflow to Infinity in the viewer. */
const maxCoordinate = 1_000_000;
/** The viewer's zoom levels range from 0.5 to 3; other providers allow more. */
const maxZoom = 1000;

const coordinate = (value: unknown, fallback: number): number => {
  const read = number(value, fallback);
  return Math.abs(read) <= maxCoordinate ? read : fallback;
};

/** Reads a stored vector; a component that is missing, not finite or out of range gets its default. */
export function vectorFrom(stored: unknown, fallback: Vector = { x: 0, y: 0, z: 0 }): Vector {
  const { x, y, z } = record(stored);
  return { x: coordinate(x, fallback.x), y: coordinate(y, fallback.y), z: coordinate(z, fallback.z) };
}

/** Reads a stored rotation; a component that is missing, not finite or out of range becomes 0. */
export function eulerFrom(stored: unknown): Euler {
  const { x, y } = record(stored);
  return { x: coordinate(x, 0), y: coordinate(y, 0) };
}

/** Reads a stored zoom level; an invalid one becomes the default. */
export function zoomFrom(stored: unknown, fallback = 1): number {
  const zoom = number(stored, fallback);
  return zoom > 0 && zoom <= maxZoom ? zoom : fallback;
}

const toFourDecimals = (degrees: number) => Math.round(degrees * 10_000);

/** Whether two rotations are the same view: x and y agree to 4 decimals. @see PLAYER-040 */
export const sameRotation = (one: Euler, other: Euler): boolean =>
  toFourDecimals(one.x) === toFourDecimals(other.x) && toFourDecimals(one.y) === toFourDecimals(other.y);

/** Whether a point is the origin, where the showcase puts tags without a position. @see PLAYER-033 */
export const isOrigin = ({ x, y, z }: Vector): boolean => x === 0 && y === 0 && z === 0;

/** The vector multiplied by a factor. @see EDIT-030 */
export const scaled = ({ x, y, z }: Vector, factor: number): Vector => ({ x: x * factor, y: y * factor, z: z * factor });
