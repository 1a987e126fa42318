import { type PoiHistoryEntry, poiHistoryEntryFrom, shownHistoryEntries } from '@/domain/folders/history';
import type { TourId } from '@/domain/ids';
import { inStore } from '../live/listen';
import { liveQuery } from '../live/live-query';

export const poiHistoryQueries = {
  /**
   * The last ten history entries of a tour, newest first, live, for those who can edit it. Each entry costs one read.
   * @throws AppError `permission-denied`
   * @see MODEL-084 EDIT-060
   */
  latest: (tour: TourId) => liveQuery(['tours', tour, 'poiHistory'], latestOf(tour)),
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
            // only the pending server timestamp of an entry ever changes
            const entry = entries.get(doc.id) ?? poiHistoryEntryFrom(doc.id, fieldsOf(doc));
            if (!doc.metadata.hasPendingWrites) entries.set(doc.id, entry);
            return entry;
          }),
        );
      },
      failed,
    );
  });
