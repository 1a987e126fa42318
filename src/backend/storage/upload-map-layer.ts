import { AppError } from '@/domain/app-error';
import { mapLayerPath } from '@/domain/files/paths';
import type { OrgId } from '@/domain/ids';
import { geoJsonFileProblem, geoJsonFrom, geoJsonType } from '@/domain/organizations/geo-json';
import { addressWithoutToken } from '@/domain/organizations/map-layer-files';
import { uploadFile } from './upload-file';

type LayerUpload = { organization: OrgId; file: File; onProgress: (percent: number) => void };

/**
 * Checks and stores the GeoJSON file of a map layer. Only members can read it.
 * @returns the address for the layer, without a token
 * @throws AppError `invalid-argument` for another kind of file, and as `uploadFile` does
 * @see SET-011
 */
export async function uploadMapLayer({ organization, file, onProgress }: LayerUpload): Promise<string> {
  const problem = geoJsonFileProblem(file);
  if (problem) throw new AppError('invalid-argument', problem);
  geoJsonFrom(await file.text());
  const path = mapLayerPath(organization, file.name);
  const { url } = await uploadFile({ path, file, contentType: geoJsonType, onProgress, problem: () => null });
  return addressWithoutToken(url);
}
