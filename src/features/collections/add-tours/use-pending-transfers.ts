import { useMemo } from 'react';
import { localKeys } from '@/domain/application/local-keys';
import {
  type PendingTransfer,
  pendingTransfersFrom,
  remainingTours,
  withoutPendingTransfer,
  withPendingTransfer,
} from '@/domain/collections/pending-transfer';
import type { CollectionId, TourId } from '@/domain/ids';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { readSetting, useSetting, writeSetting } from '@/ui/settings';
import { useCurrentUser } from '@/widgets/current-user';

const key = localKeys.collectionTransfers;

/** The transfers of this user that this device stores, until they are finished. */
export function useStoredTransfers() {
  const user = useCurrentUser()?.uid;
  const stored = useSetting(key);
  return useMemo(
    () => ({
      transfers: pendingTransfersFrom(stored).filter((each) => each.user === user),
      remember: (collection: CollectionId, tours: TourId[]) => {
        if (user) writeSetting(key, withPendingTransfer(readSetting(key), { user, collection, tours }));
      },
      forget: (collection: CollectionId) => {
        if (user) writeSetting(key, withoutPendingTransfer(readSetting(key), { user, collection }));
      },
    }),
    [stored, user],
  );
}

/** An unfinished transfer: the tours that are remaining, and how many are in the collection already. */
export type UnfinishedTransfer = { collection: CollectionId; remaining: ListedTour[]; done: number; total: number };

/** What is remaining of a transfer; null if nothing is. Tours that were deleted meanwhile don't count. */
export function unfinished(transfer: PendingTransfer, tours: readonly ListedTour[]): UnfinishedTransfer | null {
  const remaining = remainingTours(transfer, tours);
  if (remaining.length === 0) return null;
  const ids = new Set(transfer.tours);
  const total = tours.filter(({ id }) => ids.has(id)).length;
  return { collection: transfer.collection, remaining, done: total - remaining.length, total };
}

/** The unfinished transfer to a collection, if there is one. */
export function usePendingTransfer(collection: CollectionId, tours: readonly ListedTour[]): UnfinishedTransfer | null {
  const { transfers } = useStoredTransfers();
  const transfer = transfers.find((each) => each.collection === collection);
  return transfer ? unfinished(transfer, tours) : null;
}
