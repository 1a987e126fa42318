import { AppError } from '@/domain/app-error';
import { type MapLayerFile, mapLayerFileAt } from '@/domain/organizations/map-layer-files';
import type { MapLayerReading } from '@/domain/organizations/map-layer-upload';
import { fileRoots } from '../config';
import { openFile } from './open-file';
import { readMapLayer } from './read-map-layer';
import { fileErrorTexts } from './texts';

/** The stored file that a layer's address names; null for any other address. */
export const mapLayerFile = (url: string): MapLayerFile | null => mapLayerFileAt(url, fileRoots());

/**
 * Loads the shapes of a layer, from storage as the signed-in user or from its own site. What can't be drawn of it is in its `problems`.
 * @throws AppError `unavailable`, also where it is gone or may not be read; `invalid-argument` if nothing of it can be drawn
 * @see MAP-004 SET-011
 */
export async function loadMapLayer(url: string, signal: AbortSignal): Promise<MapLayerReading> {
  const stored = mapLayerFile(url);
  const response = stored ? await openFile(stored.path, signal) : await fetch(url, { signal }).catch(() => null);
  if (!response?.ok) {
    const { layerUnreachable, siteUnreachable } = fileErrorTexts.get();
    throw new AppError('unavailable', stored ? layerUnreachable : siteUnreachable);
  }
  return readMapLayer(await response.arrayBuffer());
}
