import { Vector3 } from 'three';
import { type Daylight, skyAt, sunDirection } from './daylight';
import type { Samples } from './samples';
import { Tracer, type Tree } from './tracer';

/** State shared by workers: the geometry, and the light at each sample so far (linear, three numbers each; `sun` is a fraction 0–1). */
export type Job = {
  tree: Tree;
  samples: Samples;
  daylight: Daylight;
  colors: Float32Array;
  glows: Float32Array;
  chartOf: Int32Array;
  /** per chart: origin, u, v, width, height */
  charts: Float32Array;
  sun: Float32Array;
  lamps: Float32Array;
  /** light from the sky and from other surfaces */
  bounced: Float32Array;
  /** fraction of rays that hit a back face: near 1 for samples inside a solid */
  buried: Float32Array;
};

const LIFT = 0.004;

/** Directions over the upper half, more of them near the pole, evenly spread. */
function hemisphere(count: number): Float32Array {
  const directions = new Float32Array(count * 3);
  for (let index = 0; index < count; index++) {
    const radius = Math.sqrt((index + 0.5) / count);
    const angle = index * 2.399963229728653;
    directions.set([radius * Math.cos(angle), radius * Math.sin(angle), Math.sqrt(1 - radius * radius)], index * 3);
  }
  return directions;
}

/** Light at samples, one pass at a time. */
export class Shader {
  private readonly tracer: Tracer;
  private readonly toSun: Vector3;
  private readonly found = [0, 0, 0];

  constructor(private readonly job: Job) {
    this.tracer = new Tracer(job.tree);
    this.toSun = sunDirection(job.daylight);
  }

  /** Sun and lamps, at samples from `start` to `end`. */
  direct(start: number, end: number): void {
    const { samples, sun, lamps } = this.job;
    for (let sample = start; sample < end; sample++) {
      const [x, y, z, nx, ny, nz] = samples.spots.subarray(sample * 6, sample * 6 + 6) as unknown as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const point = new Vector3(x + nx * LIFT, y + ny * LIFT, z + nz * LIFT);
      const normal = new Vector3(nx, ny, nz);
      sun[sample] = this.sunShare(point, normal);
      lamps.set(this.lampLight(point, normal), sample * 3);
    }
  }

  /** The sunlight at a point: the cosine where the sun is visible, softened at shadow edges. */
  sunShare(point: Vector3, normal: Vector3): number {
    const cosine = normal.dot(this.toSun);
    if (cosine <= 0.01) return 0;
    const { toSun } = this;
    let seen = 0;
    for (let ray = 0; ray < 4; ray++) {
      const wide = 0.006;
      const [a, b] = [(ray & 1 ? wide : -wide) * (ray & 2 ? 0.5 : 1), (ray & 2 ? wide : -wide) * (ray & 1 ? 0.5 : 1)];
      if (!this.tracer.cast(point.x, point.y, point.z, toSun.x + a, toSun.y, toSun.z + b, 1e-4, 500, true)) seen++;
    }
    return (cosine * seen) / 4;
  }

  private lampLight(point: Vector3, normal: Vector3): [number, number, number] {
    const light: [number, number, number] = [0, 0, 0];
    for (const { at, color, reach, down } of this.job.daylight.lamps) {
      const way = new Vector3(at[0] - point.x, at[1] - point.y, at[2] - point.z);
      const distance = way.length();
      if (distance > reach) continue;
      way.divideScalar(distance);
      const cosine = normal.dot(way);
      if (cosine <= 0 || (down !== undefined && way.y < down)) continue;
      const cone = down === undefined ? 1 : Math.min(1, (way.y - down) / (1 - down) / 0.4);
      if (this.tracer.cast(point.x, point.y, point.z, way.x, way.y, way.z, 1e-4, distance - 0.12, true)) continue;
      const strength = (cosine * cone * (1 - (distance / reach) ** 2) ** 2) / (0.3 + distance * distance);
      for (let channel = 0; channel < 3; channel++) light[channel] = (light[channel] ?? 0) + (color[channel] ?? 0) * strength;
    }
    return light;
  }

