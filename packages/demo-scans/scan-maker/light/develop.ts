import { Vector3 } from 'three';
import { toSrgb } from '../color';
import { GUTTER } from './atlas';
import { developed } from './daylight';
import { type Job, Shader } from './shade';

/** The light map being filled: three bytes for each texel. */
export type Plate = { size: number; slots: Int32Array; texels: Uint8Array };

/** Writes the light of charts from `start` to `end`: gathered light interpolated between knots, and the sun's shadows per texel. */
export function developCharts(job: Job, plate: Plate, start: number, end: number): void {
  const shader = new Shader(job);
  for (let chart = start; chart < end; chart++) developChart(job, shader, plate, chart);
}

function developChart(job: Job, shader: Shader, plate: Plate, chart: number): void {
  const [left = 0, top = 0, width = 0, height = 0] = plate.slots.subarray(chart * 4, chart * 4 + 4);
  const frame = job.charts.subarray(chart * 11, chart * 11 + 11);
  const [origin, u, v] = [0, 3, 6].map((at) => new Vector3().fromArray(frame as unknown as number[], at)) as [Vector3, Vector3, Vector3];
  const [across = 0, along = 0] = frame.subarray(9, 11);
  const normal = u.clone().cross(v).normalize();
  const sunny = hasSun(job, chart);
  const { sun, exposure } = job.daylight;
  const light = [0, 0, 0];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [s, t] = [column / (width - 1), row / (height - 1)];
      between(job, chart, s, t, light);
      if (sunny && nearSun(job, chart, s, t)) {
        const inset = (share: number, size: number) =>
          Math.min(size - Math.min(0.006, size / 4), Math.max(Math.min(0.006, size / 4), share * size));
        const point = origin
          .clone()
          .addScaledVector(u, inset(s, across))
          .addScaledVector(v, inset(t, along))
          .addScaledVector(normal, 0.004);
        const share = shader.sunShare(point, normal);
        for (let channel = 0; channel < 3; channel++) light[channel] = (light[channel] as number) + share * (sun.color[channel] ?? 0);
      }
      const at = ((top + row) * plate.size + left + column) * 3;
      for (let channel = 0; channel < 3; channel++)
        plate.texels[at + channel] = Math.round(toSrgb(developed(light[channel] as number, exposure)));
    }
  }
  growRim(plate, left, top, width, height);
}

/** Interpolates lamps and bounced light between the four knots around a point of a chart. */
function between({ samples, lamps, bounced }: Job, chart: number, s: number, t: number, light: number[]): void {
  const [first = 0, columns = 0, rows = 0] = samples.grids.subarray(chart * 3, chart * 3 + 3);
  const [x, y] = [s * (columns - 1), t * (rows - 1)];
  const [column, row] = [Math.min(columns - 2, Math.floor(x)), Math.min(rows - 2, Math.floor(y))];
  const [fx, fy] = [x - column, y - row];
  const knot = first + row * columns + column;
  for (let channel = 0; channel < 3; channel++) {
    const at = (sample: number) => (lamps[sample * 3 + channel] as number) + (bounced[sample * 3 + channel] as number);
    const low = at(knot) * (1 - fx) + at(knot + 1) * fx;
    const high = at(knot + columns) * (1 - fx) + at(knot + columns + 1) * fx;
    light[channel] = low * (1 - fy) + high * fy;
  }
}

function hasSun({ samples, sun }: Job, chart: number): boolean {
  const [first = 0, columns = 0, rows = 0] = samples.grids.subarray(chart * 3, chart * 3 + 3);
  for (let sample = first; sample < first + columns * rows; sample++) if ((sun[sample] as number) > 0) return true;
  return false;
}

/** Whether one of the surrounding knots sees the sun; otherwise no ray is cast. */
function nearSun({ samples, sun }: Job, chart: number, s: number, t: number): boolean {
  const [first = 0, columns = 0, rows = 0] = samples.grids.subarray(chart * 3, chart * 3 + 3);
  const [column, row] = [Math.round(s * (columns - 1)), Math.round(t * (rows - 1))];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [x, y] = [column + dx, row + dy];
      if (x >= 0 && y >= 0 && x < columns && y < rows && (sun[first + y * columns + x] as number) > 0) return true;
    }
  }
  return false;
}

function growRim({ size, texels }: Plate, left: number, top: number, width: number, height: number): void {
  for (let y = top - GUTTER; y < top + height + GUTTER; y++) {
    for (let x = left - GUTTER; x < left + width + GUTTER; x++) {
      const [cx, cy] = [Math.min(left + width - 1, Math.max(left, x)), Math.min(top + height - 1, Math.max(top, y))];
      if ((cx === x && cy === y) || x < 0 || y < 0 || x >= size || y >= size) continue;
      const from = (cy * size + cx) * 3;
      texels.copyWithin((y * size + x) * 3, from, from + 3);
    }
  }
}
