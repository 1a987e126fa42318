import { MathUtils, Plane, Vector3 } from 'three';
import type { Vector2 } from '../port';
import { orbiting } from '../tour/modes';
import { currentMode, isInside, type Tour } from '../tour/tour';
import { applyTurn, look, panRoom, pivotOf, zoomTo } from '../tour/turning';

/** Degrees around the dollhouse for a drag across the picture. */
const orbitDegrees = 220;
const closest = 1.5;

/** Turns inside as if the picture were taken hold of, around the building outside, and moves the plan. */
export function dragView(tour: Tour, by: Vector2, second: boolean): void {
  const { h } = tour.stage.size.value;
  if (isInside(tour)) {
    const degrees = tour.rig.view.fov / h;
    look(tour, by.y * degrees, by.x * degrees);
  } else if (second || currentMode(tour) === 'floorplan') {
    slide(tour, by);
  } else {
    look(tour, -(by.y / h) * orbitDegrees, -(by.x / h) * orbitDegrees);
  }
}

const right = new Vector3();
const up = new Vector3();

/** Moves the camera along the picture, so that what was taken hold of stays under the pointer. */
export function slide(tour: Tour, by: Vector2): void {
  const { rig, stage } = tour;
  const { view } = rig;
  const metres = (2 * view.half) / stage.size.value.h;
  const { elements } = stage.camera.matrixWorld;
  right.fromArray(elements, 0).multiplyScalar(-by.x * metres);
  up.fromArray(elements, 4).multiplyScalar(by.y * metres);
  // Dragging down on a building brings nearer what is behind it.
  if (currentMode(tour) === 'dollhouse') up.setY(0);
  view.position.add(right).add(up);
  keepNear(tour);
  rig.changed();
}

function keepNear(tour: Tour): void {
  const { min, max } = panRoom(tour);
  const { position } = tour.rig.view;
  position.x = MathUtils.clamp(position.x, min.x, max.x);
  position.z = MathUtils.clamp(position.z, min.z, max.z);
}

/** Closer by a factor over 1: narrower inside, nearer to what is at the pixel outside. */
export function zoomView(tour: Tour, factor: number, pixel: Vector2): void {
  const { rig } = tour;
  const { view } = rig;
  if (isInside(tour)) {
    zoomTo(tour, rig.zoom.value * factor);
    return;
  }
  const size = currentMode(tour) === 'floorplan' ? view.half : view.focus;
  const largest = Math.max(tour.world.boundsOf('all').getSize(right).length() * 1.6, size);
  const share = MathUtils.clamp(size / factor, closest, largest) / size;
  const anchor = underPixel(tour, pixel);
  if (currentMode(tour) === 'floorplan') {
    view.half *= share;
    view.position.x = MathUtils.lerp(anchor.x, view.position.x, share);
    view.position.z = MathUtils.lerp(anchor.z, view.position.z, share);
  } else {
    view.position.sub(anchor).multiplyScalar(share).add(anchor);
    view.focus *= share;
    orbiting(tour, view, pivotOf(tour) ?? anchor);
  }
  keepNear(tour);
  rig.changed();
}

/** What a pixel shows, or the plane through the middle of the view where it shows nothing. */
function underPixel(tour: Tour, pixel: Vector2): Vector3 {
  const ray = tour.rig.rayThrough(pixel);
  const meeting = tour.picking.first(ray);
  if (meeting) return meeting.point;
  const { position, focus } = tour.rig.view;
  const forward = tour.stage.camera.getWorldDirection(new Vector3());
  const plane = new Plane().setFromNormalAndCoplanarPoint(forward, position.clone().addScaledVector(forward, focus));
  return ray.intersectPlane(plane, new Vector3()) ?? position.clone().addScaledVector(forward, focus);
}

/** Lets a thrown view come to rest. Answers the function to be called before each frame, and the ones to throw and to stop it. */
export function createThrow(tour: () => Tour | null) {
  let speed = { x: 0, y: 0 };
  return {
    start(thrown: Vector2) {
      const here = tour();
      if (here && !here.calm() && Math.hypot(thrown.x, thrown.y) > 0.15) speed = thrown;
      here?.stage.invalidate();
    },
    stop() {
      speed = { x: 0, y: 0 };
    },
    update(deltaMs: number): boolean {
      const here = tour();
      if (!here || (speed.x === 0 && speed.y === 0)) return false;
      dragView(here, { x: speed.x * deltaMs, y: speed.y * deltaMs }, false);
      const less = Math.exp(-deltaMs / 120);
      speed = Math.hypot(speed.x, speed.y) * less < 0.01 ? { x: 0, y: 0 } : { x: speed.x * less, y: speed.y * less };
      return true;
    },
  };
}

/** Turns in place by the keys; degrees up and to the left. */
export function turnByKeys(tour: Tour, upwards: number, left: number): void {
  const { pitch, yaw } = tour.rig.view;
  if (isInside(tour)) look(tour, upwards, left);
  else if (currentMode(tour) === 'dollhouse') look(tour, -upwards, -left);
  else applyTurn(tour, pitch, yaw + left, null);
}
