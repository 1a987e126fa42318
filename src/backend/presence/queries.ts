import type { TourId } from '@/domain/ids';
import { type Presence, presenceFrom } from '@/domain/presence';
import { inStore } from '../listen';
import { liveQuery } from '../live-query';

/** Who has a tour open in edit mode; `ahead` is how far the server's clock is ahead of this one, in milliseconds, as far as that shows. */
export type WhoIsHere = { all: readonly Presence[]; ahead: number };

/** tours/{tour}/presence */
export const presencePath = (tour: TourId): string => `tours/${tour}/presence`;

export const presenceQueries = {
  /** Everyone who said that they edit this tour, live, also those who left without a word. @throws AppError `permission-denied` */
  of: (tour: TourId) => liveQuery(['tours', tour, 'presence'], presencesOf(tour)),
};

const presencesOf = (tour: TourId) =>
  inStore<WhoIsHere>(({ db, collection, onSnapshot }, next, failed) => {
    // What was just written says what time it is at the server; older times only make the clock there look slower than it is.
    let ahead = Number.NEGATIVE_INFINITY;
    return onSnapshot(
      collection(db, presencePath(tour)),
      ({ docs }) => {
        const all = docs.map((doc) => {
          // a time on its way is none: estimated, it would be this clock's
          const data = doc.data({ serverTimestamps: 'none' });
          return presenceFrom(doc.id, { ...data, seen: data.seen?.toDate?.() });
        });
        for (const { seen } of all) if (seen) ahead = Math.max(ahead, seen.getTime() - Date.now());
        next({ all, ahead: Number.isFinite(ahead) ? ahead : 0 });
      },
      failed,
    );
  });
