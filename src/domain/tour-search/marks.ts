import { foldedForSearch } from './words';

/** A part of a text, and whether it is what was sought. */
export type Marked = { text: string; isMatch: boolean };

/** A text in parts, with the sought words marked where words begin with them, or else where they are inside others. */
export function markedText(text: string, words: readonly string[]): Marked[] {
  const { folded, places } = foldedWithPlaces(text);
  const ranges = words
    .flatMap((word) => rangesOf(folded, word))
    .map(([from, to]) => [places[from] ?? 0, places[to] ?? text.length] as const)
    .sort(([a], [b]) => a - b);
  const parts: Marked[] = [];
  let end = 0;
  for (const [from, to] of ranges) {
    if (from < end) continue;
    if (from > end) parts.push({ text: text.slice(end, from), isMatch: false });
    parts.push({ text: text.slice(from, to), isMatch: true });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** Around what was sought, so many characters of a long text; an ellipsis stands for what is left out. */
export function excerpt(text: string, words: readonly string[], length = 80): string {
  if (text.length <= length) return text;
  const before = markedText(text, words).findIndex(({ isMatch }) => isMatch) === 1 ? (markedText(text, words)[0]?.text.length ?? 0) : 0;
  const start = Math.max(0, Math.min(before - length / 4, text.length - length));
  const from = start === 0 ? 0 : wordStart(text, start);
  const to = from + length >= text.length ? text.length : wordEnd(text, from + length);
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

const wordStart = (text: string, at: number): number => {
  const space = text.indexOf(' ', at);
  return space < 0 || space - at > 15 ? at : space + 1;
};
const wordEnd = (text: string, at: number): number => {
  const space = text.lastIndexOf(' ', at);
  return space < 0 || at - space > 15 ? at : space;
};

function rangesOf(folded: string, word: string): [number, number][] {
  const all: [number, number][] = [];
  for (let at = folded.indexOf(word); word !== '' && at >= 0; at = folded.indexOf(word, at + word.length)) all.push([at, at + word.length]);
  const begins = all.filter(([at]) => at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? ''));
  return begins.length > 0 ? begins : all;
}

/** The folded text, and for each of its letters where it is in the text; accents belong to the letter before. */
function foldedWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const own = foldedForSearch(letter);
    for (let count = 0; count < own.length; count += 1) places.push(at);
    folded += own;
    at += letter.length;
  }
  return { folded, places };
}
