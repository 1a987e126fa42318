import type { Material } from '@gltf-transform/core';
import type { Surface } from './surfaces';

/** A surface of our own that lies flat and faces up; without `triangles`, each three positions are one. */
export function plainSurface(
  kind: Surface['kind'],
  material: Material,
  positions: Float32Array,
  { triangles, colors = null }: { triangles?: Uint32Array; colors?: Float32Array | null } = {},
): Surface {
  const count = positions.length / 3;
  return {
    kind,
    material,
    positions,
    normals: Float32Array.from({ length: count * 3 }, (_, part) => (part % 3 === 1 ? 1 : 0)),
    colors,
    places: null,
    triangles: triangles ?? Uint32Array.from({ length: count }, (_, index) => index),
  };
}
