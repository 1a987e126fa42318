import { type Color, Vector3 } from 'three';
import { type Random, seeded } from './random';

/**
 * The role of a mesh. `inside` is always visible; `shell` covers the inside from outside (roofs, façades) and `sky` surrounds the building: viewers
 * hide both in dollhouse and floor plan; `glass` is drawn blended.
 */
export type LayerKind = 'inside' | 'shell' | 'sky' | 'glass';
export type Layer = { floor: string; kind: LayerKind };

/** A flat rectangle of a surface that gets a piece of the light map; `fineness` scales its texels per metre. */
export type Chart = { origin: Vector3; u: Vector3; v: Vector3; width: number; height: number; fineness: number };

export type Vertex = {
  position: Vector3;
  normal: Vector3;
  color: Color;
  glow: number;
  gloss: number;
  alpha: number;
  /** index of the chart, or -1: lit per vertex */
  chart: number;
};

/**
 * Everything drawn for one building: one pool of vertices and triangles, each triangle in a layer. Large flat faces are on a chart (their
 * light is a texture); the rest is lit at its vertices.
 */
export class Drawing {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly colors: number[] = [];
  readonly glows: number[] = [];
  readonly glosses: number[] = [];
  readonly alphas: number[] = [];
  readonly chartOf: number[] = [];
  readonly triangles: number[] = [];
  readonly layerOf: number[] = [];
  readonly layers: Layer[] = [];
  readonly charts: Chart[] = [];
  readonly random: Random;

  constructor(seed = 1) {
    this.random = seeded(seed);
  }

  /** The index of a layer, made on first use. */
  layer(floor: string, kind: LayerKind): number {
    const known = this.layers.findIndex((layer) => layer.floor === floor && layer.kind === kind);
    return known >= 0 ? known : this.layers.push({ floor, kind }) - 1;
  }

  chart(chart: Chart): number {
    return this.charts.push(chart) - 1;
  }

  vertex({ position, normal, color, glow, gloss, alpha, chart }: Vertex): number {
    this.positions.push(position.x, position.y, position.z);
    this.normals.push(normal.x, normal.y, normal.z);
    this.colors.push(color.r, color.g, color.b);
    this.glows.push(glow);
    this.glosses.push(gloss);
    this.alphas.push(alpha);
    return this.chartOf.push(chart) - 1;
  }

  triangle(layer: number, a: number, b: number, c: number): void {
    this.triangles.push(a, b, c);
    this.layerOf.push(layer);
  }

  get vertexCount(): number {
    return this.chartOf.length;
  }

  position(vertex: number): Vector3 {
    return new Vector3().fromArray(this.positions, vertex * 3);
  }
}
