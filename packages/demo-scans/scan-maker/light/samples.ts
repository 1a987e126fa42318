import type { Drawing } from '../drawing';
import { shared } from './tracer';

/**
 * Where light is gathered: knots of a grid on every chart, then every vertex outside charts. Shared with the workers. `spots` holds
 * position and normal, six numbers each; the first `knots` samples are those of grids; `grids` per chart its first knot, columns and rows;
 * `sampleOf` is the sample of each vertex off the charts, -1 for vertices on a chart or emissive ones.
 */
export type Samples = { count: number; knots: number; spots: Float32Array; turns: Float32Array; grids: Int32Array; sampleOf: Int32Array };

const GOLDEN = 2.399963;

/** @param spacing metres between knots on a chart of usual fineness */
export function samplesOf(drawing: Drawing, spacing: number): Samples {
  const grids = shared(Int32Array, drawing.charts.length * 3);
  let count = 0;
  for (const [index, { width, height, fineness }] of drawing.charts.entries()) {
    const [columns, rows] = [width, height].map((size) => Math.max(2, Math.ceil((size * fineness) / spacing) + 1)) as [number, number];
    grids.set([count, columns, rows], index * 3);
    count += columns * rows;
  }
  const knots = count;
  const sampleOf = shared(Int32Array, drawing.vertexCount);
  const known = new Map<string, number>();
  for (let vertex = 0; vertex < drawing.vertexCount; vertex++) {
    const isLit = drawing.chartOf[vertex] === -1 && drawing.glows[vertex] === 0;
    sampleOf[vertex] = isLit ? sampleFor(spotOf(drawing, vertex), known, () => count++) : -1;
  }
  const samples = { count, knots, spots: shared(Float32Array, count * 6), turns: shared(Float32Array, count), grids, sampleOf };
  for (const index of drawing.charts.keys()) fillGrid(drawing, index, samples);
  for (let vertex = 0; vertex < drawing.vertexCount; vertex++) {
    const sample = sampleOf[vertex] as number;
    if (sample >= 0) samples.spots.set(spotOf(drawing, vertex), sample * 6);
  }
  return samples;
}

const spotOf = ({ positions, normals }: Drawing, vertex: number): number[] => [
  ...positions.slice(vertex * 3, vertex * 3 + 3),
  ...normals.slice(vertex * 3, vertex * 3 + 3),
];

/** Vertices with the same position and normal share a sample, within millimetres and hundredths. */
function sampleFor(spot: readonly number[], known: Map<string, number>, next: () => number): number {
  const key = spot.map((value, index) => Math.round(value * (index < 3 ? 1000 : 50))).join();
  const sample = known.get(key) ?? next();
  known.set(key, sample);
  return sample;
}

/** Knots are inset from the edge, where the next wall begins. Nine sets of ray directions alternate; the blur averages them. */
function fillGrid(drawing: Drawing, index: number, { spots, turns, grids }: Samples): void {
  const chart = drawing.charts[index];
  if (!chart) return;
  const [first, columns, rows] = grids.slice(index * 3, index * 3 + 3) as unknown as [number, number, number];
  const normal = chart.u.clone().cross(chart.v).normalize();
  const inside = (share: number, size: number) => {
    const margin = Math.min(0.025, size / 5);
    return Math.min(size - margin, Math.max(margin, share * size));
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const sample = first + row * columns + column;
      const spot = chart.origin
        .clone()
        .addScaledVector(chart.u, inside(column / (columns - 1), chart.width))
        .addScaledVector(chart.v, inside(row / (rows - 1), chart.height));
      spots.set([spot.x, spot.y, spot.z, normal.x, normal.y, normal.z], sample * 6);
      turns[sample] = ((column % 3) + (row % 3) * 3) * GOLDEN;
    }
  }
}
