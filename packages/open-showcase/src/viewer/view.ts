import { MathUtils, type PerspectiveCamera, Vector3 } from 'three';
import { eased, shortestTurn } from './angles';

/** Vertical field of view of the inside view at zoom 1, degrees. */
export const baseFov = 70;
/** Vertical field of view over the dollhouse, degrees. */
export const dollhouseFov = 45;

/**
 * Position and projection of the camera. `flat` blends perspective (0) into parallel projection (1); `half` is half the visible height in
 * metres at `focus` metres before the camera, and what the blend keeps in place.
 */
export type View = {
  position: Vector3;
  /** degrees */
  pitch: number;
  yaw: number;
  fov: number;
  flat: number;
  focus: number;
  half: number;
  near: number;
  far: number;
};

export const aView = (): View => ({
  position: new Vector3(),
  pitch: 0,
  yaw: 0,
  fov: baseFov,
  flat: 0,
  focus: 5,
  half: 5 * Math.tan((baseFov / 2) * MathUtils.DEG2RAD),
  near: 0.05,
  far: 500,
});

export function copyView(from: View, into: View): View {
  const { position } = into;
  Object.assign(into, from);
  into.position = position.copy(from.position);
  return into;
}

/** Interpolates between two views; turns by the shortest way. */
export function blendViews(from: View, to: View, part: number, into: View): View {
  const along = eased(part);
  into.position.lerpVectors(from.position, to.position, along);
  into.yaw = from.yaw + shortestTurn(from.yaw, to.yaw) * along;
  for (const key of ['pitch', 'fov', 'flat', 'focus', 'half', 'near', 'far'] as const)
    into[key] = MathUtils.lerp(from[key], to[key], along);
  return into;
}

/** Applies the view to the camera, including its projection. */
export function applyView(view: View, camera: PerspectiveCamera, aspect: number): void {
  camera.position.copy(view.position);
  camera.rotation.set(view.pitch * MathUtils.DEG2RAD, view.yaw * MathUtils.DEG2RAD, 0, 'YXZ');
  camera.fov = view.fov;
  camera.aspect = aspect;
  camera.near = view.near;
  camera.far = view.far;
  if (view.flat === 0) camera.updateProjectionMatrix();
  else blendProjection(view, camera, aspect);
  camera.updateMatrixWorld();
}

// Clip w is (1 − flat) · depth / focus + flat: a perspective from further and further back that keeps the size of what is in focus, and at the
// end parallel projection. Near and far planes are solved for that w.
function blendProjection({ flat, focus, half, near, far }: View, camera: PerspectiveCamera, aspect: number): void {
  const slope = (1 - flat) / focus;
  const wNear = slope * near + flat;
  const wFar = slope * far + flat;
  const depthScale = -(wFar + wNear) / (far - near);
  const depthShift = -wNear - depthScale * -near;
  camera.projectionMatrix.set(1 / (half * aspect), 0, 0, 0, 0, 1 / half, 0, 0, 0, 0, depthScale, depthShift, 0, 0, -slope, flat);
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}
