import { beginsAlmost, foldedForSearch, indexWords, readingsOf } from '../tour-search/words';

/** Longer words are found by their beginning. */
const maxLength = 40;

/** Codes of things, such as "AB-12/3", which people also write in one: "AB123". Sought only where a word begins, or a long word takes the square of its length. */
const code = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-‐‑_./][\p{L}\p{N}]+)+/gu;
const hasDigit = /\p{N}/u;
const isLatinLetter = /^\p{Script=Latin}$/u;

/**
 * The distinct words by which texts are found, at most so many: folded, those with a hyphen also as one, numbers and codes whole. Single Latin letters
 * are in nearly every text, and are left out.
 */
export function distinctWords(texts: Iterable<string>, most: number): { words: string[]; isCut: boolean } {
  const words = new Set<string>();
  for (const text of texts) {
    for (const word of wordsIn(text)) {
      if (isLatinLetter.test(word) || words.has(word)) continue;
      if (words.size === most) return { words: [...words], isCut: true };
      words.add(word);
    }
  }
  return { words: [...words], isCut: false };
}

function wordsIn(text: string): string[] {
  const codes = (foldedForSearch(text).match(code) ?? []).filter((each) => hasDigit.test(each));
  return [...indexWords(text), ...codes.map((each) => each.replace(/[^\p{L}\p{N}]/gu, ''))].map((word) => word.slice(0, maxLength));
}

/** The ways to read what somebody typed, each as the words that are sought. */
export const soughtIn = (query: string): string[][] =>
  readingsOf(query).map((words) => [...new Set(words.map((word) => word.slice(0, maxLength)))]);

/** How a word of a text can be one that is sought. */
export type Matching = (word: string, sought: string) => boolean;

/** From this length on, a word is also found inside of others, as in German compounds. */
const minInside = 4;

/** Exactly: by its beginning, a longer one also inside. */
export const exactly: Matching = (word, sought) => (sought.length < minInside ? word.startsWith(sought) : word.includes(sought));

/** Also with small typing errors. */
export const almost: Matching = (word, sought) => exactly(word, sought) || beginsAlmost(word, sought);

/** The words of a text that are those sought, at least one for each; null if one is missing. */
export function matchingWords(words: readonly string[], sought: readonly string[], matches: Matching): string[] | null {
  const found: string[] = [];
  for (const one of sought) {
    const matching = words.filter((word) => matches(word, one));
    if (matching.length === 0) return null;
    found.push(...matching);
  }
  return found;
}
