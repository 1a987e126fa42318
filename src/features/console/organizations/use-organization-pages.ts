import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { organizationPages } from '@/backend/organizations/pages';
import { byName, filterBySearch, isSearch } from '@/domain/search';
import { useDebounced } from '@/ui/use-debounced';

/** Pause in typing after which the server searches. */
const debounceMs = 250;

/**
 * The organizations of the installation, a page at a time, or those whose name contains the search. As long as all of them are here they are filtered
 * here; the server searches those of a larger installation.
 * @see ADMIN-006 ADMIN-007
 */
export function useOrganizationPages(search: string) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = useSuspenseInfiniteQuery(
    organizationPages.all(),
  );
  const debounced = useDebounced(search.trim(), debounceMs);
  const searchesServer = hasNextPage && isSearch(search, 'organizations');
  const found = useQuery({ ...organizationPages.found(debounced), enabled: searchesServer && debounced !== '', throwOnError: false });
  const read = useMemo(() => {
    const all = data.pages.flatMap(({ organizations }) => organizations);
    return hasNextPage ? all : all.toSorted(byName);
  }, [data, hasNextPage]);
  const pageError = isFetchNextPageError ? error : null;
  if (searchesServer) {
    const isPending = found.isPending || debounced !== search.trim();
    return {
      organizations: found.data?.organizations ?? [],
      isPending,
      isCutOff: found.data?.isCutOff ?? false,
      loadMore: null,
      isLoadingMore: false,
      error: found.error,
      retry: () => void found.refetch(),
    };
  }
  return {
    organizations: filterBySearch(read, search, 'organizations', ({ name }) => [name]),
    isPending: false,
    isCutOff: false,
    loadMore: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
    error: pageError,
    retry: () => void fetchNextPage(),
  };
}
