import { randomIdentifier } from '../random';
import { webAddress } from '../web-address';
import type { MapLayer } from './map-layers';

/** A new layer in Settings: tiles, visible, without name and address. */
export const newMapLayer = (): MapLayer => ({
  id: randomIdentifier(),
  name: '',
  url: '',
  format: 'tiles',
  attribution: '',
  enabled: true,
});

/** A layer's address as it is loaded; one that begins with a slash is on our own origin. Null for anything else. */
const layerAddress = (url: string): string | null => (/^\/[^/]/.test(url) ? url : webAddress(url));

/** What is wrong with a layer's address; null if it can be used. */
export function mapLayerUrlProblem({ url, format }: Pick<MapLayer, 'url' | 'format'>): string | null {
  if (layerAddress(url) === null) return 'Enter the web address of the layer.';
  if (format !== 'tiles') return null;
  const missing = ['{z}', '{x}', '{y}'].filter((part) => !url.includes(part));
  if (missing.length > 0) return `The address of tiles contains {z}, {x} and {y}; ${missing.join(', ')} is missing.`;
  // the map library fails at any other, and takes the layers beside it along
  const unknown = url.match(/\{ *[\w-]+ *\}/g)?.find((part) => !/^\{ *[zxysr] *\}$/.test(part));
  return unknown ? `Replace ${unknown} in the address: the map fills in {z}, {x}, {y}, {s} and {r} alone.` : null;
}

/** The visible layers: enabled, with a valid address, which is complete here. @see MAP-004 */
export const visibleLayers = (layers: readonly MapLayer[] | null): MapLayer[] =>
  (layers ?? []).flatMap((layer) => {
    const url = layerAddress(layer.url);
    return layer.enabled && url !== null && mapLayerUrlProblem(layer) === null ? [{ ...layer, url }] : [];
  });
