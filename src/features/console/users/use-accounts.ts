import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { type AccountSearch, accountQueries, firstAccounts } from '@/backend/people/accounts';
import { filteredAccounts } from '@/domain/people/account-filter';
import { organizationsOf } from '@/domain/people/listed-users';
import { useDebounced } from '@/ui/use-debounced';

/** Pause in typing after which the server searches. */
const debounceMs = 250;

/**
 * The accounts that match. As long as all of them are here they are filtered here; the server searches those of a larger installation.
 * @see ADMIN-024 ADMIN-025 ADMIN-072
 */
export function useAccounts(sought: AccountSearch) {
  const { search, role, organization } = sought;
  const deferred = useDeferredValue(search);
  const debounced = useDebounced(deferred.trim(), debounceMs);
  const first = useQuery({ ...accountQueries.first(), throwOnError: false });
  const isLarge = (first.data?.length ?? 0) >= firstAccounts;
  // the server is asked once typing pauses, what is here is filtered at once
  const searched = isLarge ? debounced : deferred.trim();
  const wanted = useMemo(() => ({ search: searched, role, organization }), [searched, role, organization]);
  const isFiltered = wanted.search !== '' || role !== '' || organization !== '';
  const asksServer = isLarge && isFiltered;
  const found = useInfiniteQuery({ ...accountQueries.found(wanted), enabled: asksServer, throwOnError: false });
  const users = useMemo(() => {
    // a later page can have users again
    if (asksServer) return [...new Map(found.data?.pages.flatMap((page) => page.users).map((user) => [user.uid, user])).values()];
    return filteredAccounts(first.data ?? [], wanted);
  }, [asksServer, found.data, first.data, wanted]);
  return {
    users,
    organizations: useMemo(() => organizationsOf(first.data ?? []), [first.data]),
    isPending: first.isPending || (asksServer && found.isPending),
    isFetching: first.isFetching || found.isFetching,
    error: asksServer ? found.error : first.error,
    retry: () => void (asksServer ? found.refetch() : first.refetch()),
    /** There are more accounts than are read at first. */
    isLarge,
    /** There are more accounts than are listed. */
    isCutOff: isLarge && !isFiltered,
    loadMore: asksServer && found.hasNextPage ? () => void found.fetchNextPage() : null,
  };
}

export type Accounts = ReturnType<typeof useAccounts>;
