import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  packPart,
  unpackCounts,
  type VocabularyPart,
  vocabularyIdOf,
  vocabularyIds,
  vocabularyPartFrom,
} from '@/domain/organization-search/vocabulary';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { forEachOf } from '../core/for-each-of';
import { indexedToursRef, vocabularyRef } from './refs';

/** Retries of a transaction that conflicts with other changes. */
export const maxAttempts = 20;

/** Reads the parts that these words belong to, and returns what writes those that they lack. Counts are made right in the night. */
export async function addingWords(
  transaction: Transaction,
  organization: string,
  counts: ReadonlyMap<string, number>,
): Promise<() => void> {
  const byPart = partsOf(counts);
  if (byPart.size === 0) return () => undefined;
  const parts = await transaction.getAll(...[...byPart.keys()].map((id) => vocabularyRef(organization).doc(id)));
  return () => {
    for (const stored of parts) {
      const part = vocabularyPartFrom(stored.data() ?? {});
      const missing = [...(byPart.get(stored.id) ?? [])].filter(([word]) => !part.counts.has(word));
      if (missing.length > 0 && !part.isFull) transaction.set(stored.ref, packPart(new Map([...part.counts, ...missing])));
    }
  };
}

function partsOf(counts: ReadonlyMap<string, number>): Map<string, Map<string, number>> {
  const parts = new Map<string, Map<string, number>>();
  for (const [word, count] of counts) {
    const id = vocabularyIdOf(word);
    parts.set(id, (parts.get(id) ?? new Map()).set(word, count));
  }
  return parts;
}

/**
 * Makes the vocabulary of an organization exactly the words of its tours, with their counts. Can run while tours change: words that are added
 * meanwhile stay.
 */
export async function rebuildVocabulary(organization: string): Promise<void> {
  const before = new Map((await vocabularyRef(organization).get()).docs.map((stored) => [stored.id, vocabularyPartFrom(stored.data())]));
  const { docs, readTime } = await indexedToursRef(organization).select('counts').get();
  const counts = new Map<string, number>();
  for (const tour of docs)
    for (const [word, count] of unpackCounts(text(tour.get('counts')))) counts.set(word, (counts.get(word) ?? 0) + count);
  const parts = partsOf(counts);
  await forEachOf(vocabularyIds, (id) => renewPart(organization, id, parts.get(id) ?? new Map(), before.get(id)));
  await addNewerWords(organization, readTime);
}

/** @param before the part as it was before the tours were read: what it has beyond that was added since */
const renewPart = (organization: string, id: string, counts: ReadonlyMap<string, number>, before?: VocabularyPart): Promise<void> =>
  store().runTransaction(
    async (transaction) => {
      const stored = await transaction.get(vocabularyRef(organization).doc(id));
      const now = vocabularyPartFrom(stored.data() ?? {});
      const added = [...now.counts].filter(([word]) => !before?.counts.has(word));
      const part = packPart(new Map([...added, ...counts]));
      if (part.packed === '') transaction.delete(stored.ref);
      else if (part.packed !== text(stored.get('packed')) || part.isFull !== now.isFull) transaction.set(stored.ref, part);
    },
    { maxAttempts },
  );

/** A tour that was written while the parts were can have a word that they had then, and lost. */
async function addNewerWords(organization: string, since: Timestamp): Promise<void> {
  const { docs } = await indexedToursRef(organization)
    .where('at', '>=', new Timestamp(since.seconds - 1, since.nanoseconds))
    .select('counts')
    .get();
  await forEachOf(docs, (tour) =>
    store().runTransaction(
      async (transaction) => {
        const add = await addingWords(transaction, organization, unpackCounts(text(tour.get('counts'))));
        add();
      },
      { maxAttempts },
    ),
  );
}
