import { AppError } from '@/domain/app-error';
import { type MapLayerFile, mapLayerFileAt } from '@/domain/organizations/map-layer-files';
import type { MapLayerReading } from '@/domain/organizations/map-layer-upload';
import { fileRoots } from '../config';
import { toStorageError } from './errors';
import { openBucket } from './open-bucket';
import { readMapLayer } from './read-map-layer';
import { fileErrorTexts } from './texts';

/** The stored file that a layer's address names; null for any other address. */
export const mapLayerFile = (url: string): MapLayerFile | null => mapLayerFileAt(url, fileRoots());

/**
 * Loads the shapes of a layer, from storage or from its own site. What can't be drawn of it is in its `problems`.
 * @throws AppError `unavailable`, `not-found`, `permission-denied`; `invalid-argument` if nothing of it can be drawn
 * @see MAP-004 SET-011
 */
export async function loadMapLayer(url: string, signal: AbortSignal): Promise<MapLayerReading> {
  const stored = mapLayerFile(url);
  const response = await fetch(stored ? await downloadAddress(stored) : url, { signal }).catch(() => null);
  if (!response?.ok) {
    const { layerUnreachable, siteUnreachable } = fileErrorTexts.get();
    throw new AppError('unavailable', stored ? layerUnreachable : siteUnreachable);
  }
  return readMapLayer(await response.arrayBuffer());
}

async function downloadAddress({ path }: MapLayerFile): Promise<string> {
  const { bucket, getDownloadURL, ref } = await openBucket();
  return getDownloadURL(ref(bucket, path)).catch((cause) => {
    throw toStorageError(cause, 'read');
  });
}
