import { type Affine, determinantOf, scalesOf, toSpot } from './affine';
import type { PlacementPair } from './placement';

/** How a plan is laid over a floor; lengths in metres. */
export type FittedPlan = {
  /** From pixels of the plan to the scan. */
  matrix: Affine;
  isMirrored: boolean;
  /** How far each pair is from where the plan has it. */
  remainders: readonly number[];
  mean: number;
  /** The index of the pair with the largest remainder; null for two pairs, which always fit. */
  worst: number | null;
  /** By which share the plan is longer in one direction than in another, 0.1 for a tenth; null where the pairs cannot tell. */
  stretch: number | null;
};

/** Above this share people are asked whether the plan shall be stretched. */
export const stretchToConfirm = 0.1;
/** Above this mean remainder, in metres, the plan is said to be inaccurate. */
export const warnedRemainder = 0.5;

/** A mirrored plan fits at least twice as well, and not only by the noise of the presses. */
const mirroredFactor = 2;
const noiseMetres = 0.01;

/**
 * Lays a plan over the scan by least squares: moved, turned and scaled, mirrored where that fits clearly better, and stretched if that is wanted and
 * three pairs allow it. Null without two pairs that differ in the plan and in the scan.
 */
export function fitPlan(pairs: readonly PlacementPair[], { isStretched = false } = {}): FittedPlan | null {
  const upright = fitOf(pairs, similarity(pairs, false));
  if (!upright) return null;
  const affine = pairs.length > 2 ? affineOf(pairs) : null;
  const stretch = affine && stretchOf(affine);
  const mirrored = pairs.length > 2 ? fitOf(pairs, similarity(pairs, true), true) : null;
  const isMirrored = mirrored !== null && mirrored.mean * mirroredFactor + noiseMetres < upright.mean;
  const shaped = isMirrored ? mirrored : upright;
  const stretched = isStretched ? fitOf(pairs, affine, affine !== null && determinantOf(affine) < 0) : null;
  return { ...(stretched ?? shaped), stretch };
}

const stretchOf = (matrix: Affine): number => {
  const { largest, smallest } = scalesOf(matrix);
  return largest / smallest - 1;
};

function fitOf(pairs: readonly PlacementPair[], matrix: Affine | null, isMirrored = false): Omit<FittedPlan, 'stretch'> | null {
  if (!matrix) return null;
  const remainders = pairs.map(({ pixel, scan }) => {
    const spot = toSpot(matrix, pixel);
    return Math.hypot(spot.x - scan.x, spot.z - scan.z);
  });
  const mean = remainders.reduce((sum, remainder) => sum + remainder, 0) / remainders.length;
  const worst = pairs.length > 2 ? remainders.indexOf(Math.max(...remainders)) : null;
  return { matrix, isMirrored, remainders, mean, worst };
}

type Middle = { x: number; y: number; sx: number; sz: number };

function middleOf(pairs: readonly PlacementPair[]): Middle {
  const mean = (read: (pair: PlacementPair) => number) => pairs.reduce((sum, pair) => sum + read(pair), 0) / pairs.length;
  return {
    x: mean(({ pixel }) => pixel.x),
    y: mean(({ pixel }) => pixel.y),
    sx: mean(({ scan }) => scan.x),
    sz: mean(({ scan }) => scan.z),
  };
}

/** Moved so that the middle of the pairs fits. */
const aroundMiddle = ({ x, y, sx, sz }: Middle, [a, b, c, d]: readonly [number, number, number, number]): Affine => [
  a,
  b,
  c,
  d,
  sx - a * x - c * y,
  sz - b * x - d * y,
];

/** The best move, turn and scale: with positions as complex numbers, the least squares of s = u p, with y of the plan negative if it is mirrored. */
function similarity(pairs: readonly PlacementPair[], isMirrored: boolean): Affine | null {
  const middle = middleOf(pairs);
  const flip = isMirrored ? -1 : 1;
  let [real, imaginary, length] = [0, 0, 0];
  for (const { pixel, scan } of pairs) {
    const [x, y] = [pixel.x - middle.x, flip * (pixel.y - middle.y)];
    const [sx, sz] = [scan.x - middle.sx, scan.z - middle.sz];
    real += x * sx + y * sz;
    imaginary += x * sz - y * sx;
    length += x * x + y * y;
  }
  const [u, v] = [real / length, imaginary / length];
  // all pairs in one spot, of the plan or of the scan
  if (!(Math.hypot(u, v) > 0) || !Number.isFinite(u + v)) return null;
  return aroundMiddle(middle, [u, v, -v * flip, u * flip]);
}

/** A line that is this many times longer than wide says nothing about the direction across it. */
const longestShape = 20;

/** The least squares of any move, turn, scale, stretch and skew; null if the pairs are almost on one line. */
function affineOf(pairs: readonly PlacementPair[]): Affine | null {
  const middle = middleOf(pairs);
  let [xx, xy, yy] = [0, 0, 0];
  let [sxx, sxy, szx, szy] = [0, 0, 0, 0];
  for (const { pixel, scan } of pairs) {
    const [x, y] = [pixel.x - middle.x, pixel.y - middle.y];
    const [sx, sz] = [scan.x - middle.sx, scan.z - middle.sz];
    xx += x * x;
    xy += x * y;
    yy += y * y;
    sxx += sx * x;
    sxy += sx * y;
    szx += sz * x;
    szy += sz * y;
  }
  const { largest, smallest } = scalesOf([xx, xy, xy, yy, 0, 0]);
  if (!(smallest * longestShape ** 2 > largest)) return null;
  const determinant = xx * yy - xy * xy;
  const matrix = aroundMiddle(middle, [
    (sxx * yy - sxy * xy) / determinant,
    (szx * yy - szy * xy) / determinant,
    (sxy * xx - sxx * xy) / determinant,
    (szy * xx - szx * xy) / determinant,
  ]);
  return stretchOf(matrix) < longestShape ? matrix : null;
}

/** Two pairs are this far apart, in metres and as a share of the plan's longer side. */
const apartMetres = 2;
const apartShare = 0.15;

/** Why pairs are too few or too close to lay a plan over the scan; null if they will do. */
export function pairsProblem(pairs: readonly PlacementPair[], image: { width: number; height: number }): 'few' | 'close' | null {
  if (pairs.length < 2) return 'few';
  const apartPixels = Math.max(image.width, image.height) * apartShare;
  const isApart = (one: PlacementPair, other: PlacementPair) =>
    Math.hypot(one.scan.x - other.scan.x, one.scan.z - other.scan.z) >= apartMetres &&
    Math.hypot(one.pixel.x - other.pixel.x, one.pixel.y - other.pixel.y) >= apartPixels;
  return pairs.some((one, index) => pairs.slice(index + 1).some((other) => isApart(one, other))) ? null : 'close';
}
