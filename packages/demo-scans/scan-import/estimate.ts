import type { Building } from './building';
import { columnsOf } from './stands';

const samples = 2000;
const golden = 2.399963229728653;
/** Rays for a column of the grid, with the second, coarser look at whether the building lies on its side; and for a triangle. */
const raysOfColumn = 40;
const raysOfTriangle = 4;

/** How long the import will probably take, in milliseconds: by the rays that it casts, and how fast some of them are in this building. */
export function estimatedMs(building: Building, triangles: number): number {
  const { min, max } = building.bounds;
  const began = performance.now();
  for (let index = 0; index < samples; index += 1) {
    const at = (part: number, low: number, high: number) => low + ((index * part) % 1) * (high - low);
    const from = { x: at(0.618034, min.x, max.x), y: at(0.754878, min.y, max.y), z: at(0.569841, min.z, max.z) };
    building.cast(from, { x: Math.cos(index * golden), y: 0, z: Math.sin(index * golden) }, 40);
  }
  const msOfRay = (performance.now() - began) / samples;
  return msOfRay * (columnsOf(building.bounds) * raysOfColumn + triangles * raysOfTriangle);
}
