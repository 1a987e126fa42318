import { oneOf, records, type Stored, text } from '../stored';

export const mapLayerFormats = ['tiles', 'wms', 'geojson'] as const;
/** How a layer is loaded: tiles with {z}, {x} and {y} in their address, a WMS service, or one GeoJSON file. */
export type MapLayerFormat = (typeof mapLayerFormats)[number];

/** A layer of the organization's map; `attribution` names who is to be credited. @see SET-011 MAP-004 */
export type MapLayer = { id: string; name: string; url: string; format: MapLayerFormat; attribution: string; enabled: boolean };

/**
 * Reads stored map layers; null for old organizations that never had the list. Older layers have no id, and get one from their position.
 * @see MODEL-005 SET-010
 */
export const mapLayersFrom = (stored: unknown): MapLayer[] | null => (Array.isArray(stored) ? records(stored, mapLayerFrom) : null);

const mapLayerFrom = (layer: Stored, index: number): MapLayer => ({
  id: text(layer.id) || `layer-${index}`,
  name: text(layer.name),
  url: text(layer.url),
  format: oneOf(mapLayerFormats, layer.format, 'tiles'),
  attribution: text(layer.attribution),
  enabled: layer.enabled !== false,
});
