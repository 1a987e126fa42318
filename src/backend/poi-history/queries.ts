import { type PoiHistoryEntry, poiHistoryEntryFrom, shownHistory } from '@/domain/history';
import type { TourId } from '@/domain/ids';
import { inStore } from '../listen';
import { liveQuery } from '../live-query';

export const poiHistoryQueries = {
  /**
   * The last ten saved states of a tour, newest first, live, for those who may write it. Each is read once, and costs one read when it comes.
   * @throws AppError `permission-denied` @see MODEL-084 EDIT-060
   */
  latest: (tour: TourId) => liveQuery(['tours', tour, 'poiHistory'], latestOf(tour)),
};

const latestOf = (tour: TourId) =>
  inStore<PoiHistoryEntry[]>(({ db, collection, fieldsOf, limit, onSnapshot, orderBy, query }, next, failed) => {
    const known = new Map<string, PoiHistoryEntry>();
    const latest = query(collection(db, `tours/${tour}/poiHistory`), orderBy('timestamp', 'desc'), limit(shownHistory));
    return onSnapshot(
      latest,
      ({ docs, metadata }) => {
        // nothing on this device says nothing of what the server has
        if (docs.length === 0 && metadata.fromCache && navigator.onLine) return;
        next(
          docs.map((doc) => {
            // An entry never changes, but for the time that the server gives it.
            const entry = known.get(doc.id) ?? poiHistoryEntryFrom(doc.id, fieldsOf(doc));
            if (!doc.metadata.hasPendingWrites) known.set(doc.id, entry);
            return entry;
          }),
        );
      },
      failed,
    );
  });
