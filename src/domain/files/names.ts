import { AppError } from '../app-error';
import { randomUuid } from '../random';

const separator = '__';

/** The name people gave the file: what follows the two underscores of the stored one. @see MODEL-082 */
export function shownFileName(stored: string): string {
  const at = stored.indexOf(separator);
  return at < 0 ? stored : stored.slice(at + separator.length);
}

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
    .replace(/[\u0000-\u001f\u007f#[\]*?]/g, '')
    .trim();
  if (name === '' || name === '.' || name === '..') throw new AppError('invalid-argument', 'Give the file a name first.');
  return `${unique}${separator}${[...name].slice(-150).join('')}`;
}
