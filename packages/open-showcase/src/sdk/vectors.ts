import type { Pose, Rotation, Vector3 } from '../viewer/port';

/** A copy with only these fields of the caller's object. */
export const point = ({ x, y, z }: Vector3): Vector3 => ({ x, y, z });
export const add = (a: Vector3, b: Vector3): Vector3 => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
export const subtract = (a: Vector3, b: Vector3): Vector3 => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
export const scale = (a: Vector3, by: number): Vector3 => ({ x: a.x * by, y: a.y * by, z: a.z * by });
export const lengthOf = (a: Vector3): number => Math.hypot(a.x, a.y, a.z);
/** Metres between two points. */
export const distance = (a: Vector3, b: Vector3): number => lengthOf(subtract(a, b));
export const middle = (a: Vector3, b: Vector3): Vector3 => scale(add(a, b), 0.5);

const degrees = 180 / Math.PI;

/** The rotation with which a camera at `from` looks at `to`. */
export function facing(from: Vector3, to: Vector3): Rotation {
  const { x, y, z } = subtract(to, from);
  return { x: Math.atan2(y, Math.hypot(x, z)) * degrees, y: Math.atan2(-x, -z) * degrees };
}

/** The fields of a pose needed to project; `projection` is row-major, as in the SDK. */
export type Projecting = { position: Vector3; rotation: Rotation; projection: ArrayLike<number> };

/** The pose of the engine in the row-major form of the SDK. @see showcase-sdk §2.0, Camera rotation */
export function rowMajor(projection: readonly number[]): Float32Array {
  return Float32Array.from({ length: 16 }, (_, at) => projection[(at % 4) * 4 + Math.floor(at / 4)] ?? 0);
}

/** The engine's pose, ready for `project`. */
export const projecting = ({ position, rotation, projection }: Pose): Projecting => ({
  position,
  rotation,
  projection: rowMajor(projection),
});

/**
 * Where a point of the world appears: x, y in pixels from the top left of a view of this size, z the normalised device depth, which is
 * above 1 behind the camera. Always finite.
 */
export function project(world: Vector3, pose: Projecting, size: { w: number; h: number }): Vector3 {
  const { x, y, z } = inCamera(world, pose);
  const m = pose.projection;
  const row = (at: number) => (m[at] ?? 0) * x + (m[at + 1] ?? 0) * y + (m[at + 2] ?? 0) * z + (m[at + 3] ?? 0);
  const depth = row(12);
  const w = Math.abs(depth) < 1e-6 ? -1e-6 : depth;
  return { x: (row(0) / w + 1) * 0.5 * size.w, y: (1 - row(4) / w) * 0.5 * size.h, z: row(8) / w };
}

/** Turns a point of the world into the camera's frame: undoes the yaw, then the pitch. */
function inCamera(world: Vector3, { position, rotation }: Projecting): Vector3 {
  const { x, y, z } = subtract(world, position);
  const [sinYaw, cosYaw] = [Math.sin(rotation.y / degrees), Math.cos(rotation.y / degrees)];
  const [sinPitch, cosPitch] = [Math.sin(rotation.x / degrees), Math.cos(rotation.x / degrees)];
  const ahead = x * sinYaw + z * cosYaw;
  return { x: x * cosYaw - z * sinYaw, y: y * cosPitch + ahead * sinPitch, z: ahead * cosPitch - y * sinPitch };
}

/** The intersection of a ray with the horizontal plane at this height; null if there is none. */
export function meetPlane({ origin, direction }: { origin: Vector3; direction: Vector3 }, height: number): Vector3 | null {
  const along = (height - origin.y) / direction.y;
  return Number.isFinite(along) && along >= 0 ? { ...add(origin, scale(direction, along)), y: height } : null;
}

/** Whether a point lies within the bounds of a room. */
export const holds = ({ bounds: { min, max } }: { bounds: { min: Vector3; max: Vector3 } }, { x, y, z }: Vector3): boolean =>
  x >= min.x && x <= max.x && y >= min.y && y <= max.y && z >= min.z && z <= max.z;
