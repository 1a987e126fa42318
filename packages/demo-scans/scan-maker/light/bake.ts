import sharp from 'sharp';
import { fromSrgb } from '../color';
import type { Drawing } from '../drawing';
import type { Shading } from '../pieces';
import { type Atlas, atlasOf, placeOn, whitePlace } from './atlas';
import { type Daylight, developed } from './daylight';
import type { Plate } from './develop';
import { healGrids, healVertices } from './heal';
import { samplesOf } from './samples';
import type { Job } from './shade';
import { shared, type Tree, treeOf } from './tracer';
import { WorkerPool } from './worker-pool';

/** Quality of the lighting: metres between samples on faces, rays per sample, side of the light map in texels. */
export type Fineness = { spacing: number; rays: number; size: number };

/** `colorOn` is the linear colour of a point of a triangle of `tree`, given by the weights of its second and third corner. */
export type Baked = {
  shading: Shading;
  jpeg: Uint8Array;
  density: number;
  tree: Tree;
  colorOn: (face: number, s: number, t: number) => readonly number[];
};

/** Bakes the light of a drawing: sun, sky, lamps and light reflected between surfaces. */
export async function bake(drawing: Drawing, daylight: Daylight, { spacing, rays, size }: Fineness): Promise<Baked> {
  const job = jobOf(drawing, daylight, spacing);
  const atlas = atlasOf(drawing.charts, size, 60);
  const plate: Plate = { size, slots: atlas.slots, texels: new Uint8Array(new SharedArrayBuffer(size * size * 3)).fill(128) };
  const crew = new WorkerPool(job);
  const { count, knots } = job.samples;
  await crew.all({ pass: 'direct' }, 0, count);
  for (const rayCount of [Math.min(16, rays), rays]) {
    const found = shared(Float32Array, count * 3);
    await crew.all({ pass: 'gather', rays: rayCount, into: found }, 0, knots);
    await crew.all({ pass: 'gather', rays: Math.min(40, rayCount), into: found }, knots, count);
    job.bounced.set(found);
    healGrids(job.samples, job.buried, job.bounced);
    healVertices(job.samples, drawing.triangles, job.buried, [job.bounced, job.lamps]);
  }
  await crew.all({ pass: 'develop', plate }, 0, drawing.charts.length);
  await crew.end();
  whiten(plate);
  const shading = shadingOf(drawing, job, atlas);
  return { shading, jpeg: await jpegOf(plate), density: atlas.density, tree: job.tree, colorOn: colorsOn(job.tree, shading, plate) };
}

function colorsOn({ corners }: Tree, { colorOf, placeOf }: Shading, { size, texels }: Plate): Baked['colorOn'] {
  return (face, s, t) => {
    const weights = [1 - s - t, s, t];
    const mix = (of: (vertex: number) => readonly number[], part: number) =>
      weights.reduce((sum, weight, corner) => sum + weight * (of(corners[face * 3 + corner] ?? 0)[part] ?? 0), 0);
    const [x, y] = [Math.floor(mix(placeOf, 0) * size), Math.floor(mix(placeOf, 1) * size)];
    return [0, 1, 2].map((channel) => mix(colorOf, channel) * fromSrgb(texels[(y * size + x) * 3 + channel] ?? 0));
  };
}

function jobOf(drawing: Drawing, daylight: Daylight, spacing: number): Job {
  const samples = samplesOf(drawing, spacing);
  const floats = (values: readonly number[]) => {
    const array = shared(Float32Array, values.length);
    array.set(values);
    return array;
  };
  const chartOf = shared(Int32Array, drawing.vertexCount);
  chartOf.set(drawing.chartOf);
  return {
    tree: treeOf(floats(drawing.positions), solidTriangles(drawing)),
    samples,
    daylight,
    colors: floats(drawing.colors),
    glows: floats(drawing.glows),
    chartOf,
    charts: floats(drawing.charts.flatMap(({ origin, u, v, width, height }) => [...origin, ...u, ...v, width, height])),
    sun: shared(Float32Array, samples.count),
    lamps: shared(Float32Array, samples.count * 3),
    bounced: shared(Float32Array, samples.count * 3),
    buried: shared(Float32Array, samples.count),
  };
}

/** The opaque triangles: neither glass nor sky. */
function solidTriangles({ triangles, layerOf, layers }: Drawing): Uint32Array {
  const solid = layers.map(({ kind }) => kind === 'inside' || kind === 'shell');
  return new Uint32Array(triangles.filter((_, index) => solid[layerOf[Math.floor(index / 3)] ?? 0]));
}

function whiten({ size, texels }: Plate): void {
  for (let row = 0; row < 8; row++) texels.fill(255, row * size * 3, (row * size + 8) * 3);
}

async function jpegOf({ size, texels }: Plate): Promise<Uint8Array> {
  const pixels = Buffer.from(Uint8Array.from(texels));
  return sharp(pixels, { raw: { width: size, height: size, channels: 3 } })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** A fixed direction of highlights on glossy surfaces. */
const SHINE = [0.33, 0.82, 0.46] as const;

function shadingOf(drawing: Drawing, job: Job, atlas: Atlas): Shading {
  const { sun, exposure } = job.daylight;
  const white = whitePlace(atlas);
  const unlit = drawing.layers.map(({ kind }) => kind === 'glass');
  const layerOf = new Map<number, number>();
  for (const [index, vertex] of drawing.triangles.entries()) layerOf.set(vertex, drawing.layerOf[Math.floor(index / 3)] ?? 0);
  const colorOf = (vertex: number): [number, number, number, number] => {
    const base = drawing.colors.slice(vertex * 3, vertex * 3 + 3);
    const alpha = drawing.alphas[vertex] ?? 1;
    const sample = job.samples.sampleOf[vertex] ?? -1;
    if (sample < 0 || unlit[layerOf.get(vertex) ?? 0] || (drawing.glows[vertex] ?? 0) > 0)
      return [clamp(base[0]), clamp(base[1]), clamp(base[2]), alpha];
    const lit = [0, 1, 2].map((channel) => {
      const at = sample * 3 + channel;
      const light = (job.sun[sample] ?? 0) * (sun.color[channel] ?? 0) + (job.lamps[at] ?? 0) + (job.bounced[at] ?? 0);
      return developed(light, exposure);
    });
    const facing = [0, 1, 2].reduce((sum, axis) => sum + (drawing.normals[vertex * 3 + axis] ?? 0) * (SHINE[axis] ?? 0), 0);
    const shine = (drawing.glosses[vertex] ?? 0) * Math.max(0, facing) ** 12;
    return [0, 1, 2].map((channel) => clamp(((base[channel] ?? 0) + shine) * (lit[channel] ?? 0))).concat(alpha) as [
      number,
      number,
      number,
      number,
    ];
  };
  const placeOf = (vertex: number): readonly [number, number] => {
    const chart = drawing.chartOf[vertex] ?? -1;
    const told = drawing.charts[chart];
    if (!told) return white;
    const way = drawing.position(vertex).sub(told.origin);
    return placeOn(atlas, chart, way.dot(told.u) / told.width, way.dot(told.v) / told.height);
  };
  return { colorOf, placeOf };
}

const clamp = (value = 0): number => Math.min(1, Math.max(0, value));
