import { isRecord, text } from '../stored';
import { datetimeLocal } from '../time';

/** The model service's data for the tour form. @see TOUR-051 */
export type ModelData = { name: string; tourDate: string };

/** Reads the service's response: `created`, in UTC, becomes a datetime-local value. Null if the response is invalid. @see TOUR-051 MODEL-021 */
export function modelDataFrom(response: unknown): ModelData | null {
  if (!isRecord(response)) return null;
  const created = text(response.created);
  return { name: text(response.name), tourDate: created === '' ? '' : datetimeLocal(new Date(created)) };
}
