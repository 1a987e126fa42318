import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

type Page<Entry> = { entries: readonly Entry[] };

/** The entries of a log that were read so far, page by page, each once. With `readsAll` the others follow: a search or filter would miss them. */
export function useEntries<Entry extends { id: string }>(pages: UseInfiniteQueryResult<InfiniteData<Page<Entry>>>, readsAll: boolean) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = pages;
  const entries = useMemo(() => entriesOf(data), [data]);
  useEffect(() => {
    if (readsAll && hasNextPage && !isFetchingNextPage && !error) void fetchNextPage();
  }, [readsAll, hasNextPage, isFetchingNextPage, error, fetchNextPage]);
  const loadAll = async (): Promise<Entry[]> => {
    let result = await fetchNextPage();
    while (result.hasNextPage && !result.error) result = await fetchNextPage();
    if (result.error) throw result.error;
    return entriesOf(result.data);
  };
  return {
    entries,
    error,
    isPending,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadAll,
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
}

const entriesOf = <Entry extends { id: string }>(data: InfiniteData<Page<Entry>> | undefined): Entry[] => [
  ...new Map((data?.pages ?? []).flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const))).values(),
];
