import type { GLTF } from '@gltf-transform/core';
import { ImportError } from './import-error';

const mostElements = 50_000_000;
const mostTriangles = 20_000_000;

/**
 * Rejects files that would not finish loading: cyclic nodes, and lists longer than a building needs.
 * @throws ImportError
 */
export function checkDescription({ nodes = [], accessors = [], meshes = [] }: GLTF.IGLTF): void {
  if (!isForest(nodes)) throw new ImportError('The nodes of the file hold each other in a circle or twice. Export the building again.');
  if (accessors.some(({ count }) => count > mostElements)) {
    throw new ImportError(`The file claims more than ${mostElements / 1_000_000} million points in one list. Export a simpler building.`);
  }
  const triangles = nodes.reduce((sum, { mesh }) => sum + trianglesOf(meshes[mesh ?? -1], accessors), 0);
  if (triangles > mostTriangles) {
    throw new ImportError(
      `The building has ${Math.round(triangles / 1_000_000)} million triangles; at most ${mostTriangles / 1_000_000} million are read. Export a simpler building.`,
    );
  }
}

const trianglesOf = (mesh: GLTF.IMesh | undefined, accessors: readonly GLTF.IAccessor[]): number =>
  (mesh?.primitives ?? []).reduce(
    (sum, { indices, attributes }) => sum + (accessors[indices ?? attributes.POSITION ?? -1]?.count ?? 0) / 3,
    0,
  );

/** Whether the nodes form a tree: each has at most one parent. */
function isForest(nodes: readonly GLTF.INode[]): boolean {
  const below = nodes.flatMap(({ children = [] }) => children);
  const isBelow = new Set(below);
  if (isBelow.size !== below.length) return false;
  const reached = [...nodes.keys()].filter((node) => !isBelow.has(node));
  for (const node of reached) reached.push(...(nodes[node]?.children ?? []));
  return reached.length === nodes.length;
}
