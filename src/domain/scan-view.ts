import type { Euler, Vector } from './geometry';

/** What the camera sees in a frame: position in metres, angles in degrees, `fieldOfView` from side to side, the size in pixels. */
export type ScanView = { position: Vector; rotation: Euler; fieldOfView: number; width: number; height: number };
/** A place in the frame, in pixels from its top left. */
export type Pixel = { x: number; y: number };
/** Three directions of length 1, each at a right angle to the others. */
export type Axes = { right: Vector; up: Vector; away: Vector };

const degrees = 180 / Math.PI;
/** Nearer points, and those behind the camera, have no place in the frame. */
const nearestMetres = 0.05;
/** Looking steeper, up and down on the screen are along the floor. */
const steepDegrees = 45;

/** The camera's own directions: to the right, to the top and into the frame. */
export function cameraAxes({ x, y }: Euler): Axes {
  const [sinPitch, cosPitch] = [Math.sin(x / degrees), Math.cos(x / degrees)];
  const [sinYaw, cosYaw] = [Math.sin(y / degrees), Math.cos(y / degrees)];
  return {
    right: { x: cosYaw, y: 0, z: -sinYaw },
    up: { x: sinYaw * sinPitch, y: cosPitch, z: cosYaw * sinPitch },
    away: { x: -sinYaw * cosPitch, y: sinPitch, z: -cosYaw * cosPitch },
  };
}

/** The level or upright directions that look most like right, up and away on the screen, so that a step along one changes nothing else. */
export function stepAxes({ x, y }: Euler): Axes {
  const { right, away: level } = cameraAxes({ x: 0, y });
  const top = { x: 0, y: 1, z: 0 };
  if (x < -steepDegrees) return { right, up: level, away: opposite(top) };
  return x > steepDegrees ? { right, up: opposite(level), away: top } : { right, up: top, away: level };
}

/** Where a point of the scan is in the frame; null behind the camera. */
export function pixelOf(view: ScanView, point: Vector): Pixel | null {
  const { right, up, away } = cameraAxes(view.rotation);
  const to = minus(point, view.position);
  const depth = dot(to, away);
  if (depth < nearestMetres) return null;
  const metres = metresPerPixel(view, depth);
  return { x: view.width / 2 + dot(to, right) / metres, y: view.height / 2 - dot(to, up) / metres };
}

/** The point after it followed the pointer by these pixels, as far from the camera's plane as before. */
export function movedByPixels(view: ScanView, point: Vector, by: Pixel): Vector {
  const { right, up, away } = cameraAxes(view.rotation);
  const metres = metresPerPixel(view, Math.max(nearestMetres, dot(minus(point, view.position), away)));
  return plus(plus(point, right, by.x * metres), up, -by.y * metres);
}

const metresPerPixel = ({ fieldOfView, width }: ScanView, depth: number) => (2 * depth * Math.tan(fieldOfView / 2 / degrees)) / width;

/** The point, moved along a direction. */
export const plus = (point: Vector, direction: Vector, factor = 1): Vector => ({
  x: point.x + direction.x * factor,
  y: point.y + direction.y * factor,
  z: point.z + direction.z * factor,
});

export const minus = (one: Vector, other: Vector): Vector => plus(one, other, -1);
const opposite = ({ x, y, z }: Vector): Vector => ({ x: 0 - x, y: 0 - y, z: 0 - z });
const dot = (one: Vector, other: Vector) => one.x * other.x + one.y * other.y + one.z * other.z;
