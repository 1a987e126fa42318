import { AppError } from '../app-error';

/** The longest name of a folder in the file manager. */
export const folderNameLimit = 60;

/**
 * The name of a new folder of the file manager, without space around it.
 * @param taken the folders that are there
 * @throws AppError `invalid-argument` for none, too long a one, or one that a path cannot hold; `already-exists`, whatever its capitals
 * @see EDIT-078 MODEL-096
 */
export function newFolderName(given: string, taken: readonly string[]): string {
  const name = given.normalize('NFC').trim();
  if (name === '') throw new AppError('invalid-argument', 'Give the folder a name first.');
  if (name.length > folderNameLimit) throw new AppError('invalid-argument', `A folder’s name has at most ${folderNameLimit} characters.`);
  if (!isFolderName(name)) throw new AppError('invalid-argument', 'A folder’s name holds none of / \\ # [ ] * ? and is not "." or "..".');
  if (taken.some((other) => other.toLowerCase() === name.toLowerCase()))
    throw new AppError('already-exists', `There is a folder “${name}” already. Choose another name.`);
  return name;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: storage refuses line breaks in names, and people cannot see the others
const refused = /[/\\#[\]*?\u0000-\u001f\u007f]/;

/** What of the name of a folder on somebody's computer can be one of the file manager; "" when nothing is left. */
export function folderNameFrom(given: string): string {
  const kept = [...given.normalize('NFC')].filter((character) => !refused.test(character)).join('');
  const name = kept.trim().slice(0, folderNameLimit).trim();
  return isFolderName(name) ? name : '';
}

const isFolderName = (name: string): boolean => name !== '' && !refused.test(name) && !/^\.\.?$|^__.*__$/.test(name);
