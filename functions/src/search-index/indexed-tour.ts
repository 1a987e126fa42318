import { createHash } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { WordsDocument } from '@/domain/organization-search/entry';
import { packPart, unpackCounts } from '@/domain/organization-search/vocabulary';
import { text } from '@/domain/stored';

/** Counted on whenever what is stored of the same tour becomes another, so that the next night writes it. */
const format = 1;

/**
 * What is stored about a tour with documents: of which state of the tour they are, their ids with the hash of each, and how many of them have each
 * word.
 */
export type IndexedTour = { source: string; hashes: Map<string, string>; counts: Map<string, number> };

export const indexedTourFrom = (stored: DocumentSnapshot): IndexedTour => ({
  source: text(stored.get('source')),
  hashes: new Map(
    text(stored.get('hashes'))
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)]),
  ),
  counts: unpackCounts(text(stored.get('counts'))),
});

export const storedIndexedTour = ({ source, hashes, counts }: IndexedTour) => ({
  source,
  hashes: [...hashes].map(([id, hash]) => `${id}\t${hash}`).join('\n'),
  counts: packPart(counts).packed,
});

/** The state of a tour that documents are of: when it was written. */
export const sourceOf = ({ updateTime }: DocumentSnapshot): string =>
  updateTime ? `${format} ${updateTime.seconds}.${updateTime.nanoseconds}` : '';

/** Differs for documents that differ. */
export const hashOf = (document: WordsDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64').slice(0, 16);

/** How many of the documents have each word. */
export function countsOf(documents: ReadonlyMap<string, WordsDocument>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of documents.values()) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
