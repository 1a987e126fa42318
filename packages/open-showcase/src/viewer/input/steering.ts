import { MathUtils, Plane, Vector3 } from 'three';
import type { Vector2 } from '../port';
import { orbiting } from '../tour/modes';
import { currentMode, isInside, type Tour } from '../tour/tour';
import { applyTurn, look, panRoom, pivotOf, zoomTo } from '../tour/turning';

/** Degrees around the dollhouse for a drag across the view. */
const orbitDegrees = 220;
const closest = 1.5;

/** Drags the view: turns it inside, orbits the building in the dollhouse, and pans the floor plan. */
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

/** Moves the camera parallel to the view, so that the grabbed point stays under the pointer. */
export function slide(tour: Tour, by: Vector2): void {
  const { rig, stage } = tour;
  const { view } = rig;
  const metres = (2 * view.half) / stage.size.value.h;
  const { elements } = stage.camera.matrixWorld;
  right.fromArray(elements, 0).multiplyScalar(-by.x * metres);
  up.fromArray(elements, 4).multiplyScalar(by.y * metres);
  // dragging down on a building brings the far side closer
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

/** Zooms in by a factor over 1: narrows the field of view inside, approaches the pixel's surface outside. */
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

/** The pixel in the centre of the view. */
export const centreOf = ({ stage }: Tour): Vector2 => ({ x: stage.size.value.w / 2, y: stage.size.value.h / 2 });

/** The surface point at a pixel, or its point on the plane through the centre of the view. */
function underPixel(tour: Tour, pixel: Vector2): Vector3 {
  const ray = tour.rig.rayThrough(pixel);
  const meeting = tour.picking.first(ray);
  if (meeting) return meeting.point;
  const { position, focus } = tour.rig.view;
  const forward = tour.stage.camera.getWorldDirection(new Vector3());
  const plane = new Plane().setFromNormalAndCoplanarPoint(forward, position.clone().addScaledVector(forward, focus));
  return ray.intersectPlane(plane, new Vector3()) ?? position.clone().addScaledVector(forward, focus);
}

/** Inertia after a drag. `update` is called before each frame. */
export function createInertia(tour: () => Tour | null) {
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
