export type FindOptions = { find: string; matchCase: boolean; wholeWord: boolean };
/** Where a text was found in another, in UTF-16 units. */
export type Match = { start: number; end: number };

const special = /[.*+?^${}()|[\]\\/]/g;
const wordCharacter = '[\\p{L}\\p{M}\\p{N}_]';

/** Finds everywhere that a text contains what is sought, as it is written: it is no pattern. */
export function finder({ find, matchCase, wholeWord }: FindOptions): (text: string) => Match[] {
  if (find === '') return () => [];
  const words = find.replace(special, '\\$&');
  const pattern = wholeWord ? `(?<!${wordCharacter})${words}(?!${wordCharacter})` : words;
  const sought = new RegExp(pattern, matchCase ? 'gu' : 'giu');
  return (text) => [...text.matchAll(sought)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** The text with these matches replaced; they are in its order. */
export function replaceMatches(text: string, matches: readonly Match[], replacement: string): string {
  let end = 0;
  let replaced = '';
  for (const match of matches) {
    replaced += text.slice(end, match.start) + replacement;
    end = match.end;
  }
  return replaced + text.slice(end);
}
