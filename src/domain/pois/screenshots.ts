import { AppError } from '../app-error';
import type { GuidedStopId, PoiId } from '../ids';

/** What has a screenshot: a point, or a stop of a guided tour at a view of its own. */
export type ScreenshotOwner = PoiId | GuidedStopId;

/** The storage location of a screenshot, and the image as a data URI. */
export type Screenshot = { identifier: string; url: string; organization: string };

/** Why a screenshot cannot be stored; null if it can. @see EDIT-045 EDIT-046 EDIT-047 EDIT-048 */
export function screenshotProblem({ identifier, url, organization }: Screenshot): string | null {
  if (identifier === '') return 'Missing identifier';
  if (url === '') return 'Missing url';
  if (dataOf(url) === '') return 'Missing image data';
  return organization === '' ? 'Missing organization' : null;
}

/** The image of a data URI as a file with this name. @throws AppError `invalid-argument` if it contains no image @see EDIT-047 */
export function imageFile(url: string, name: string): File {
  const data = dataOf(url);
  if (data === '') throw new AppError('invalid-argument', 'Missing image data');
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: 'image/jpeg' });
}

/** The base64 data of a JPEG's data URI; "" for anything else. */
const dataOf = (url: string): string => /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/.exec(url)?.[1] ?? '';
