import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { activityQueries } from '@/backend/activity/queries';
import type { Activity } from '@/domain/activity/activity';
import type { OrgId } from '@/domain/ids';

/** The entries read so far; a search or filter reads them all, because it would miss older ones. */
export function useActivity(organization: OrgId, readsAll: boolean) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    activityQueries.of(organization),
  );
  const entries = useMemo(() => entriesOf(data?.pages), [data]);
  useEffect(() => {
    if (readsAll && hasNextPage && !isFetchingNextPage && !error) void fetchNextPage();
  }, [readsAll, hasNextPage, isFetchingNextPage, error, fetchNextPage]);
  const loadAll = async (): Promise<Activity[]> => {
    let result = await fetchNextPage();
    while (result.hasNextPage && !result.error) result = await fetchNextPage();
    if (result.error) throw result.error;
    return entriesOf(result.data?.pages);
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

/** The entries of all pages, each once. */
const entriesOf = (pages: readonly { entries: readonly Activity[] }[] | undefined): Activity[] => [
  ...new Map((pages ?? []).flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const))).values(),
];
