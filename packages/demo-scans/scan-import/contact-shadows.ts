import type { Document, Material } from '@gltf-transform/core';
import type { ScanFloor } from 'open-showcase/scan';
import type { Building, Point } from './building';
import { floorAt } from './floors';
import type { Layer } from './layers';
import { plainSurface } from './plain-surface';
import type { Stand } from './stand';

/** Things farther than this cast no shadow on the ground, metres. */
const reach = 0.8;
const darkest = 0.5;
/** Distance between two samples, metres; more where a floor would need more than `mostSamples`. */
const finest = 0.1;
const mostSamples = 60_000;
/** Above the ground, so that the ground does not shine through. */
const lift = 0.006;
/** Ground that is this much higher than its neighbour is another step. */
const step = 0.04;
const faintest = 0.02;

const golden = 2.399963229728653;
const rays = 24;
/** Over the upper half, more of them near the pole, evenly spread. */
const directions = Array.from({ length: rays }, (_, index): Point => {
  const radius = Math.sqrt((index + 0.5) / rays);
  return { x: radius * Math.cos(index * golden), y: Math.sqrt(1 - radius * radius), z: radius * Math.sin(index * golden) };
});

/**
 * Soft shadows on the ground along walls and under what stands on it, so that nothing seems to float: a mesh above the ground of each floor,
 * black and more opaque where more of the surroundings are near.
 */
export function contactShadows(document: Document, stands: readonly Stand[], floors: readonly ScanFloor[], building: Building): Layer[] {
  const material = document.createMaterial('contact shadow').setBaseColorFactor([0, 0, 0, 1]).setAlphaMode('BLEND');
  return floors.flatMap((floor) => {
    const here = stands.filter(({ y }) => floorAt(floors, y)?.id === floor.id);
    const layer = here.length > 0 ? shadowOf(groundUnder(here, floor, building), building, material) : null;
    return layer ? [{ ...layer, floor: floor.id }] : [];
  });
}

/** Heights of the ground in a grid, row by row; null where there is none at this floor's height. */
type Ground = { columns: number; heights: (number | null)[]; at: (index: number) => { x: number; z: number } };

function groundUnder(stands: readonly Stand[], { elevation }: ScanFloor, { cast }: Building): Ground {
  const [xs, zs] = [stands.map(({ x }) => x), stands.map(({ z }) => z)];
  // people stand away from walls; shadows begin at them
  const [west, north] = [least(xs) - 1, least(zs) - 1];
  const [width, depth] = [-least(xs.map((x) => -x)) + 1 - west, -least(zs.map((z) => -z)) + 1 - north];
  const cell = Math.max(finest, Math.sqrt((width * depth) / mostSamples));
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(depth / cell) + 1;
  const at = (index: number) => ({ x: west + (index % columns) * cell, z: north + Math.floor(index / columns) * cell });
  const heights = Array.from({ length: columns * rows }, (_, index) => {
    const from = { ...at(index), y: elevation + 0.3 };
    const hit = cast(from, { x: 0, y: -1, z: 0 }, 0.4);
    return hit && !hit.back && hit.rise > 0.8 ? from.y - hit.distance : null;
  });
  return { columns, heights, at };
}

const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);

function shadowOf({ columns, heights, at }: Ground, building: Building, material: Material): Omit<Layer, 'floor'> | null {
  const shades = heights.map((y, index) => (y === null ? 0 : shadeAt({ ...at(index), y }, building)));
  const triangles = heights.flatMap((_, index) => {
    const square = [index, index + columns, index + columns + 1, index + 1];
    const ys = square.map((corner) => heights[corner] ?? Number.NaN);
    const isLast = index % columns === columns - 1;
    // NaN, where a corner has no ground, fails the comparison
    const isEven = Math.max(...ys) - Math.min(...ys) < step;
    const [a = 0, b = 0, c = 0, d = 0] = square;
    return !isLast && isEven && square.some((corner) => (shades[corner] ?? 0) > faintest) ? [a, b, c, a, c, d] : [];
  });
  if (triangles.length === 0) return null;
  const positions = Float32Array.from(heights.flatMap((y, index) => [at(index).x, (y ?? 0) + lift, at(index).z]));
  const colors = Float32Array.from(shades.flatMap((shade) => [1, 1, 1, shade]));
  const surface = plainSurface('glass', material, positions, { triangles: Uint32Array.from(triangles), colors });
  return { kind: 'glass', surface, triangles: surface.triangles };
}

/** How dark it is there, 0 to `darkest`. */
function shadeAt({ x, y, z }: Point, { cast }: Building): number {
  const from = { x, y: y + 0.004, z };
  const near = directions.reduce((sum, direction) => {
    const hit = cast(from, direction, reach);
    return sum + (hit ? 1 - hit.distance / reach : 0);
  }, 0);
  return Math.min(1, (near / rays) * 1.4) * darkest;
}
