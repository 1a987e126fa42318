import { AppError } from '../app-error';
import { randomUuid } from '../random';

const separator = '__';

/** The name people gave the file: what follows the two underscores of the stored one. @see MODEL-082 */
export function shownFileName(stored: string): string {
  const at = stored.indexOf(separator);
  return at < 0 ? stored : stored.slice(at + separator.length);
}

/** The unique id a stored name begins with; "" when it has none. @see MODEL-081 */
export const uniqueOf = (stored: string): string => stored.slice(0, Math.max(0, stored.indexOf(separator)));

/**
 * The name a file is stored under: unique id, two underscores, the name people gave it without what a path cannot hold.
 * @throws AppError `invalid-argument` when nothing of the name is left
 * @see MODEL-081 MODEL-095 MODEL-096
 */
export function storedFileName(given: string, unique: string = randomUuid()): string {
  const name = given
    .normalize('NFC')
    .replace(/^[\s\S]*[/\\]/, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: storage refuses line breaks in names, and people cannot see the others
    .replace(/[\u0000-\u001f\u007f#[\]*?]|\p{Surrogate}/gu, '')
    .trim();
  if (name === '' || name === '.' || name === '..') throw new AppError('invalid-argument', 'Give the file a name first.');
  return `${unique}${separator}${cut(name)}`;
}

/** The longest name, in characters, and in bytes: each byte that is no plain letter takes three characters in the file's address. */
const longest = { characters: 150, bytes: 300 };

/** As much of the beginning of a name as its address has room for, with its ending, which tells its type. @see contentLimits.url */
function cut(name: string): string {
  const encoder = new TextEncoder();
  const kept = ending.exec(name)?.[0] ?? '';
  const characters = [...name.slice(0, name.length - kept.length)].slice(0, longest.characters - kept.length);
  let room = longest.bytes - encoder.encode(kept).length;
  const end = characters.findIndex((character) => {
    room -= encoder.encode(character).length;
    return room < 0;
  });
  return `${characters
    .slice(0, end < 0 ? undefined : end)
    .join('')
    .trimEnd()}${kept}`;
}

const ending = /\.[\p{L}\d]{1,8}$/u;

/**
 * The stored name with another shown one: its unique id stays, and so does what it ends in where the new one ends in nothing.
 * @throws AppError `invalid-argument` when nothing of the name is left
 * @see MODEL-081
 */
export function renamedFile(stored: string, shown: string): string {
  const name = shown.trim();
  const kept = name === '' || ending.test(name) ? '' : (ending.exec(shownFileName(stored))?.[0] ?? '');
  return storedFileName(`${name}${kept}`, uniqueOf(stored) || randomUuid());
}
