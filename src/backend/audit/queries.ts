import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { AppError } from '@/domain/app-error';
import { type AuditEntry, auditEntryFrom } from '@/domain/audit/audit';
import { type AuditFilter, startOfDay } from '@/domain/audit/audit-filter';
import { call } from '../callables';
import { withAppErrors } from '../errors';
import { type Store, store } from '../firestore/store';
import { inStore } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { serverErrorTexts } from '../texts';

/** Entries that are read at once. */
export const auditPageSize = 50;

type Page = { entries: AuditEntry[]; next: Date | null };

// for global admins; each entry costs one read
export const auditQueries = {
  /** The audit log of the platform, newest first, a page at a time. @throws AppError `permission-denied`, `unavailable` */
  pages: (filter: AuditFilter) =>
    infiniteQueryOptions({
      queryKey: ['audit', filter],
      queryFn: ({ pageParam }) => withAppErrors(pageOf(filter, pageParam)),
      initialPageParam: null as Date | null,
      getNextPageParam: ({ next }: Page) => next,
      // entries are added while the page is away
      staleTime: 0,
      retry: false,
      throwOnError: false,
    }),
  /** The entries that were added after this one, live. @throws AppError `permission-denied` */
  newer: (filter: AuditFilter, since: Date) =>
    liveQuery(
      ['audit', filter, 'newer', since.getTime()],
      inStore<AuditEntry[]>((opened, next, failed) =>
        opened.onSnapshot(
          queryFor(opened, filter, [opened.where('at', '>', since), opened.orderBy('at', 'desc')]),
          ({ docs }) => next(entriesFrom(opened, docs)),
          failed,
        ),
      ),
    ),
  /** By what the entries of an address are found, also of an account that is gone. @throws AppError `permission-denied`, `unavailable` */
  keysOf: (email: string) =>
    queryOptions({
      queryKey: ['audit', 'keys', email],
      queryFn: async () => (await call('findInAudit', { email })).keys,
      retry: false,
      throwOnError: false,
    }),
};

/** Entries of the very time that the page before ended with are read again; the list shows each once. */
async function pageOf(filter: AuditFilter, until: Date | null): Promise<Page> {
  const opened = await store();
  const { getDocs, limit, orderBy, where } = opened;
  const older = until ? [where('at', '<=', until)] : [];
  const { docs, metadata } = await getDocs(queryFor(opened, filter, [...older, orderBy('at', 'desc'), limit(auditPageSize)]));
  // what this device stored of the log is not all of it
  if (metadata.fromCache) throw new AppError('unavailable', serverErrorTexts.get().offline);
  const entries = entriesFrom(opened, docs);
  const last = entries.at(-1)?.at ?? null;
  const isLast = docs.length < auditPageSize || last === null || last.getTime() === until?.getTime();
  return { entries, next: isLast ? null : last };
}

type Constraint = ReturnType<Store['where']> | ReturnType<Store['orderBy']> | ReturnType<Store['limit']>;

function queryFor({ db, collection, query, where }: Store, filter: AuditFilter, constraints: Constraint[]) {
  const { group, people, organization, from, until } = filter;
  const [start, end] = [startOfDay(from), startOfDay(until, 1)];
  return query(
    collection(db, 'audit'),
    ...(group === '' ? [] : [where('group', '==', group)]),
    ...(organization === '' ? [] : [where('organization', '==', organization)]),
    ...(people.length === 0 ? [] : [where('keys', 'array-contains-any', [...people])]),
    ...(start ? [where('at', '>=', start)] : []),
    ...(end ? [where('at', '<', end)] : []),
    ...constraints,
  );
}

type Documents = Parameters<Store['fieldsOf']>[0][];

const entriesFrom = ({ fieldsOf }: Store, docs: Documents): AuditEntry[] =>
  docs.flatMap((doc) => auditEntryFrom(doc.id, fieldsOf(doc)) ?? []);