  /** Gathers light from the sky and from other surfaces, as they are lit so far, into `into`. */
  gather(start: number, end: number, rays: number, into: Float32Array): void {
    const { samples, daylight, buried } = this.job;
    const local = hemisphere(rays);
    const { tracer, found } = this;
    for (let sample = start; sample < end; sample++) {
      const at = sample * 6;
      const [nx, ny, nz] = [samples.spots[at + 3] as number, samples.spots[at + 4] as number, samples.spots[at + 5] as number];
      const ox = (samples.spots[at] as number) + nx * LIFT;
      const oy = (samples.spots[at + 1] as number) + ny * LIFT;
      const oz = (samples.spots[at + 2] as number) + nz * LIFT;
      const turn = samples.turns[sample] as number;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      // A frame around the normal, after Duff and others 2017.
      const sign = nz >= 0 ? 1 : -1;
      const a = -1 / (sign + nz);
      const b = nx * ny * a;
      const [ux, uy, uz] = [1 + sign * nx * nx * a, sign * b, -sign * nx];
      const [vx, vy, vz] = [b, sign + ny * ny * a, -ny];
      let [red, green, blue, backs] = [0, 0, 0, 0];
      for (let ray = 0; ray < rays; ray++) {
        const p = (local[ray * 3] as number) * cos - (local[ray * 3 + 1] as number) * sin;
        const q = (local[ray * 3] as number) * sin + (local[ray * 3 + 1] as number) * cos;
        const r = local[ray * 3 + 2] as number;
        const dx = ux * p + vx * q + nx * r;
        const dy = uy * p + vy * q + ny * r;
        const dz = uz * p + vz * q + nz * r;
        if (!tracer.cast(ox, oy, oz, dx, dy, dz, 1e-4, 300)) skyAt(daylight, dy, found);
        else if (tracer.back) {
          backs++;
          continue;
        } else this.sentBy(ox + dx * tracer.distance, oy + dy * tracer.distance, oz + dz * tracer.distance);
        red += found[0] as number;
        green += found[1] as number;
        blue += found[2] as number;
      }
      into[sample * 3] = red / rays;
      into[sample * 3 + 1] = green / rays;
      into[sample * 3 + 2] = blue / rays;
      buried[sample] = backs / rays;
    }
  }

  /** Writes the light that the hit triangle emits at this point into `found`. */
  private sentBy(x: number, y: number, z: number): void {
    const { tree, colors, glows, chartOf, daylight } = this.job;
    const { face, s, t, distance } = this.tracer;
    const [one, two, three] = [
      tree.corners[face * 3] as number,
      tree.corners[face * 3 + 1] as number,
      tree.corners[face * 3 + 2] as number,
    ];
    const glow = glows[one] as number;
    const chart = chartOf[one] as number;
    const near = chart >= 0 ? this.knotAt(chart, x, y, z) : this.nearest(one, two, three, s, t);
    const fill = daylight.fill * (1 - Math.exp(-distance / 0.9));
    for (let channel = 0; channel < 3; channel++) {
      const color = colors[one * 3 + channel] as number;
      this.found[channel] = glow > 0 ? color * glow : Math.min(0.92, color) * (this.lightAt(near, channel) + fill);
    }
  }

  private lightAt(sample: number, channel: number): number {
    const { sun, lamps, bounced, daylight } = this.job;
    const at = sample * 3 + channel;
    return (sun[sample] as number) * (daylight.sun.color[channel] ?? 0) + (lamps[at] as number) + (bounced[at] as number);
  }

  private nearest(one: number, two: number, three: number, s: number, t: number): number {
    const { sampleOf } = this.job.samples;
    const third = 1 - s - t;
    if (third >= s && third >= t) return sampleOf[one] as number;
    return (s >= t ? sampleOf[two] : sampleOf[three]) as number;
  }

  private knotAt(chart: number, x: number, y: number, z: number): number {
    const { charts, samples } = this.job;
    const c = chart * 11;
    const [dx, dy, dz] = [x - (charts[c] as number), y - (charts[c + 1] as number), z - (charts[c + 2] as number)];
    const s =
      (dx * (charts[c + 3] as number) + dy * (charts[c + 4] as number) + dz * (charts[c + 5] as number)) / (charts[c + 9] as number);
    const t =
      (dx * (charts[c + 6] as number) + dy * (charts[c + 7] as number) + dz * (charts[c + 8] as number)) / (charts[c + 10] as number);
    const [columns, rows] = [samples.grids[chart * 3 + 1] as number, samples.grids[chart * 3 + 2] as number];
    const column = Math.min(columns - 1, Math.max(0, Math.round(s * (columns - 1))));
    const row = Math.min(rows - 1, Math.max(0, Math.round(t * (rows - 1))));
    return (samples.grids[chart * 3] as number) + row * columns + column;
  }
}
