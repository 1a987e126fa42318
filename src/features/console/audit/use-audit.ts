import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { auditQueries } from '@/backend/audit/queries';
import type { AuditEntry } from '@/domain/audit/audit';
import type { AuditFilter } from '@/domain/audit/audit-filter';
import { useEntries } from '@/widgets/use-entries';

/** Before the first release, where the log is empty. */
const longAgo = new Date(0);

/** The entries read so far, and those that are added meanwhile; a search for words reads them all. */
export function useAudit(filter: AuditFilter, { readsAll, isOff }: { readsAll: boolean; isOff: boolean }) {
  const pages = useInfiniteQuery({ ...auditQueries.pages(filter), enabled: !isOff });
  const read = useEntries(pages, readsAll);
  const since = pages.data && (pages.data.pages[0]?.entries[0]?.at ?? longAgo);
  const newer = useQuery({
    ...auditQueries.newer(filter, since ?? longAgo),
    enabled: since !== undefined && !isOff,
    throwOnError: false,
    gcTime: 0,
  });
  const entries = useMemo(() => newestFirst([...(newer.data ?? []), ...read.entries]), [newer.data, read.entries]);
  const loadAll = async (): Promise<AuditEntry[]> => newestFirst([...(newer.data ?? []), ...(await read.loadAll())]);
  return { ...read, entries, loadAll };
}

/** Each entry once. */
const newestFirst = (entries: readonly AuditEntry[]): AuditEntry[] =>
  [...new Map(entries.map((entry) => [entry.id, entry])).values()].toSorted((one, other) => other.at.getTime() - one.at.getTime());
