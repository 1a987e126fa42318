import { Line3, Ray, Vector3 } from 'three';
import type { Vector3 as Point } from '../port';
import type { Tour } from '../tour/tour';
import type { Meeting } from '../world/picking';

const cornerPixels = 12;
const edgePixels = 7;
/** Radius around a point in which the surface is sampled, metres. */
const beside = 0.03;
const directions = 8;

/**
 * The corner or edge of the building within a few pixels of a surface point, or the point itself. Corners and edges are where the
 * surface ends or bends; the triangles that a flat wall is made of have none.
 */
export function snapPoint(tour: Tour, point: Point): Point {
  const at = new Vector3(point.x, point.y, point.z);
  const eye = tour.rig.view.flat === 0 ? tour.rig.view.position : at.clone().setY(at.y + 10);
  const meeting = tour.picking.first(new Ray(eye.clone(), at.clone().sub(eye).normalize()));
  if (!meeting?.corners || meeting.point.distanceTo(at) > 0.02) return point;
  const pixel = tour.rig.pixelSize(at);
  const corner = meeting.corners
    .filter((each) => each.distanceTo(at) < cornerPixels * pixel && isCorner(tour, each, meeting))
    .sort((a, b) => a.distanceTo(at) - b.distanceTo(at))[0];
  const found = corner ?? nearestEdge(tour, at, meeting, edgePixels * pixel);
  return found ? { x: found.x, y: found.y, z: found.z } : point;
}

function nearestEdge(tour: Tour, at: Vector3, { corners = [], normal }: Meeting, within: number): Vector3 | null {
  const line = new Line3();
  const on = new Vector3();
  for (let side = 0; side < corners.length; side++) {
    const [from, to] = [corners[side], corners[(side + 1) % corners.length]];
    if (!from || !to) continue;
    line.set(from, to).closestPointToPoint(at, true, on);
    const outward = line.delta(new Vector3()).cross(normal).normalize();
    if (on.distanceTo(at) < within && !goesOn(tour, on, outward, normal)) return on.clone();
  }
  return null;
}

/** At a corner, the flat surface covers neither all nor half of the directions around the point. */
function isCorner(tour: Tour, point: Vector3, { normal }: Meeting): boolean {
  const aside = Math.abs(normal.y) < 0.9 ? new Vector3(0, 1, 0) : new Vector3(1, 0, 0);
  const across = aside.cross(normal).normalize();
  let flat = 0;
  for (let step = 0; step < directions; step++) {
    if (goesOn(tour, point, across.clone().applyAxisAngle(normal, ((step + 0.5) / directions) * 2 * Math.PI), normal)) flat++;
  }
  return flat > 0 && flat < directions && flat !== directions / 2;
}

/** Whether the same flat surface continues in a direction. */
function goesOn(tour: Tour, point: Vector3, direction: Vector3, normal: Vector3): boolean {
  const origin = point.clone().addScaledVector(direction, beside).addScaledVector(normal, beside);
  const below = tour.picking.first(new Ray(origin, normal.clone().negate()));
  return below !== null && Math.abs(below.distance - beside) < beside / 4 && below.normal.dot(normal) > 0.99;
}
