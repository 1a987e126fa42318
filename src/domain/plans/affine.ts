/** A point of an image or of the minimap, in pixels from its top left: x to the right, y down. */
export type Pixel = { x: number; y: number };

/**
 * A spot on a floor of the scan, in metres. Seen from above, x leads to the right and z down, as in an image: a plan that is not mirrored only has to
 * be turned, never flipped.
 */
export type Spot = { x: number; z: number };

/** The six numbers a to f of (x, y) → (a x + c y + e, b x + d y + f), in the order of CSS `matrix()`. */
export type Affine = readonly [number, number, number, number, number, number];

/** Where an image's pixel is in the scan. */
export const toSpot = (matrix: Affine, { x, y }: Pixel): Spot => {
  const at = applied(matrix, x, y);
  return { x: at.x, z: at.y };
};

/** Where a spot of the scan is drawn. @param matrix from the scan to pixels */
export const toPixel = (matrix: Affine, { x, z }: Spot): Pixel => applied(matrix, x, z);

function applied([a, b, c, d, e, f]: Affine, x: number, y: number): Pixel {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** The area that one unit covers afterwards; negative for a mirrored image. */
export const determinantOf = ([a, b, c, d]: Affine): number => a * d - b * c;

/** The way back; null if everything falls on one line. */
export function inverseOf(matrix: Affine): Affine | null {
  const [a, b, c, d, e, f] = matrix;
  const determinant = determinantOf(matrix);
  if (!Number.isFinite(1 / determinant)) return null;
  const [ia, ib, ic, id] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [ia, ib, ic, id, -(ia * e + ic * f), -(ib * e + id * f)];
}

/** First `inner`, then `outer`. */
export function composed(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d, e, f] = inner;
  const [first, second, moved] = [applied(outer, a, b), applied(outer, c, d), applied(outer, e, f)];
  const [, , , , x, y] = outer;
  return [first.x - x, first.y - y, second.x - x, second.y - y, moved.x, moved.y];
}

/** The largest and the smallest factor by which lengths grow, over all directions. */
export function scalesOf([a, b, c, d]: Affine): { largest: number; smallest: number } {
  // the singular values of the linear part
  const even = Math.hypot(a + d, b - c) / 2;
  const odd = Math.hypot(a - d, b + c) / 2;
  return { largest: even + odd, smallest: Math.abs(even - odd) };
}

/** The numbers as SVG writes them. */
export const svgMatrix = (matrix: Affine): string => `matrix(${matrix.map((number) => Number(number.toPrecision(9))).join(' ')})`;
