import { type Affine, composed, inverseOf, type Spot } from './affine';

export type Size = { width: number; height: number };
/** How a floor is drawn: from the scan to pixels of the drawing, and from those of its plan's image, if it has one. */
export type FloorFrame = { matrix: Affine; image: Affine | null };

/** A plan as it lies over the scan: the size of its image, and the way from its pixels to the scan. */
export type LaidPlan = { image: Size; fit: Affine };

/** Around what the scan has, in metres, and in pixels, where a dot is as large as in a small house. */
const marginMetres = 1;
const marginPixels = 8;
/** A single room does not fill the drawing. */
const largestScale = 60;

/** Draws a floor upright, as large as it fits; a plan as its author drew it, and the scan with its north side up. */
export function floorFrame(size: Size, spots: readonly Spot[], plan: LaidPlan | null): FloorFrame {
  const toPlan = plan && inverseOf(plan.fit);
  if (!plan || !toPlan) return { matrix: frameOfSpots(size, spots), image: null };
  const image = fitted(size, { x: 0, y: 0, width: plan.image.width, height: plan.image.height });
  return { matrix: composed(image, toPlan), image };
}

function frameOfSpots(size: Size, spots: readonly Spot[]): Affine {
  const [xs, zs] = [extentOf(spots.map(({ x }) => x)), extentOf(spots.map(({ z }) => z))];
  const box = { x: xs.from - marginMetres, y: zs.from - marginMetres, width: xs.length, height: zs.length };
  const outer = { ...box, width: box.width + 2 * marginMetres, height: box.height + 2 * marginMetres };
  return fitted(size, outer, { margin: marginPixels, largest: largestScale });
}

function extentOf(values: readonly number[]): { from: number; length: number } {
  const [from, to] = values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [values[0] ?? 0, values[0] ?? 0],
  );
  return { from, length: to - from };
}

type Box = Size & { x: number; y: number };

/** Scales a box into the middle of the drawing. */
function fitted({ width, height }: Size, box: Box, { margin = 0, largest = Number.POSITIVE_INFINITY } = {}): Affine {
  const scale = Math.min((width - 2 * margin) / box.width, (height - 2 * margin) / box.height, largest);
  return [scale, 0, 0, scale, width / 2 - (box.x + box.width / 2) * scale, height / 2 - (box.y + box.height / 2) * scale];
}

const degrees = 180 / Math.PI;

/** Where the camera looks in the drawing: degrees clockwise from straight up. @param yaw of the camera, in degrees to the left of north */
export function headingIn([a, b, c, d]: Affine, yaw: number): number {
  const [x, z] = [-Math.sin(yaw / degrees), -Math.cos(yaw / degrees)];
  return Math.atan2(a * x + c * z, -(b * x + d * z)) * degrees;
}

/** The yaw of a camera that looks from one spot to another, in degrees. */
export const yawTowards = (from: Spot, to: Spot): number => Math.atan2(from.x - to.x, from.z - to.z) * degrees;

/** The drawing turned so that the camera looks up, with its position in the middle. */
export function turnedWith(size: Size, at: { x: number; y: number }, heading: number): Affine {
  const [cos, sin] = [Math.cos(heading / degrees), Math.sin(heading / degrees)];
  const turned: Affine = [cos, -sin, sin, cos, 0, 0];
  const moved: Affine = [1, 0, 0, 1, -at.x, -at.y];
  return composed([1, 0, 0, 1, size.width / 2, size.height / 2], composed(turned, moved));
}

/** What the camera sees, as an outline around its position that looks straight up. @param view its field of view from side to side, in degrees */
export function conePath(view: number, radius: number): string {
  const half = Math.min(85, Math.max(5, view / 2)) / degrees;
  const [x, y] = [Math.sin(half) * radius, -Math.cos(half) * radius].map((length) => Math.round(length * 100) / 100);
  return `M0 0L${-(x ?? 0)} ${y}A${radius} ${radius} 0 0 1 ${x} ${y}Z`;
}
