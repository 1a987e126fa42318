import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { auditQueries } from '@/backend/audit/queries';
import type { AuditEntry } from '@/domain/audit/audit';
import type { AuditFilter } from '@/domain/audit/audit-filter';

/** Before the first release, where the log is empty. */
const longAgo = new Date(0);

/** The entries read so far, and those that are added meanwhile; a search for words reads them all, because it would miss older ones. */
export function useAudit(filter: AuditFilter, { readsAll, isOff }: { readsAll: boolean; isOff: boolean }) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...auditQueries.pages(filter),
    enabled: !isOff,
  });
  const since = data && (data.pages[0]?.entries[0]?.at ?? longAgo);
  const newer = useQuery({
    ...auditQueries.newer(filter, since ?? longAgo),
    enabled: since !== undefined && !isOff,
    throwOnError: false,
    gcTime: 0,
  });
  const entries = useMemo(
    () => distinct([...(newer.data ?? []), ...(data?.pages ?? []).flatMap((page) => page.entries)]),
    [newer.data, data],
  );
  useEffect(() => {
    if (readsAll && hasNextPage && !isFetchingNextPage && !error) void fetchNextPage();
  }, [readsAll, hasNextPage, isFetchingNextPage, error, fetchNextPage]);
  const loadAll = async (): Promise<AuditEntry[]> => {
    let result = await fetchNextPage();
    while (result.hasNextPage && !result.error) result = await fetchNextPage();
    if (result.error) throw result.error;
    return distinct([...(newer.data ?? []), ...(result.data?.pages ?? []).flatMap((page) => page.entries)]);
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

/** Each entry once, newest first. */
const distinct = (entries: readonly AuditEntry[]): AuditEntry[] =>
  [...new Map(entries.map((entry) => [entry.id, entry])).values()].toSorted((one, other) => other.at.getTime() - one.at.getTime());
