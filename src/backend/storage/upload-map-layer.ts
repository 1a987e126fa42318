import { AppError } from '@/domain/app-error';
import { formatFileSize } from '@/domain/files/file-types';
import { nameChange } from '@/domain/files/names';
import { mapLayerPath } from '@/domain/files/paths';
import { withoutToken } from '@/domain/files/without-token';
import type { OrgId } from '@/domain/ids';
import { fileLimits } from '@/domain/limits';
import { geoJsonType } from '@/domain/organizations/geo-json';
import {
  geoJsonName,
  type MapLayerReading,
  mapLayerFileProblem,
  mapLayerNote,
  problemsMessage,
} from '@/domain/organizations/map-layer-upload';
import { conversionAdvice } from '@/domain/organizations/reference-systems';
import { readMapLayer } from './read-map-layer';
import { uploadFile } from './upload-file';

type LayerUpload = { organization: OrgId; file: File; onProgress: (percent: number) => void };

/**
 * Checks the file of a map layer and stores it as GeoJSON, of which every shape can be drawn. Only members can read it.
 * @returns the address for the layer, without a token, and what differs from the file, "" if nothing does
 * @throws AppError `invalid-argument` for another kind of file, shapes that can't be drawn and other reference systems, and as `uploadFile` does
 * @see SET-011
 */
export async function uploadMapLayer({ organization, file, onProgress }: LayerUpload): Promise<{ url: string; note: string }> {
  reject(mapLayerFileProblem(file));
  const reading = await readMapLayer(await file.arrayBuffer());
  reject(reading.referenceSystem && conversionAdvice(reading.referenceSystem));
  reject(problemsMessage(reading.problems));
  const stored = storedFile(file.name, reading);
  const path = mapLayerPath(organization, stored.name);
  const { url } = await uploadFile({ path, file: stored, contentType: geoJsonType, onProgress, problem: sizeProblem });
  const note = [mapLayerNote(reading), nameChange(stored.name, path.slice(path.lastIndexOf('/') + 1))];
  // everybody can read an organization's document
  return { url: withoutToken(url), note: note.filter(Boolean).join(' ') };
}

const storedFile = (name: string, { shapes, format }: MapLayerReading) =>
  new File([JSON.stringify(shapes)], geoJsonName(name, format), { type: geoJsonType });

const sizeProblem = ({ size }: { size: number }) =>
  size > fileLimits.mapLayer ? `As GeoJSON this layer is larger than ${formatFileSize(fileLimits.mapLayer)}. Simplify its shapes.` : null;

function reject(problem: string | null): void {
  if (problem) throw new AppError('invalid-argument', problem);
}
