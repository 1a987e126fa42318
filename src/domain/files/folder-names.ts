import { AppError } from '../app-error';
import { comparableName, plainName } from '../plain-name';

/** Maximum length of a folder name in the file manager. */
export const folderNameLimit = 60;

/**
 * Validates and trims the name of a new folder in the file manager.
 * @param taken the existing folders
 * @throws AppError `invalid-argument` if it is empty, too long, or not possible in a path; `already-exists`, ignoring case
 * @see EDIT-078 MODEL-096
 */
export function newFolderName(input: string, existing: readonly string[]): string {
  const name = plainName(input).normalize('NFC');
  if (name === '') throw new AppError('invalid-argument', 'Enter a name for the folder.');
  if (name.length > folderNameLimit)
    throw new AppError('invalid-argument', `Use at most ${folderNameLimit} characters for the folder’s name.`);
  if (!isFolderName(name))
    throw new AppError('invalid-argument', 'A folder’s name cannot contain / \\ # [ ] * ? and cannot be "." or "..".');
  if (existing.some((other) => comparableName(other) === comparableName(name)))
    throw new AppError('already-exists', `There is already a folder named “${name}”. Choose another name.`);
  return name;
}

const forbidden = /[/\\#[\]*?]/;

/** Turns the name of a folder on the user's computer into one for the file manager; "" if nothing remains. */
export function folderNameFrom(input: string): string {
  const allowed = [...plainName(input).normalize('NFC')].filter((character) => !forbidden.test(character)).join('');
  const name = allowed.trim().slice(0, folderNameLimit).trim();
  return isFolderName(name) ? name : '';
}

const isFolderName = (name: string): boolean => name !== '' && !forbidden.test(name) && !/^\.\.?$|^__.*__$/.test(name);
