import { useQuery, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useMemo } from 'react';
import { auditQueries } from '@/backend/audit/queries';
import { errorMessage } from '@/domain/app-error';
import { auditCsv, auditJsonLines } from '@/domain/audit/audit-export';
import { matchingEntries, searchedAddress } from '@/domain/audit/audit-filter';
import { Button } from '@/ui/button';
import { download } from '@/ui/download';
import { ErrorState } from '@/ui/error-state';
import { SearchBox } from '@/ui/search-box';
import { useDebounced } from '@/ui/use-debounced';
import { NothingHappened } from '@/widgets/nothing-happened';
import { useMutation } from '@/widgets/use-mutation';
import { ConsoleFrame } from '../console-frame';
import { AuditDays } from './audit-days';
import { AuditFilters } from './audit-filters';
import { readAccountNames, useAccountNames } from './use-account-names';
import { useAudit } from './use-audit';
import { useAuditAddress } from './use-audit-address';

const description =
  'Who changed roles, accounts, organizations, modules, pages and messages, entered an organization, or ran a backup. Kept for a year, and changed by nobody.';

/** Pause in typing after which the server looks for an address. */
const debounceMs = 250;

/** The audit log of the platform, for global admins. */
export function AuditMode() {
  const { q, filter, isNarrowed, setSearch, setFilter, clear } = useAuditAddress();
  const search = useSearch(q);
  const shown = { ...filter, people: [...filter.people, ...search.keys] };
  const audit = useAudit(shown, { readsAll: search.words !== '', isOff: search.isPending || search.isUnfound });
  const names = useAccountNames(audit.entries);
  const found = useMemo(() => matchingEntries(audit.entries, search.words, names), [audit.entries, search.words, names]);
  const error = search.error ?? audit.error;
  const isPending = search.isPending || (audit.isPending && !search.isUnfound);
  const hasMore = audit.hasMore && !search.isUnfound;
  return (
    <ConsoleFrame
      mode="audit"
      description={description}
      search={
        <>
          <SearchBox label="Search, or enter an address" value={q} onChange={setSearch} />
          <AuditFilters filter={filter} onChange={setFilter} names={names} />
        </>
      }
      action={<Exports isEmpty={found.length === 0} loadAll={audit.loadAll} words={search.words} />}
    >
      <p role="status" className="sr-only">
        {isNarrowed && !hasMore && !isPending && `${found.length} found`}
      </p>
      {isPending && !error && <div role="status" aria-label="Loading the audit log" className="skeleton h-60 rounded-xl" />}
      {error && found.length === 0 && (
        <ErrorState
          title="The audit log couldn’t be loaded"
          message={errorMessage(error)}
          retry={search.error ? search.retry : audit.retry}
        />
      )}
      {!isPending && !error && found.length === 0 && !hasMore && (
        <NothingHappened q={q} isNarrowed={isNarrowed} onClear={clear}>
          What Super Admins do for the whole platform will be listed here.
        </NothingHappened>
      )}
      <AuditDays entries={search.isUnfound ? [] : found} names={names} />
      {error && found.length > 0 && (
        <p role="alert" className="pt-6 text-center text-danger text-sm">
          {errorMessage(error)}
        </p>
      )}
      {hasMore && (
        <div className="flex justify-center pt-6">
          <Button busy={audit.isLoadingMore} onClick={audit.loadMore}>
            Show older
          </Button>
        </div>
      )}
    </ConsoleFrame>
  );
}

/** An address is looked up by the server, which also finds accounts that are gone; other words are found among the entries. */
function useSearch(q: string) {
  const debounced = useDebounced(q, debounceMs);
  const address = searchedAddress(q);
  const { data, error, isPending, refetch } = useQuery({
    ...auditQueries.keysOf(searchedAddress(debounced)),
    enabled: address !== '' && address === searchedAddress(debounced),
  });
  const keys = useMemo(() => (address === '' ? [] : (data ?? [])), [address, data]);
  return {
    keys,
    words: address === '' ? q.trim() : '',
    isPending: address !== '' && isPending && !error,
    /** The address is that of no account, and no entry can have it. */
    isUnfound: address !== '' && data?.length === 0,
    error: address === '' ? null : error,
    retry: () => void refetch(),
  };
}

type ExportsProps = { isEmpty: boolean; words: string; loadAll: ReturnType<typeof useAudit>['loadAll'] };

/** All entries that match, not only those on the page. */
function Exports({ isEmpty, words, loadAll }: ExportsProps) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation<void, 'csv' | 'jsonl'>({
    mutationFn: async (format) => {
      const entries = await loadAll();
      const names = await readAccountNames(client, entries);
      const chosen = matchingEntries(entries, words, names);
      if (format === 'csv') download('Audit log.csv', auditCsv(chosen, names), 'text/csv');
      else download('Audit log.jsonl', auditJsonLines(chosen, names), 'application/x-ndjson');
    },
    meta: { failed: 'Couldn’t export the audit log: ' },
  });
  return (['csv', 'jsonl'] as const).map((format) => (
    <Button key={format} busy={isPending && variables === format} disabled={isEmpty} onClick={() => mutate(format)}>
      <Download aria-hidden size={16} strokeWidth={1.75} />
      {format === 'csv' ? 'Export as CSV' : 'Export as JSON lines'}
    </Button>
  ));
}
