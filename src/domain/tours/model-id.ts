import { modelIdPattern } from '../limits';

/** Whether the text is a model id: exactly 11 letters and digits. @see MODEL-020 TOUR-026 TOUR-050 ADMIN-052 */
export const isModelId = (text: string): boolean => modelIdPattern.test(text);

/**
 * The value of a model id field after pasting: the part after `m=` up to `&`, or after `models/`, if that is a model id; otherwise the pasted text.
 * @see TOUR-049
 */
export function pastedModelId(pasted: string): string {
  const found = idIn(pasted);
  return found !== null && isModelId(found) ? found : pasted;
}

/** The scan id to search for: the letters and digits after `m=` or `models/`, otherwise the input. @see ADMIN-061 */
export const modelIdToSearch = (input: string): string => /(?:\bm=|models\/)([A-Za-z0-9]+)/.exec(input)?.[1] ?? input.trim();

const idIn = (text: string): string | null =>
  /\bm=([A-Za-z0-9]+)(?![^&#\s])/.exec(text)?.[1] ?? /models\/([A-Za-z0-9]+)/.exec(text)?.[1] ?? null;
