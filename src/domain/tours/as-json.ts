import { AppError } from '../app-error';
import { type Folder, foldersFrom, storedFolders } from '../folders';
import { freshFolders } from '../folders/fresh';
import { isRecord } from '../stored';
import type { Tour } from '../tours';

/** A tour with all its fields as text, for the clipboard or a file. @see TOUR-043 TOUR-044 */
export const tourAsJson = (tour: Tour): string => JSON.stringify({ ...tour, folders: storedFolders(tour.folders) }, null, 2);

/** The name of the file a tour is exported to. @see TOUR-044 */
export const exportFileName = ({ name, id }: Pick<Tour, 'name' | 'id'>): string =>
  `${(name.replace(/[^\p{L}\p{N} ._-]/gu, '').trim() || id).slice(0, 100)}.json`;

/**
 * The folders of a pasted tour, or a pasted list of folders, with identifiers of their own so that they can be added to a
 * tour.
 * @throws AppError `invalid-argument` when the text is no JSON or holds no folders
 * @see EDIT-068
 */
export function pastedFolders(pasted: string): Folder[] {
  const value = parsed(pasted);
  const folders = foldersFrom(isRecord(value) ? value.folders : value);
  if (folders.length === 0)
    throw new AppError('invalid-argument', 'There are no folders in this text. Copy a tour as JSON and paste it here.');
  return freshFolders(folders);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError('invalid-argument', 'This text is not JSON. Copy a tour as JSON and paste it here.', { cause: error });
  }
}
