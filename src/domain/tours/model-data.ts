import { isRecord, text } from '../stored';
import { datetimeLocal } from '../time';

/** What the model service tells of a model, as the tour form takes it. @see TOUR-051 */
export type ModelData = { name: string; tourDate: string };

/** Reads the service's answer: `created`, in UTC, becomes a datetime-local text. Null when the answer is none. @see TOUR-051 MODEL-021 */
export function modelDataFrom(answer: unknown): ModelData | null {
  if (!isRecord(answer)) return null;
  const created = text(answer.created);
  return { name: text(answer.name), tourDate: created === '' ? '' : datetimeLocal(new Date(created)) };
}
