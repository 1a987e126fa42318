import { decoded } from '../decoded';
import { modelIdPattern } from '../limits';

/** Whether the text is a model id: exactly 11 letters and digits. @see MODEL-020 TOUR-026 TOUR-050 ADMIN-052 */
export const isModelId = (text: string): boolean => modelIdPattern.test(text);

/**
 * The model id in a link to the model, in the code that embeds it, or within quotes or punctuation: after `m=`, or as a part of the path. Any other
 * text stays as it is.
 * @see TOUR-049
 */
export function pastedModelId(input: string): string {
  // a link can be a part of another one, with its signs as codes
  const found = idIn(decoded(input) ?? input);
  return found !== null && isModelId(found) ? found : input;
}

/** The scan id to search for: the letters and digits after `m=` or `models/`, otherwise the input. @see ADMIN-061 */
export const modelIdToSearch = (input: string): string => /(?:\bm=|models\/)([A-Za-z0-9]+)/.exec(input)?.[1] ?? input.trim();

const patterns = [
  /\bm=([A-Za-z0-9]+)(?![\w-])/,
  /\/(?:models|spaces?|show)\/([A-Za-z0-9]+)(?![\w-])/,
  /^[\s"'“”„‘’<>()[\].,;\p{Cf}]+([A-Za-z0-9]+)[\s"'“”„‘’<>()[\].,;\p{Cf}]*$/u,
  /^([A-Za-z0-9]+)[\s"'“”„‘’<>()[\].,;\p{Cf}]+$/u,
];

const idIn = (text: string): string | null => patterns.map((pattern) => pattern.exec(text)?.[1]).find((id) => id !== undefined) ?? null;
