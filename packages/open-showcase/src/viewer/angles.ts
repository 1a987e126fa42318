import { MathUtils, type Vector3 } from 'three';
import type { Rotation } from './port';

/** How far a visitor can look up and down in the inside view, degrees. */
export const pitchLimit = 70;
/** Maximum elevation of the camera over the dollhouse, degrees. */
export const elevationLimit = 80;

/** Normalises an angle to −180 to 180 degrees. */
export const wrapped = (degrees: number) =>
  degrees > -180 && degrees <= 180 ? degrees : MathUtils.euclideanModulo(degrees + 180, 360) - 180;

/** The shortest turn from one direction to another, degrees. */
export const shortestTurn = (from: number, to: number) => wrapped(to - from);

/** The unit vector a camera of this rotation looks along. */
export function forwardOf({ x, y }: Rotation, into: Vector3): Vector3 {
  const pitch = x * MathUtils.DEG2RAD;
  const yaw = y * MathUtils.DEG2RAD;
  return into.set(-Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch));
}

/** The rotation of a camera that looks along this vector of any length. */
export function rotationAlong({ x, y, z }: { x: number; y: number; z: number }): Rotation {
  const level = Math.hypot(x, z);
  return { x: Math.atan2(y, level) * MathUtils.RAD2DEG, y: level === 0 ? 0 : Math.atan2(-x, -z) * MathUtils.RAD2DEG };
}

/** Ease in and out. */
export const eased = (part: number) => part * part * (3 - 2 * part);
