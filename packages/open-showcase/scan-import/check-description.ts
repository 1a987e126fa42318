import type { GLTF } from '@gltf-transform/core';
import { ImportError } from './import-error';

const mostElements = 50_000_000;

/**
 * Refuses what a reader would never finish with: nodes that hold each other, and lists longer than a building needs.
 * @throws ImportError
 */
export function checkDescription({ nodes = [], accessors = [] }: GLTF.IGLTF): void {
  if (!isForest(nodes)) throw new ImportError('The nodes of the file hold each other in a circle or twice. Export the building again.');
  if (accessors.some(({ count }) => count > mostElements)) {
    throw new ImportError(`The file claims more than ${mostElements / 1_000_000} million points in one list. Export a simpler building.`);
  }
}

/** Whether every node has one place: below one other, or at the top. */
function isForest(nodes: readonly GLTF.INode[]): boolean {
  const below = nodes.flatMap(({ children = [] }) => children);
  const isBelow = new Set(below);
  if (isBelow.size !== below.length) return false;
  const reached = [...nodes.keys()].filter((node) => !isBelow.has(node));
  for (const node of reached) reached.push(...(nodes[node]?.children ?? []));
  return reached.length === nodes.length;
}
