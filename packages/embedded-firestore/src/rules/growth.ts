import { type Failure, limitExceeded } from './errors';

/** Documents have a mebibyte; what rules make of some of them may be longer, but not fill the memory. */
const MOST_CHARACTERS = 16 * 1024 * 1024;
const MOST_ITEMS = 1_000_000;

/** A failure when a text of so many characters is more than rules may make. */
export const tooLong = (characters: number): Failure | undefined =>
  characters > MOST_CHARACTERS ? limitExceeded(`A string in rules has at most ${MOST_CHARACTERS} characters.`) : undefined;

/** The same for the items of a list or set. */
export const tooMany = (items: number): Failure | undefined =>
  items > MOST_ITEMS ? limitExceeded(`A list or set in rules has at most ${MOST_ITEMS} items.`) : undefined;
