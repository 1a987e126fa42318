import { useInfiniteQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useEffect, useMemo } from 'react';
import { activityQueries } from '@/backend/activity/queries';
import { canRunOrganization } from '@/domain/access/principals';
import { type Activity, activityText, actorOf } from '@/domain/activity/activity';
import { activityCsv } from '@/domain/activity/activity-csv';
import { errorMessage } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { contains } from '@/domain/search';
import { Button } from '@/ui/button';
import { download } from '@/ui/download';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Page } from '@/ui/page';
import { SearchBox } from '@/ui/search-box';
import { useCurrentUser } from '@/widgets/current-user';
import { useOrganizationId } from '@/widgets/organization';
import { useDirectory } from '@/widgets/use-directory';
import { useMutation } from '@/widgets/use-mutation';
import { useSearchAddress } from '@/widgets/use-search-address';
import { ActivityDays } from './activity-days';

const description = 'Invitations, roles, deleted accounts and tours: who did what, and when. Kept for a year.';

/** Who did what in the organization, for those who run it. */
export function ActivityScreen() {
  const organization = useOrganizationId();
  const currentUser = useCurrentUser();
  const mayByClaims = canRunOrganization(currentUser, organization, null);
  const { directory, isPending } = useDirectory(!mayByClaims);
  if (mayByClaims || canRunOrganization(currentUser, organization, directory)) return <ActivityPage organization={organization} />;
  return (
    <Page title="Activity">
      {isPending ? (
        <div role="status" aria-label="Loading" className="skeleton h-40 rounded-xl" />
      ) : (
        <EmptyState title="You do not have permission to see the activity.">Admins of {organization} see it. Ask one of them.</EmptyState>
      )}
    </Page>
  );
}

function ActivityPage({ organization }: { organization: OrgId }) {
  const [q, setSearch] = useSearchAddress();
  const isSearching = q.trim() !== '';
  const activity = useActivity(organization, isSearching);
  const { entries, error, isPending, hasMore, isLoadingMore, loadMore, loadAll } = activity;
  const found = useMemo(() => entries.filter((entry) => contains(`${actorOf(entry)} ${activityText(entry)}`, q)), [entries, q]);
  const exporting = useMutation({
    mutationFn: async () => {
      const all = await loadAll();
      const chosen = all.filter((entry) => contains(`${actorOf(entry)} ${activityText(entry)}`, q));
      download(`Activity of ${organization}.csv`, activityCsv(chosen), 'text/csv');
    },
    meta: { failed: 'Couldn’t export the activity: ' },
  });
  return (
    <Page
      title="Activity"
      description={description}
      search={<SearchBox label="Search the activity" value={q} onChange={setSearch} />}
      action={
        <Button busy={exporting.isPending} disabled={entries.length === 0} onClick={() => exporting.mutate()}>
          <Download aria-hidden size={16} strokeWidth={1.75} />
          Export as CSV
        </Button>
      }
    >
      <p role="status" className="sr-only">
        {isSearching && !hasMore && `${found.length} found`}
      </p>
      {isPending && <div role="status" aria-label="Loading the activity" className="skeleton h-60 rounded-xl" />}
      {error && entries.length === 0 && (
        <ErrorState title="The activity couldn’t be loaded" message={errorMessage(error)} retry={activity.retry} />
      )}
      {!isPending && !error && found.length === 0 && !hasMore && (
        <EmptyState title={isSearching ? 'Nothing found' : 'Nothing happened yet'}>
          {isSearching ? `Nothing matches “${q.trim()}”.` : 'What people do in this organization will be listed here.'}
        </EmptyState>
      )}
      <ActivityDays entries={found} />
      {hasMore && (
        <div className="flex justify-center pt-6">
          <Button busy={isLoadingMore || isSearching} onClick={loadMore}>
            Show older
          </Button>
        </div>
      )}
    </Page>
  );
}

/** The entries read so far; a search reads them all, because it would miss older ones. */
function useActivity(organization: OrgId, readsAll: boolean) {
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
