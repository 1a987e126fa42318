import { AppError } from '../app-error';

/** What a screenshot of a PoI is stored under, and the picture as a data URI. */
export type Screenshot = { identifier: string; url: string; organization: string };

/** Why a screenshot cannot be stored; null when it can. @see EDIT-045 EDIT-046 EDIT-047 EDIT-048 */
export function screenshotProblem({ identifier, url, organization }: Screenshot): string | null {
  if (identifier === '') return 'Missing identifier';
  if (url === '') return 'Missing url';
  if (dataOf(url) === '') return 'Missing image data';
  return organization === '' ? 'Missing organization' : null;
}

/**
 * The picture of a data URI as a file of this name.
 * @throws AppError `invalid-argument` when there is no picture in it
 * @see EDIT-047
 */
export function imageFile(url: string, name: string): File {
  const data = dataOf(url);
  if (data === '') throw new AppError('invalid-argument', 'Missing image data');
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: 'image/jpeg' });
}

/** The base64 of a JPEG's data URI; "" when it is none. */
const dataOf = (url: string): string => /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/.exec(url)?.[1] ?? '';
