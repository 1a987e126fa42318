import { hashOf } from '../hash';
import { type Stored, text } from '../stored';
import type { Matching } from './words';

/** The words of an organization, and in about how many documents each is. */
export type Vocabulary = ReadonlyMap<string, number>;

/** The ids of the documents below `organizations/{organization}/vocabulary`: a word is in the one of its hash. */
export const vocabularyIds: readonly string[] = Array.from({ length: 8 }, (_, number) => String(number));

export const vocabularyIdOf = (word: string): string => vocabularyIds[hashOf(word) % vocabularyIds.length] ?? '0';

/** In bytes of UTF-8: a document has at most 1 MiB. */
export const maxVocabularyBytes = 900_000;

/** A part of the vocabulary; one that is full lacks words. */
export type VocabularyPart = { counts: Map<string, number>; isFull: boolean };

export const vocabularyPartFrom = (stored: Stored): VocabularyPart => ({
  counts: unpackCounts(text(stored.packed)),
  isFull: stored.isFull === true,
});

/** The stored form of a part: of one that is too large, the words that most documents have. */
export function packPart(counts: ReadonlyMap<string, number>): { packed: string; isFull: boolean } {
  const packed = packCounts(counts);
  if (new TextEncoder().encode(packed).length <= maxVocabularyBytes) return { packed, isFull: false };
  const frequent = [...counts].toSorted(([, one], [, other]) => other - one);
  return { packed: packPart(new Map(frequent.slice(0, Math.floor(frequent.length * 0.9)))).packed, isFull: true };
}

/** Words with their counts as one text, a line each, in the order of the words. Equal counts have equal texts. */
export const packCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, count]) => `${word}\t${count}`)
    .join('\n');

export function unpackCounts(packed: string): Map<string, number> {
  const lines = packed === '' ? [] : packed.split('\n');
  return new Map(
    lines.map((line) => {
      const tab = line.indexOf('\t');
      return [line.slice(0, tab), Number(line.slice(tab + 1))];
    }),
  );
}

/** How many values a query may name. */
const mostVariants = 30;

/** The words of a vocabulary that can be the one that is sought, and about how many documents have them; `isCut` if there are more of them. */
export type Variants = { words: string[]; count: number; isCut: boolean };

/** The best first: the word itself, words that begin with it, then those that more documents have. */
export function variantsOf(vocabulary: Vocabulary, sought: string, matches: Matching): Variants {
  const found: [word: string, count: number, rank: number][] = [];
  for (const [word, count] of vocabulary) {
    if (matches(word, sought)) found.push([word, count, word === sought ? 0 : word.startsWith(sought) ? 1 : 2]);
  }
  found.sort((one, other) => one[2] - other[2] || other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
  const used = found.slice(0, mostVariants);
  return {
    words: used.map(([word]) => word),
    count: used.reduce((sum, [, count]) => sum + count, 0),
    isCut: found.length > mostVariants,
  };
}
