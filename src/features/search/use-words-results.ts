import { keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { searchQueries, wordsPagesOf } from '@/backend/search/queries';
import { type OrgId, orgId } from '@/domain/ids';
import { wordsDocuments } from '@/domain/organization-search/documents';
import { createWordsSearch, type FoundWords, findInDocuments, type WordsSearch } from '@/domain/organization-search/find';
import type { Tour } from '@/domain/tours/tour';
import { useDebounced } from '@/ui/use-debounced';

/** What was found inside of tours. `isNotIndexed`: the server has not read the organization's tours yet. */
export type FoundInTours = {
  found: readonly FoundWords[];
  isCut: boolean;
  isPending: boolean;
  isNotIndexed: boolean;
  error: Error | null;
  retry: () => void;
};

/** Who types on is not answered yet. */
const debounceMs = 200;

/** Searches inside of all tours of an organization. Tours that are open on this page are searched as they are now. */
export function useWordsResults(organization: OrgId | null, query: string): FoundInTours {
  const client = useQueryClient();
  const searched = useDebounced(query, debounceMs);
  const id = organization ?? orgId('-');
  const isEnabled = organization !== null && searched !== '';
  const vocabulary = useQuery({ ...searchQueries.vocabulary(id), enabled: organization !== null && query !== '' });
  const search = useMemo(
    () => vocabulary.data && createWordsSearch(vocabulary.data.words, vocabulary.data.isComplete, wordsPagesOf(id)),
    [vocabulary.data, id],
  );
  const found = useQuery({ ...foundBy(search, id, searched, vocabulary.dataUpdatedAt), enabled: isEnabled && search !== undefined });
  return {
    found: isEnabled ? withOpenTours(client, id, searched, found.data?.found ?? []) : [],
    isCut: found.data?.isCut ?? false,
    isPending:
      organization !== null &&
      query !== '' &&
      !vocabulary.error &&
      !found.error &&
      (!found.data || found.isPlaceholderData || searched !== query),
    isNotIndexed: vocabulary.data?.words.size === 0,
    error: vocabulary.error ?? found.error,
    retry: () => void (vocabulary.error ? vocabulary.refetch() : found.refetch()),
  };
}

const foundBy = (search: WordsSearch | undefined, organization: OrgId, query: string, readAt: number) =>
  queryOptions({
    queryKey: ['search', organization, 'words', readAt, query],
    queryFn: () => search?.find(query) ?? { found: [], isCut: false },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
    refetchOnWindowFocus: false,
    throwOnError: false,
  });

/** A tour that this page has as a whole is newer here than what the server stored of it. */
function withOpenTours(client: QueryClient, organization: OrgId, query: string, found: readonly FoundWords[]): readonly FoundWords[] {
  const open = client
    .getQueriesData<Tour>({ queryKey: ['tours'], predicate: ({ queryKey }) => queryKey.length === 2 && typeof queryKey[1] === 'string' })
    .flatMap(([, tour]) => (tour?.organization === organization ? [tour] : []));
  if (open.length === 0) return found;
  const ids = new Set<string>(open.map(({ id }) => id));
  const own = findInDocuments(
    query,
    open.flatMap((tour) => [...wordsDocuments(tour).values()]),
  );
  return [...own, ...found.filter(({ document }) => !ids.has(document.entry.tour))];
}
