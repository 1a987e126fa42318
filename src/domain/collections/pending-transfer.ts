import { type CollectionId, collectionId, type TourId, tourId, type UserId, userId } from '../ids';
import { records, text, texts } from '../stored';
import type { Tour } from '../tours/tour';

/** Tours that a user began to add to a collection on this device. It is stored until all are in it, so that an interruption is not lost. @see COLL-012 */
export type PendingTransfer = { user: UserId; collection: CollectionId; tours: TourId[] };

/** Reads what this device stores; entries that are not readable are left out. */
export function pendingTransfersFrom(stored: string | null): PendingTransfer[] {
  return records(parsed(stored), (entry) => ({
    user: userId(text(entry.user)),
    collection: collectionId(text(entry.collection)),
    tours: texts(entry.tours).map(tourId),
  }));
}

/** The stored transfers with this one; a user has at most one for each collection. */
export const withPendingTransfer = (stored: string | null, transfer: PendingTransfer): string =>
  JSON.stringify([...others(stored, transfer), transfer]);

/** The stored transfers without that of this user to this collection; null if there are no more. */
export function withoutPendingTransfer(stored: string | null, transfer: Pick<PendingTransfer, 'user' | 'collection'>): string | null {
  const remaining = others(stored, transfer);
  return remaining.length === 0 ? null : JSON.stringify(remaining);
}

/** The tours of a transfer that still exist and are not in the collection. */
export function remainingTours<T extends Pick<Tour, 'id' | 'collection'>>(
  { collection, tours: ids }: Pick<PendingTransfer, 'collection' | 'tours'>,
  tours: readonly T[],
): T[] {
  const wanted = new Set(ids);
  return tours.filter((tour) => wanted.has(tour.id) && tour.collection !== collection);
}

const others = (stored: string | null, { user, collection }: Pick<PendingTransfer, 'user' | 'collection'>): PendingTransfer[] =>
  pendingTransfersFrom(stored).filter((each) => each.user !== user || each.collection !== collection);

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
}
