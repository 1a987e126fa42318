import { isRecord, text } from '../stored';
import { datetimeLocal } from '../time';
import { isModelId } from './model-id';

/** What the model service tells of a model, as the tour form takes it. @see TOUR-051 */
export type ModelData = { name: string; tourDate: string };

/** What stands before the reason when model data could not be fetched. @see TOUR-054 */
export const modelDataFailed = 'Error fetching API data: ';

/** Why model data cannot be fetched; null when it can. @see TOUR-052 TOUR-053 */
export function modelIdProblem(modelId: string): string | null {
  if (modelId.trim() === '') return 'Matterport ID is required to fetch API data.';
  return isModelId(modelId) ? null : 'Invalid Matterport ID format.';
}

/** Reads the service's answer: `created`, in UTC, becomes a datetime-local text. Null when the answer is none. @see TOUR-051 MODEL-021 */
export function modelDataFrom(answer: unknown): ModelData | null {
  if (!isRecord(answer)) return null;
  const created = text(answer.created);
  return { name: text(answer.name), tourDate: created === '' ? '' : datetimeLocal(new Date(created)) };
}

/** Where the model service tells about a model; `service` is its address. @see TOUR-051 */
export const modelAddress = (service: string, modelId: string): string =>
  `${service.replace(/\/+$/, '')}/api/player/models/${encodeURIComponent(modelId)}`;

/** The picture of a model, of so many pixels. @see TOUR-019 PLAYER-005 */
export const modelPictureAddress = (service: string, modelId: string, width: number): string =>
  `${modelAddress(service, modelId)}/thumb?width=${width}`;
