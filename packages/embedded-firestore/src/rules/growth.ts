import { type Failure, limitExceeded } from './errors';

/** Documents are limited to 1 MiB; strings that rules build from them may be longer, but must not exhaust memory. */
const MAX_CHARACTERS = 16 * 1024 * 1024;
const MAX_ITEMS = 1_000_000;

/** A failure if a string of this many characters is too long. */
export const tooLong = (characters: number): Failure | undefined =>
  characters > MAX_CHARACTERS ? limitExceeded(`A string in rules has at most ${MAX_CHARACTERS} characters.`) : undefined;

/** A failure if a list or set has too many items. */
export const tooMany = (items: number): Failure | undefined =>
  items > MAX_ITEMS ? limitExceeded(`A list or set in rules has at most ${MAX_ITEMS} items.`) : undefined;
