import { Ray, Vector2, Vector3 } from 'three';
import { wrapped } from './angles';
import { type Cell, live } from './live-values';
import type { Vector2 as Pixel, Pose } from './port';
import type { Stage } from './stage';
import { applyView, aView, baseFov, type View } from './view';

/** The stage's camera, and the observable values that describe it. */
export type Rig = {
  readonly view: View;
  readonly pose: Cell<Pose>;
  /** level of the inside view; 1 outside */
  readonly zoom: Cell<number>;
  /** Call this after each change of `view`, or of the pose's `sweep` and `mode`. */
  changed: () => void;
  /** Notifies pose subscribers if the pose changed. */
  publish: () => void;
  setZoom: (level: number) => void;
  rayThrough: (pixel: Pixel) => Ray;
  /** Pixels from the top left; `depth` over 1 is behind the camera or beyond the far plane. */
  onScreen: (point: Vector3) => { x: number; y: number; depth: number };
  /** The width of one pixel at this point, metres. */
  pixelSize: (point: Vector3) => number;
};

export const zoomLimits = { least: 0.3, most: 3 };

export function createRig(stage: Stage): Rig {
  const { camera } = stage;
  const view = aView();
  const pose = live<Pose>({
    position: { x: 0, y: 0, z: 0 },
    rotation: { x: 0, y: 0 },
    projection: camera.projectionMatrix.elements,
    sweep: '',
    mode: 'inside',
  });
  const zoom = live(1);
  const [near, far, projected] = [new Vector3(), new Vector3(), new Vector3()];
  let untold = false;

  const changed = () => {
    const { w, h } = stage.size.value;
    applyView(view, camera, w / h);
    const { position, rotation } = pose.value;
    Object.assign(position, { x: view.position.x, y: view.position.y, z: view.position.z });
    rotation.x = view.pitch;
    rotation.y = wrapped(view.yaw);
    untold = true;
    stage.invalidate();
  };
  stage.size.subscribe(changed);
  changed();

  return {
    view,
    pose,
    zoom,
    changed,
    publish() {
      if (!untold) return;
      untold = false;
      pose.touch();
    },
    setZoom(level) {
      view.fov = baseFov / level;
      zoom.set(level);
      changed();
    },
    rayThrough({ x, y }) {
      const { w, h } = stage.size.value;
      const device = new Vector2((x / w) * 2 - 1, 1 - (y / h) * 2);
      near.set(device.x, device.y, -1).unproject(camera);
      far.set(device.x, device.y, 1).unproject(camera);
      return new Ray(near.clone(), far.clone().sub(near).normalize());
    },
    onScreen(point) {
      const { w, h } = stage.size.value;
      projected.copy(point).project(camera);
      const behind = near.copy(point).applyMatrix4(camera.matrixWorldInverse).z > 0;
      return { x: ((projected.x + 1) / 2) * w, y: ((1 - projected.y) / 2) * h, depth: behind ? 2 : projected.z };
    },
    pixelSize(point) {
      const { elements } = camera.projectionMatrix;
      const depth = -near.copy(point).applyMatrix4(camera.matrixWorldInverse).z;
      const clipW = -(elements[11] ?? 0) * depth + (elements[15] ?? 0);
      return (2 * clipW) / (elements[5] ?? 1) / stage.size.value.h;
    },
  };
}
