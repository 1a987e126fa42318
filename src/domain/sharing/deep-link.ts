import type { Euler } from '../geometry';

const degrees = 180 / Math.PI;
const decimals = 4;

/**
 * The `sr` parameter for a rotation: two angles in radians, to 4 decimals; z is dropped. Looking along forward f = (-sin w cos p, sin p, -cos w cos
 * p) for pitch p and yaw w, they are atan2(f.y, -f.z) and asin(-f.x).
 */
export function rotationParameter({ x, y }: Euler): string {
  const [pitch, yaw] = [x / degrees, y / degrees];
  const forward = { x: -Math.sin(yaw) * Math.cos(pitch), y: Math.sin(pitch), z: -Math.cos(yaw) * Math.cos(pitch) };
  const secondAngle = Math.asin(Math.min(1, Math.max(-1, -forward.x)));
  return `${formatAngle(Math.atan2(forward.y, -forward.z))},${formatAngle(secondAngle)}`;
}

/** The rotation, in degrees, of an `sr` parameter, whose trailing zeros may be missing; null if it is invalid. */
export function parseRotationParameter(parameter: string): Euler | null {
  const [a = Number.NaN, b = 0, ...more] = parameter.split(',').map(angleIn);
  if (more.length > 1 || [a, b, ...more].some(Number.isNaN)) return null;
  const forward = { x: -Math.sin(b), y: Math.sin(a) * Math.cos(b), z: -Math.cos(a) * Math.cos(b) };
  return { x: Math.asin(Math.min(1, Math.max(-1, forward.y))) * degrees, y: Math.atan2(-forward.x, -forward.z) * degrees };
}

/** A decimal number of radians within two turns; NaN for everything else that JavaScript accepts as a number, such as Infinity, 1e999 or 0x10. */
function angleIn(part: string): number {
  const angle = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e-?\d{1,2})?$/i.test(part.trim()) ? Number(part) : Number.NaN;
  return Math.abs(angle) <= 4 * Math.PI ? angle : Number.NaN;
}

const formatAngle = (angle: number): string => String(Number(angle.toFixed(decimals)) || 0);
