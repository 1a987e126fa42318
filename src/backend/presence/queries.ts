import type { TourId } from '@/domain/ids';
import { type Presence, presenceFrom } from '@/domain/presence';
import { inStore } from '../live/listen';
import { liveQuery } from '../live/live-query';

/** Who has a tour open in edit mode; `ahead` estimates how far the server clock is ahead of this one, in milliseconds. */
export type PresentUsers = { all: readonly Presence[]; ahead: number };

/** tours/{tour}/presence */
export const presencePath = (tour: TourId): string => `tours/${tour}/presence`;

export const presenceQueries = {
  /** Listens to everyone recorded as editing this tour, including tabs that closed without leaving. @throws AppError `permission-denied` */
  of: (tour: TourId) => liveQuery(['tours', tour, 'presence'], presencesOf(tour)),
};

const presencesOf = (tour: TourId) =>
  inStore<PresentUsers>(({ db, collection, onSnapshot }, next, failed) => {
    // the newest timestamp estimates the server clock; older ones only underestimate it
    let ahead = Number.NEGATIVE_INFINITY;
    return onSnapshot(
      collection(db, presencePath(tour)),
      ({ docs }) => {
        const all = docs.map((doc) => {
          // no estimate for pending timestamps: it would use the local clock
          const data = doc.data({ serverTimestamps: 'none' });
          return presenceFrom(doc.id, { ...data, seen: data.seen?.toDate?.() });
        });
        for (const { seen } of all) if (seen) ahead = Math.max(ahead, seen.getTime() - Date.now());
        next({ all, ahead: Number.isFinite(ahead) ? ahead : 0 });
      },
      failed,
    );
  });
