import type { Samples } from './samples';

/** Samples with a larger share of rays on back faces are inside a solid; they get the light of their neighbours. */
const BURIED = 0.3;

/** Averages the alternating rays of neighbouring knots and repairs knots inside solids. */
export function healGrids({ grids }: Samples, buried: Float32Array, light: Float32Array): void {
  for (let grid = 0; grid < grids.length; grid += 3) {
    const [first = 0, columns = 0, rows = 0] = grids.subarray(grid, grid + 3);
    const good = Array.from({ length: columns * rows }, (_, knot) => (buried[first + knot] as number) < BURIED);
    mend(light, first, columns, rows, good);
    smooth(light, first, columns, rows, good);
  }
}

/** Vertices inside solids get the light of vertices they share a triangle with, as at the foot of a post in a plate. */
export function healVertices(
  { sampleOf }: Samples,
  triangles: readonly number[],
  buried: Float32Array,
  lights: readonly Float32Array[],
): void {
  const sums = new Map<number, { weight: number; values: number[] }>();
  for (let corner = 0; corner < triangles.length; corner++) {
    const sample = sampleOf[triangles[corner] as number] as number;
    if (sample < 0 || (buried[sample] as number) < BURIED) continue;
    const first = corner - (corner % 3);
    for (const vertex of triangles.slice(first, first + 3)) {
      const other = sampleOf[vertex] as number;
      if (other < 0 || (buried[other] as number) >= BURIED) continue;
      const sum = sums.get(sample) ?? { weight: 0, values: lights.flatMap(() => [0, 0, 0]) };
      sum.weight++;
      for (let part = 0; part < sum.values.length; part++) {
        sum.values[part] = (sum.values[part] ?? 0) + ((lights[Math.floor(part / 3)] as Float32Array)[other * 3 + (part % 3)] as number);
      }
      sums.set(sample, sum);
    }
  }
  for (const [sample, { weight, values }] of sums) {
    for (const [part, value] of values.entries()) (lights[Math.floor(part / 3)] as Float32Array)[sample * 3 + (part % 3)] = value / weight;
  }
}

type Sum = { weight: number; red: number; green: number; blue: number };

function sumAround(light: Float32Array, first: number, columns: number, rows: number, knot: number, good: readonly boolean[]): Sum {
  const sum = { weight: 0, red: 0, green: 0, blue: 0 };
  const [x, y] = [knot % columns, Math.floor(knot / columns)];
  for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++) {
      const other = row * columns + column;
      if (!good[other]) continue;
      const at = (first + other) * 3;
      sum.weight++;
      sum.red += light[at] as number;
      sum.green += light[at + 1] as number;
      sum.blue += light[at + 2] as number;
    }
  }
  return sum;
}

function mend(light: Float32Array, first: number, columns: number, rows: number, good: boolean[]): void {
  for (let round = 0; round < 6; round++) {
    const before = [...good];
    for (const [knot, isGood] of before.entries()) {
      if (isGood) continue;
      const { weight, red, green, blue } = sumAround(light, first, columns, rows, knot, before);
      if (weight === 0) continue;
      light.set([red / weight, green / weight, blue / weight], (first + knot) * 3);
      good[knot] = true;
    }
  }
}

function smooth(light: Float32Array, first: number, columns: number, rows: number, good: readonly boolean[]): void {
  if (columns < 3 && rows < 3) return;
  const smoothed = new Float32Array(columns * rows * 3);
  for (let knot = 0; knot < columns * rows; knot++) {
    const { weight, red, green, blue } = sumAround(light, first, columns, rows, knot, good);
    const keep = light.subarray((first + knot) * 3, (first + knot) * 3 + 3);
    smoothed.set(weight > 0 ? [red / weight, green / weight, blue / weight] : keep, knot * 3);
  }
  light.set(smoothed, first * 3);
}
