import { queryOptions } from '@tanstack/react-query';
import { AppError } from '@/domain/app-error';
import { minuteMs } from '@/domain/durations';
import type { OrgId } from '@/domain/ids';
import { wordsDocumentFrom } from '@/domain/organization-search/entry';
import { type ReadPage, wordsPageSize } from '@/domain/organization-search/find';
import { type Vocabulary, vocabularyPartFrom } from '@/domain/organization-search/vocabulary';
import { call } from '../callables';
import { withAppErrors } from '../errors';
import { store } from '../firestore/store';
import { serverErrorTexts } from '../texts';

/** `isComplete` if it has every word. Empty while an organization is not indexed. */
export type ReadVocabulary = { words: Vocabulary; isComplete: boolean };

const onDemand = { retry: false, refetchOnWindowFocus: false, throwOnError: false } as const;

export const searchQueries = {
  /** All words of an organization, 8 reads at most; not live, because each new word would send an eighth of them. @throws AppError `permission-denied`, `unavailable` */
  vocabulary: (organization: OrgId) =>
    queryOptions({
      queryKey: ['search', organization, 'vocabulary'],
      queryFn: () => withAppErrors(readVocabulary(organization)),
      staleTime: 5 * minuteMs,
      ...onDemand,
    }),
  /** What is found in the tours that the user is invited to by others than the organization that they are a member of. @throws AppError `unavailable` */
  asGuest: (query: string, memberOf: OrgId | null) =>
    queryOptions({
      queryKey: ['search', 'guest', memberOf, query],
      queryFn: () => call('searchTours', { query, ...(memberOf && { memberOf }) }),
      staleTime: 60_000,
      ...onDemand,
    }),
};

async function readVocabulary(organization: OrgId): Promise<ReadVocabulary> {
  const { db, collection, fieldsOf, getDocs, query } = await store();
  const { docs, metadata } = await getDocs(query(collection(db, `organizations/${organization}/vocabulary`)));
  requireServer(metadata);
  const parts = docs.map((doc) => vocabularyPartFrom(fieldsOf(doc)));
  return { words: new Map(parts.flatMap(({ counts }) => [...counts])), isComplete: parts.every(({ isFull }) => !isFull) };
}

/** Reads pages of an organization's words. @throws AppError `permission-denied`, `unavailable` */
export const wordsPagesOf =
  (organization: OrgId): ReadPage =>
  (words, after) =>
    withAppErrors(readPage(organization, words, after));

async function readPage(organization: OrgId, words: readonly string[], after: string | null): ReturnType<ReadPage> {
  const { db, collection, fieldsOf, getDocs, limit, orderBy, query, startAfter, where } = await store();
  const { docs, metadata } = await getDocs(
    query(
      collection(db, `organizations/${organization}/words`),
      where('words', 'array-contains-any', [...words]),
      orderBy('__name__'),
      ...(after === null ? [] : [startAfter(after)]),
      limit(wordsPageSize),
    ),
  );
  requireServer(metadata);
  return docs.map((doc) => ({ id: doc.id, document: wordsDocumentFrom(fieldsOf(doc)) }));
}

/** What this device has of them is not all. */
function requireServer({ fromCache }: { fromCache: boolean }): void {
  if (fromCache) throw new AppError('unavailable', serverErrorTexts.get().offline);
}
