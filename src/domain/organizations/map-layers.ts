import { records, text } from '../stored';
import { webAddress } from '../web-address';

/** A layer of the organization's map: tiles from `url`, with {z}, {x} and {y}. @see SET-011 MAP-004 */
export type MapLayer = { name: string; url: string; enabled: boolean };

/** Reads stored map layers; null for old organizations, which never had the list. @see MODEL-005 SET-010 */
export const mapLayersFrom = (stored: unknown): MapLayer[] | null =>
  Array.isArray(stored)
    ? records(stored, (layer) => ({ name: text(layer.name), url: text(layer.url), enabled: layer.enabled !== false }))
    : null;

/** The layers that can be shown: switched on, with an address on the web. @see MAP-004 */
export const shownLayers = (layers: readonly MapLayer[] | null): MapLayer[] =>
  (layers ?? []).filter(({ enabled, url }) => enabled && webAddress(url) !== null);
