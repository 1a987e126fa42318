import { AppError } from '../app-error';
import { nameText, plainName } from '../plain-name';
import { randomUuid } from '../random';
import { truncateText } from '../truncate-text';

const separator = '__';

/** The original name of a file: the part after the two underscores of the stored name. @see MODEL-082 */
export function originalFileName(stored: string): string {
  const index = stored.indexOf(separator);
  return index < 0 ? stored : stored.slice(index + separator.length);
}

/** The unique id at the start of a stored name; "" if there is none. @see MODEL-081 */
export const fileIdOf = (stored: string): string => stored.slice(0, Math.max(0, stored.indexOf(separator)));

/**
 * The name that a file is stored under: unique id, two underscores, and the original name without characters that a path cannot contain.
 * @throws AppError `invalid-argument` if nothing remains of the name
 * @see MODEL-081 MODEL-095 MODEL-096
 */
export function storedFileName(input: string, unique: string = randomUuid()): string {
  const name = uploadedName(input);
  if (name === '') throw new AppError('invalid-argument', 'Enter a name for the file.');
  return `${unique}${separator}${name}`;
}

/** The name that a file of this name has once it is uploaded; "" if nothing remains of it. */
export function uploadedName(input: string): string {
  const name = plainName(input)
    .normalize('NFC')
    .replace(/^[\s\S]*[/\\]/, '')
    .replace(/[#[\]*?]/g, '')
    .trim();
  return name === '.' || name === '..' ? '' : shorten(name);
}

/** What changed in the name of a file that is stored, or renamed; null if it is shown as it was typed. */
export function nameChange(typed: string, stored: string): string | null {
  const [name, shown] = [typed.normalize('NFC').trim(), originalFileName(stored)];
  if (name === shown) return null;
  // a direction override in it would turn the sentence
  return `“${truncateText(nameText(name))}” is now named “${truncateText(shown)}”: ${reasonOf(name)}.`;
}

function reasonOf(name: string): string {
  if (/[/\\]/.test(name)) return 'a name cannot contain / or \\';
  return /[#[\]*?]/.test(name) ? 'a name cannot contain # [ ] * or ?' : 'it was too long, or had invisible characters';
}

/** The maximum length of a name, in characters and in bytes: each byte other than an ASCII letter takes three characters in the file's address. */
const maxLength = { characters: 150, bytes: 300 };

/** Shortens a name to fit in the file's address, and keeps its extension, which gives its type. @see contentLimits.url */
function shorten(name: string): string {
  const encoder = new TextEncoder();
  const extension = extensionPattern.exec(name)?.[0] ?? '';
  const characters = [...name.slice(0, name.length - extension.length)].slice(0, maxLength.characters - extension.length);
  let remainingBytes = maxLength.bytes - encoder.encode(extension).length;
  const end = characters.findIndex((character) => {
    remainingBytes -= encoder.encode(character).length;
    return remainingBytes < 0;
  });
  return `${characters
    .slice(0, end < 0 ? undefined : end)
    .join('')
    .trimEnd()}${extension}`;
}

const extensionPattern = /\.[\p{L}\d]{1,8}$/u;

/**
 * The stored name after a file is renamed: keeps the unique id, and the extension if the new name has none.
 * @throws AppError `invalid-argument` if nothing remains of the name
 * @see MODEL-081
 */
export const renameStoredFile = (stored: string, typed: string): string =>
  // what stands before a slash belongs to the name here, unlike in the name of an uploaded file
  storedFileName(typedName(stored, typed).replace(/[/\\]/g, '-'), fileIdOf(stored) || randomUuid());

/** What changed in the name that was typed for a stored file; null if it is shown as it was typed. */
export const renameChange = (stored: string, typed: string): string | null =>
  nameChange(typedName(stored, typed), renameStoredFile(stored, typed));

function typedName(stored: string, typed: string): string {
  const name = plainName(typed);
  const extension = name === '' || extensionPattern.test(name) ? '' : (extensionPattern.exec(originalFileName(stored))?.[0] ?? '');
  return `${name}${extension}`;
}
