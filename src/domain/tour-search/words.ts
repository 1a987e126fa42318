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
const typosIn = (sought: string): number => (sought.length >= 8 ? 2 : sought.length >= 4 ? 1 : 0);

/**
 * Whether a word begins with what is sought, apart from typing errors: letters that are wrong, missing, too many, or swapped with the next.
 * The first letter is right, as it nearly always is.
 */
export function beginsAlmost(text: string, sought: string): boolean {
  const limit = typosIn(sought);
  if (limit === 0 || sought.length > maxLength || text.length < sought.length - limit || text[0] !== sought[0])
    return text.startsWith(sought);
  // three rows of the distances between beginnings of both: this one and the two before
  let [older, last, next] = rows;
  // what is longer than this can't be the beginning any more
  const length = Math.min(text.length, sought.length + limit, maxLength);
  for (let at = 0; at <= length; at += 1) last[at] = at;
  for (let row = 1; row <= sought.length; row += 1) {
    let least = row;
    next[0] = row;
    for (let at = 1; at <= length; at += 1) {
      let distance = distanceAt(last, at - 1) + (sought[row - 1] === text[at - 1] ? 0 : 1);
      distance = Math.min(distance, distanceAt(last, at) + 1, distanceAt(next, at - 1) + 1);
      const isSwapped = row > 1 && at > 1 && sought[row - 1] === text[at - 2] && sought[row - 2] === text[at - 1];
      if (isSwapped) distance = Math.min(distance, distanceAt(older, at - 2) + 1);
      next[at] = distance;
      least = Math.min(least, distance);
    }
    [older, last, next] = [last, next, older];
    if (least > limit) return false;
  }
  return last.subarray(0, length + 1).some((distance) => distance <= limit);
}

/** Longer beginnings of words are not compared. */
const maxLength = 60;
const rows = [new Uint8Array(maxLength + 1), new Uint8Array(maxLength + 1), new Uint8Array(maxLength + 1)] as const;
const distanceAt = (row: Uint8Array, at: number): number => row[at] ?? maxLength;
