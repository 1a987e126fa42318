import { decoded } from '../decoded';
import { originalFileName } from '../files/names';

/** The file of a map layer in storage, by the address that the layer names. */
export type MapLayerFile = { path: string; name: string };

/**
 * The stored file that a layer's address names; null for any other address.
 * @param roots the prefixes of the addresses of our own files
 */
export function mapLayerFileAt(url: string, roots: readonly string[]): MapLayerFile | null {
  const root = roots.find((each) => url.startsWith(each));
  if (root === undefined) return null;
  const path = decoded(url.slice(root.length).replace(/[?#].*$/, '')) ?? '';
  const [, stored] = /^organizations\/[^/]+\/map-layers\/([^/]+)$/.exec(path) ?? [];
  return stored === undefined ? null : { path, name: originalFileName(stored) };
}
