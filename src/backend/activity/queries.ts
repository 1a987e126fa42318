import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Activity, activityFrom } from '@/domain/activity/activity';
import { AppError } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { withAppErrors } from '../errors';
import { store } from '../firestore/store';
import { serverErrorTexts } from '../texts';

/** Entries that are read at once. */
export const activityPageSize = 50;

/** Entries that an overview shows. */
const latestCount = 5;

type Page = { entries: Activity[]; next: Date | null };

/** `hasMore` if there can be older ones. */
type Latest = { entries: Activity[]; hasMore: boolean };

export const activityQueries = {
  /**
   * The activity of an organization, newest first, a page at a time; each entry costs one read.
   * @throws AppError `permission-denied`, `unavailable`
   */
  of: (organization: OrgId) =>
    infiniteQueryOptions({
      queryKey: ['organizations', organization, 'activity'],
      queryFn: ({ pageParam }) => withAppErrors(pageOf(organization, pageParam)),
      initialPageParam: null as Date | null,
      getNextPageParam: ({ next }: Page) => next,
      // entries are added while the page is away
      staleTime: 0,
    }),
  /** The latest five, once for a visit of the page. @throws AppError `permission-denied`, `unavailable` */
  latest: (organization: OrgId) =>
    queryOptions({
      queryKey: ['organizations', organization, 'activity', 'latest'],
      queryFn: () => withAppErrors(latestOf(organization)),
      staleTime: latestStaleMs,
      retry: false,
    }),
};

const latestStaleMs = 60_000;

async function latestOf(organization: OrgId): Promise<Latest> {
  const { db, collection, fieldsOf, getDocs, limit, orderBy, query } = await store();
  const entries = collection(db, `organizations/${organization}/activity`);
  const { docs, metadata } = await getDocs(query(entries, orderBy('at', 'desc'), limit(latestCount)));
  // what the device has may be none of the latest
  if (metadata.fromCache) throw new AppError('unavailable', serverErrorTexts.get().offline);
  return { entries: docs.flatMap((doc) => activityFrom(doc.id, fieldsOf(doc)) ?? []), hasMore: docs.length === latestCount };
}

/** Entries of the very time that the page before ended with are read again; the list shows each once. */
async function pageOf(organization: OrgId, until: Date | null): Promise<Page> {
  const { db, collection, fieldsOf, getDocs, limit, orderBy, query, where } = await store();
  const entries = collection(db, `organizations/${organization}/activity`);
  const older = until ? [where('at', '<=', until)] : [];
  const { docs } = await getDocs(query(entries, ...older, orderBy('at', 'desc'), limit(activityPageSize)));
  const read = docs.flatMap((doc) => activityFrom(doc.id, fieldsOf(doc)) ?? []);
  const last = read.at(-1)?.at ?? null;
  const isLast = docs.length < activityPageSize || last === null || last.getTime() === until?.getTime();
  return { entries: read, next: isLast ? null : last };
}
