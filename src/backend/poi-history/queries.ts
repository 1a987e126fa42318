import { infiniteQueryOptions } from '@tanstack/react-query';
import { type PoiHistoryEntry, poiHistoryEntryFrom, shownHistoryEntries } from '@/domain/folders/history';
import type { TourId } from '@/domain/ids';
import { withAppErrors } from '../errors';
import { store } from '../firestore/store';
import { inStore } from '../live/listen';
import { liveQuery } from '../live/live-query';

/** Older states that are read at once. */
export const olderPageSize = 20;

type Page = { entries: PoiHistoryEntry[]; next: Date | null };

export const poiHistoryQueries = {
  /**
   * The last ten history entries of a tour, newest first, live, for those who can edit it. Each entry costs one read.
   * @throws AppError `permission-denied`
   * @see MODEL-084 EDIT-060
   */
  latest: (tour: TourId) => liveQuery(['tours', tour, 'poiHistory'], latestOf(tour)),

  /**
   * The entries before a time, newest first, a page at a time; each costs one read.
   * @throws AppError `permission-denied`, `unavailable`
   */
  older: (tour: TourId, before: Date) =>
    infiniteQueryOptions({
      queryKey: ['tours', tour, 'poiHistory', 'older', before.getTime()],
      queryFn: ({ pageParam }) => withAppErrors(pageOf(tour, pageParam)),
      initialPageParam: before,
      getNextPageParam: ({ next }: Page) => next,
    }),
};

const latestOf = (tour: TourId) =>
  inStore<PoiHistoryEntry[]>(({ db, collection, fieldsOf, limit, onSnapshot, orderBy, query }, next, failed) => {
    const entries = new Map<string, PoiHistoryEntry>();
    const latest = query(collection(db, `tours/${tour}/poiHistory`), orderBy('timestamp', 'desc'), limit(shownHistoryEntries));
    return onSnapshot(
      latest,
      ({ docs, metadata }) => {
        // an empty cache does not mean that the server has no entries
        if (docs.length === 0 && metadata.fromCache && navigator.onLine) return;
        next(
          docs.map((doc) => {
            // only the pending server timestamp of an entry and its name ever change
            const cached = entries.get(doc.id);
            const entry = cached && cached.name === (doc.get('name') ?? '') ? cached : poiHistoryEntryFrom(doc.id, fieldsOf(doc));
            if (!doc.metadata.hasPendingWrites) entries.set(doc.id, entry);
            return entry;
          }),
        );
      },
      failed,
    );
  });

/** Entries of the very time that the page before ended with are read again; the list shows each once. */
async function pageOf(tour: TourId, until: Date): Promise<Page> {
  const { db, collection, fieldsOf, getDocs, limit, orderBy, query, where } = await store();
  const older = where('timestamp', '<=', until);
  const { docs } = await getDocs(
    query(collection(db, `tours/${tour}/poiHistory`), older, orderBy('timestamp', 'desc'), limit(olderPageSize)),
  );
  const entries = docs.map((doc) => poiHistoryEntryFrom(doc.id, fieldsOf(doc)));
  const last = entries.at(-1)?.timestamp ?? null;
  const isLast = docs.length < olderPageSize || last === null || last.getTime() === until.getTime();
  return { entries, next: isLast ? null : last };
}
