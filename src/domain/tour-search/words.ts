import { foldedText } from '../search';

/** Letters that Arabic and Persian keyboards write in several ways, and the stroke that only stretches a word. */
const sameLetters: Readonly<Record<string, string>> = { ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك', ـ: '' };

/** A text for comparing: without case, accents and forms of letters. */
export const foldedForSearch = (text: string): string =>
  foldedText(text.normalize('NFKC')).replace(/[ةىیکـ]/g, (letter) => sameLetters[letter] ?? letter);

const word = /[\p{L}\p{N}]+/gu;
/** These scripts have no spaces: each sign is a word. */
const signs = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu;
/** Between the parts of one word: hyphens, the hyphen that is shown only at the end of a line, and apostrophes. */
const joint = /(?<=[\p{L}\p{N}])[-‐‑­'.](?=[\p{L}\p{N}])/gu;

const split = (folded: string): string[] => folded.replace(signs, ' $& ').match(word) ?? [];

/** The words by which a text is found; those with a hyphen also as one. */
export function indexWords(text: string): string[] {
  const folded = foldedForSearch(text);
  const joined = folded.replace(joint, '');
  if (joined === folded) return split(folded);
  const parts = split(folded);
  const used = new Set(parts);
  return [...parts, ...split(joined).filter((each) => !used.has(each))];
}

/** The ways to read what somebody typed: its words, and those with a hyphen as one. */
export function readingsOf(query: string): string[][] {
  const folded = foldedForSearch(query);
  const readings = [split(folded), split(folded.replace(joint, ''))].map(withoutLetters).filter((words) => words.length > 0);
  const [parts, joined] = readings;
  return parts && joined && parts.join(' ') === joined.join(' ') ? [parts] : readings;
}

/** Without single letters, as of "l’entrée", where there are other words. */
function withoutLetters(words: readonly string[]): string[] {
  const long = words.filter((each) => !/^\p{Script=Latin}$/u.test(each));
  return long.length > 0 ? long : [...words];
}

/** How many typing errors a word may have. */
export const typosIn = (sought: string): number => (sought.length >= 8 ? 2 : sought.length >= 4 ? 1 : 0);

/** The word with each two neighbouring letters swapped, a typing error that counts as one. */
export const swapped = (sought: string): string[] =>
  Array.from(
    { length: Math.max(0, sought.length - 1) },
    (_, at) => sought.slice(0, at) + sought[at + 1] + sought[at] + sought.slice(at + 2),
  );

/**
 * Whether a word begins with what is sought, apart from typing errors: letters that are wrong, missing, too many, or swapped with the next.
 * The first letter is right, as it nearly always is.
 */
export function beginsAlmost(text: string, sought: string): boolean {
  const limit = typosIn(sought);
  if (limit === 0 || text.length < sought.length - limit || text[0] !== sought[0]) return text.startsWith(sought);
  let [older, last]: [number[], number[]] = [[], Array.from({ length: text.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= sought.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= text.length; at += 1) {
      const isSame = sought[row - 1] === text[at - 1];
      const isSwapped = sought[row - 1] === text[at - 2] && sought[row - 2] === text[at - 1];
      next[at] = Math.min(
        (last[at] ?? row) + 1,
        (next[at - 1] ?? row) + 1,
        (last[at - 1] ?? row) + (isSame ? 0 : 1),
        isSwapped ? (older[at - 2] ?? row) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [older, last] = [last, next];
    if (Math.min(...next) > limit) return false;
  }
  return Math.min(...last) <= limit;
}
