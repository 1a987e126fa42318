import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useMemo } from 'react';
import { activityQueries } from '@/backend/activity/queries';
import { peopleQueries } from '@/backend/people/queries';
import { canRunOrganization } from '@/domain/access/principals';
import { type Activity, actorOf } from '@/domain/activity/activity';
import { activityCsv } from '@/domain/activity/activity-csv';
import { type ActivityFilter, filtered } from '@/domain/activity/activity-filter';
import { activitySentence } from '@/domain/activity/activity-sentence';
import { errorMessage } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { contains } from '@/domain/search';
import { Button } from '@/ui/button';
import { download } from '@/ui/download';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Page } from '@/ui/page';
import { SearchBox } from '@/ui/search-box';
import { NothingHappened } from '@/widgets/nothing-happened';
import { useOrganizationId } from '@/widgets/organization';
import { useAllowed } from '@/widgets/use-allowed';
import { useEntries } from '@/widgets/use-entries';
import { useMutation } from '@/widgets/use-mutation';
import { ActivityDays } from './activity-days';
import { ActivityFilters } from './activity-filters';
import { useActivityAddress } from './use-activity-address';

const description =
  'Who did what in the organization, and when: people, tours, collections, locations, versions and settings. Entries stay for a year.';

/** Who did what in the organization, for those who run it. */
export function ActivityScreen() {
  const organization = useOrganizationId();
  const { isAllowed, isPending } = useAllowed((user, directory) => canRunOrganization(user, organization, directory));
  if (isAllowed) return <ActivityPage organization={organization} />;
  return (
    <Page title="Activity">
      {isPending ? (
        <div role="status" aria-label="Loading" className="skeleton h-40 rounded-xl" />
      ) : (
        <EmptyState title="You don’t have permission to see the activity.">Admins of {organization} see it. Ask one of them.</EmptyState>
      )}
    </Page>
  );
}

function ActivityPage({ organization }: { organization: OrgId }) {
  const { q, filter, isNarrowed, setSearch, setFilter, clear } = useActivityAddress();
  const names = useNames(organization);
  const activity = useEntries(useInfiniteQuery(activityQueries.of(organization)), isNarrowed);
  const { entries, error, isPending, hasMore, isLoadingMore, loadMore, loadAll } = activity;
  const found = useMemo(() => foundIn(entries, { q, filter, names }), [entries, q, filter, names]);
  const exporting = useMutation({
    mutationFn: async () => {
      const chosen = foundIn(await loadAll(), { q, filter, names });
      download(`Activity of ${organization}.csv`, activityCsv(chosen), 'text/csv');
    },
    meta: { failed: 'Couldn’t export the activity: ' },
  });
  return (
    <Page
      title="Activity"
      description={description}
      search={
        <>
          <SearchBox label="Search the activity" value={q} onChange={setSearch} />
          <ActivityFilters entries={entries} filter={filter} onChange={setFilter} names={names} />
        </>
      }
      action={
        <Button busy={exporting.isPending} disabled={entries.length === 0} onClick={() => exporting.mutate()}>
          <Download aria-hidden size={16} strokeWidth={1.75} />
          Export as CSV
        </Button>
      }
    >
      <p role="status" className="sr-only">
        {isNarrowed && !hasMore && `${found.length} found`}
      </p>
      {isPending && <div role="status" aria-label="Loading the activity" className="skeleton h-60 rounded-xl" />}
      {error && entries.length === 0 && (
        <ErrorState title="The activity couldn’t be loaded" message={errorMessage(error)} retry={activity.retry} />
      )}
      {!isPending && !error && found.length === 0 && !hasMore && (
        <NothingHappened q={q} isNarrowed={isNarrowed} onClear={clear}>
          What people do in this organization will be listed here.
        </NothingHappened>
      )}
      <ActivityDays entries={found} names={names} hasMore={hasMore} />
      {hasMore && (
        <div className="flex justify-center pt-6">
          <Button busy={isLoadingMore || isNarrowed} onClick={loadMore}>
            Show older
          </Button>
        </div>
      )}
    </Page>
  );
}

type Search = { q: string; filter: ActivityFilter; names: ReadonlyMap<string, string> };

const foundIn = (entries: readonly Activity[], { q, filter, names }: Search): Activity[] =>
  filtered(entries, filter).filter((entry) =>
    contains(`${names.get(actorOf(entry)) ?? ''} ${actorOf(entry)} ${activitySentence(entry, names)}`, q),
  );

/** The names of the members by their addresses. */
function useNames(organization: OrgId): ReadonlyMap<string, string> {
  const { data } = useQuery(peopleQueries.membersOf(organization));
  return useMemo(
    () => new Map((data ?? []).filter(({ displayName }) => displayName !== '').map(({ email, displayName }) => [email, displayName])),
    [data],
  );
}
