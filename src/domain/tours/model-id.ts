import { modelIdPattern } from '../limits';

/** Whether it is the id of a model: exactly 11 letters and digits. @see MODEL-020 TOUR-026 TOUR-050 ADMIN-052 */
export const isModelId = (text: string): boolean => modelIdPattern.test(text);

/**
 * What a model id field holds after something was pasted: the value after `m=` up to `&`, or the part after `models/`,
 * when it is a model id; otherwise what was pasted.
 * @see TOUR-049
 */
export function pastedModelId(pasted: string): string {
  const found = idIn(pasted);
  return found !== null && isModelId(found) ? found : pasted;
}

/** The scan id that is searched for: the letters and digits after `m=` or `models/`, otherwise what was written. @see ADMIN-061 */
export const soughtModelId = (written: string): string => /(?:\bm=|models\/)([A-Za-z0-9]+)/.exec(written)?.[1] ?? written.trim();

const idIn = (text: string): string | null =>
  /\bm=([A-Za-z0-9]+)(?![^&#\s])/.exec(text)?.[1] ?? /models\/([A-Za-z0-9]+)/.exec(text)?.[1] ?? null;
