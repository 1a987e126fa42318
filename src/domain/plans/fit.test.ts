import { describe, expect, it } from 'vitest';
import { type Affine, composed, inverseOf, type Pixel, toPixel, toSpot } from './affine';
import { fitPlan, pairsProblem } from './fit';
import type { PlacementPair } from './placement';

const image = { width: 2400, height: 1600 };

/** A plan with 100 pixels a metre, turned by 37 degrees and moved. */
function aPlan({ stretch = 1, isMirrored = false } = {}): Affine {
  const [angle, metres] = [(37 * Math.PI) / 180, 0.01];
  const [cos, sin] = [Math.cos(angle) * metres, Math.sin(angle) * metres];
  const down = stretch * (isMirrored ? -1 : 1);
  return [cos, sin, -sin * down, cos * down, -4.2, 7.9];
}

const pixels: Pixel[] = [
  { x: 200, y: 150 },
  { x: 2250, y: 1400 },
  { x: 300, y: 1500 },
  { x: 2100, y: 200 },
  { x: 1200, y: 700 },
];
const pairsOf = (plan: Affine, count: number, noise = () => 0): PlacementPair[] =>
  pixels.slice(0, count).map(({ x, y }) => ({ pixel: { x: x + noise(), y: y + noise() }, scan: toSpot(plan, { x, y }) }));

/** Normally distributed with this deviation, the same in each run. */
function seededNoise(deviation: number): () => number {
  let seed = 37;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return (seed + 1) / 2 ** 31;
  };
  return () => deviation * Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
}

/** How far the fit is from the plan, in metres, over a grid of the whole image. */
function errorsOf(plan: Affine, pairs: readonly PlacementPair[], options = {}): number[] {
  const fit = fitPlan(pairs, options);
  const grid = Array.from({ length: 100 }, (_, index) => ({ x: (index % 10) * 266, y: Math.floor(index / 10) * 177 }));
  return grid.map((pixel) => {
    const [right, found] = [toSpot(plan, pixel), toSpot(fit?.matrix ?? [0, 0, 0, 0, 0, 0], pixel)];
    return Math.hypot(right.x - found.x, right.z - found.z);
  });
}

describe('fitPlan', () => {
  it('finds a plan that is turned by 37 degrees, scaled and shifted within 1 cm, from two exact pairs', () => {
    expect(Math.max(...errorsOf(aPlan(), pairsOf(aPlan(), 2)))).toBeLessThan(0.01);
  });

  it('finds it within 10 cm on average from five pairs with 5 pixels of noise', () => {
    const noise = seededNoise(5);

    for (let run = 0; run < 20; run += 1) {
      const errors = errorsOf(aPlan(), pairsOf(aPlan(), 5, noise));
      expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.1);
    }
  });

  it('turns plan and scan the same way round: both have their second axis down when seen from above', () => {
    const fit = fitPlan([
      { pixel: { x: 0, y: 0 }, scan: { x: 0, z: 0 } },
      { pixel: { x: 0, y: 100 }, scan: { x: 0, z: 10 } },
    ]);

    expect(toSpot(fit!.matrix, { x: 100, y: 0 })).toEqual({ x: 10, z: 0 });
  });

  it('names the pair that fits worst, and none of two', () => {
    const pairs = pairsOf(aPlan(), 5);
    const wrong = pairs.map((pair, index) => (index === 3 ? { ...pair, scan: { x: pair.scan.x + 2, z: pair.scan.z } } : pair));
    const fit = fitPlan(wrong);

    expect(fit?.worst).toBe(3);
    expect(fit?.remainders.every((remainder, index) => index === 3 || remainder < (fit.remainders[3] ?? 0))).toBe(true);
    expect(fitPlan(pairs.slice(0, 2))).toMatchObject({ worst: null, stretch: null });
  });

  it('recognizes a mirrored plan from three pairs on', () => {
    const plan = aPlan({ isMirrored: true });

    expect(fitPlan(pairsOf(plan, 3))).toMatchObject({ isMirrored: true });
    expect(Math.max(...errorsOf(plan, pairsOf(plan, 3)))).toBeLessThan(0.01);
    expect(fitPlan(pairsOf(aPlan(), 5, seededNoise(5)))).toMatchObject({ isMirrored: false });
  });

  it.each([false, true])('says by how much a plan is stretched, and stretches it on demand; mirrored: %s', (isMirrored) => {
    const plan = aPlan({ stretch: 1.2, isMirrored });
    const pairs = pairsOf(plan, 4);

    expect(fitPlan(pairs)?.stretch).toBeCloseTo(0.2);
    expect(fitPlan(pairs)?.mean).toBeGreaterThan(0.3);
    expect(Math.max(...errorsOf(plan, pairs, { isStretched: true }))).toBeLessThan(0.01);
    expect(fitPlan(pairs, { isStretched: true })?.isMirrored).toBe(isMirrored);
  });

  it('keeps the shape of a plan whose pairs are on one line, which says nothing about the direction across it', () => {
    const plan = aPlan();
    const pairs = [200, 900, 2300].map((x) => ({ pixel: { x, y: 500 }, scan: toSpot(plan, { x, y: 500 }) }));
    const fit = fitPlan(pairs, { isStretched: true });

    expect(fit).toMatchObject({ stretch: null, isMirrored: false });
    expect(Math.max(...errorsOf(plan, pairs))).toBeLessThan(0.01);
  });

  it.each<[string, PlacementPair[]]>([
    ['no pair', []],
    ['one pair', pairsOf(aPlan(), 1)],
    ['two pairs in one spot of the plan', pairsOf(aPlan(), 2).map((pair) => ({ ...pair, pixel: { x: 5, y: 5 } }))],
    ['two pairs in one spot of the scan', pairsOf(aPlan(), 2).map((pair) => ({ ...pair, scan: { x: 5, z: 5 } }))],
  ])('has no answer to %s', (_what, pairs) => {
    expect(fitPlan(pairs)).toBe(null);
  });
});

describe('pairsProblem', () => {
  const [first, second] = pairsOf(aPlan(), 2) as [PlacementPair, PlacementPair];

  it.each<[string, PlacementPair[], ReturnType<typeof pairsProblem>]>([
    ['one pair', [first], 'few'],
    ['two far apart', [first, second], null],
    ['two that are less than 2 m apart', [first, { ...second, scan: { x: first.scan.x + 1.9, z: first.scan.z } }], 'close'],
    ['two that are less than 15 % of the plan apart', [first, { ...second, pixel: { x: first.pixel.x + 359, y: first.pixel.y } }], 'close'],
    ['three of which two are far apart', [first, first, second], null],
  ])('says of %s whether they will do', (_what, pairs, problem) => {
    expect(pairsProblem(pairs, image)).toBe(problem);
  });
});

describe('inverseOf', () => {
  it('leads back, and combines with the way there to nothing', () => {
    const back = inverseOf(aPlan({ stretch: 1.3, isMirrored: true }))!;
    const both = composed(back, aPlan({ stretch: 1.3, isMirrored: true }));

    expect(both.map((number) => Math.round(number * 1e6) / 1e6 + 0)).toEqual([1, 0, 0, 1, 0, 0]);
    const spot = toSpot(aPlan(), { x: 12, y: 34 });
    expect(toPixel(inverseOf(aPlan())!, spot).x).toBeCloseTo(12);
    expect(inverseOf([1, 2, 2, 4, 0, 0])).toBe(null);
  });
});
