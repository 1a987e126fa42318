import type { Document, Material } from '@gltf-transform/core';
import type { ScanFloor } from 'open-showcase/scan';
import type { Building } from './building';
import type { Layer } from './layers';
import { plainSurface } from './plain-surface';
import { faceNormal, type Surface } from './surfaces';

/** How far below the ceiling the walls are cut, metres: above doors and windows. */
const belowCeiling = 0.15;
/** The thickest wall, and what a face without another one behind it gets, metres. */
const thickest = 0.8;
const sheet = 0.08;
/** Faces that lean more than this are no walls. */
const lean = 0.3;

/**
 * The tops of the walls of each floor, which plan and dollhouse show: a wall has none where the file lets it end in the ceiling, and is
 * invisible from above. Each face of a wall that is cut gets the half of the wall that is behind it.
 */
export function wallTops(document: Document, surfaces: readonly Surface[], floors: readonly ScanFloor[], building: Building): Layer[] {
  const material = document.createMaterial('wall top').setBaseColorFactor([0.07, 0.075, 0.085, 1]);
  const solid = surfaces.filter(({ kind }) => kind === 'solid');
  return floors.flatMap(({ id, elevation, height }) => {
    const y = elevation + height - belowCeiling;
    const corners = solid.flatMap((surface) => cutsOf(surface, y).flatMap((cut) => halfWall(cut, y, building)));
    return corners.length > 0 ? [topLayer(id, corners, material)] : [];
  });
}

/** Where a face is cut: a line from a to b, and the direction that its wall is in, of unit length. */
type Cut = { a: Spot; b: Spot; inward: Spot };
type Spot = { x: number; z: number };

function cutsOf({ positions, triangles }: Surface, y: number): Cut[] {
  const cuts: Cut[] = [];
  for (let first = 0; first < triangles.length; first += 3) {
    const corners = triangles.subarray(first, first + 3);
    const ends = endsAt(positions, corners, y);
    if (!ends) continue;
    const [x, rise, z] = faceNormal(positions, corners);
    const length = Math.hypot(x, z);
    if (length > 0 && Math.abs(rise) < lean) cuts.push({ ...ends, inward: { x: -x / length, z: -z / length } });
  }
  return cuts;
}

/** The ends of a triangle's line at a height; null if it has none. */
function endsAt(positions: Float32Array, corners: ArrayLike<number>, y: number): Pick<Cut, 'a' | 'b'> | null {
  const at = (corner: number, axis: number) => positions[(corners[corner % 3] ?? 0) * 3 + axis] ?? 0;
  const found = [0, 1, 2].flatMap((corner): Spot[] => {
    const [from, to] = [at(corner, 1), at(corner + 1, 1)];
    // one side is closed and one open, so that a corner on the line counts once
    if (from < y === to < y) return [];
    const part = (y - from) / (to - from);
    const between = (axis: number) => at(corner, axis) + (at(corner + 1, axis) - at(corner, axis)) * part;
    return [{ x: between(0), z: between(2) }];
  });
  const [a, b] = found;
  return a && b && Math.hypot(a.x - b.x, a.z - b.z) > 1e-4 ? { a, b } : null;
}

/** The half of a wall behind a face, as two triangles that face up. */
function halfWall({ a, b, inward }: Cut, y: number, { cast }: Building): number[] {
  const inside = { x: (a.x + b.x) / 2 + inward.x * 0.002, y, z: (a.z + b.z) / 2 + inward.z * 0.002 };
  const through = cast(inside, { x: inward.x, y: 0, z: inward.z }, thickest);
  const depth = through?.back ? through.distance / 2 + 0.005 : sheet;
  const [c, d] = [b, a].map(({ x, z }) => ({ x: x + inward.x * depth, z: z + inward.z * depth })) as [Spot, Spot];
  // counter-clockwise from above
  const isFacingUp = (b.z - a.z) * (c.x - a.x) - (b.x - a.x) * (c.z - a.z) > 0;
  const around = isFacingUp ? [a, b, c, a, c, d] : [a, c, b, a, d, c];
  return around.flatMap(({ x, z }) => [x, y, z]);
}

const topLayer = (floor: string, corners: number[], material: Material): Layer => {
  const surface = plainSurface('solid', material, Float32Array.from(corners));
  return { floor, kind: 'inside', surface, triangles: surface.triangles };
};
