import { useRef, useState } from 'react';
import { addToCollection } from '@/backend/collections/transfer';
import { AppError, isAppError } from '@/domain/app-error';
import { remainingTours } from '@/domain/collections/pending-transfer';
import type { CollectionId, TourId } from '@/domain/ids';
import { tourId } from '@/domain/ids';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { toastError } from '@/ui/toast';
import { useMutation } from '@/widgets/use-mutation';
import { useStoredTransfers } from './use-pending-transfers';

export type TransferState = {
  state: 'idle' | 'running' | 'stopped' | 'failed';
  /** How many tours the server has confirmed. */
  written: number;
  total: number;
  problem: string | null;
};

type Options = {
  collection: CollectionId;
  /** All tours of the organization, as they are now. */
  tours: readonly ListedTour[];
  onDone: () => void;
};

/**
 * Adds tours to a collection. What was begun is stored on this device until all tours are in it, so that it can be continued after an interruption;
 * starting again skips the tours that are in it already, or were deleted.
 * @see COLL-012
 */
export function useTransfer({ collection, tours, onDone }: Options) {
  const [progress, setProgress] = useState({ written: 0, total: 0 });
  const running = useRef(new AbortController());
  const begun = useRef(0);
  const { remember, forget } = useStoredTransfers();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      running.current = new AbortController();
      const { signal } = running.current;
      const remaining = remainingTours({ collection, tours: ids.map(tourId) }, tours).map(({ id }): TourId => id);
      const before = begun.current;
      const total = before + remaining.length;
      setProgress({ written: before, total });
      remember(collection, ids.map(tourId));
      const onProgress = (written: number) => {
        begun.current = before + written;
        setProgress({ written: begun.current, total });
      };
      const written = await addToCollection({ collection, tours: remaining, onProgress, signal });
      if (written < remaining.length) throw new AppError('cancelled', 'Stopped.');
    },
    onSuccess: () => {
      forget(collection);
      onDone();
    },
    onError: (failure) => {
      if (!isAppError(failure, 'cancelled')) toastError('Error adding tours to collection');
    },
    meta: { done: 'Tours added to collection', failed: null },
  });
  const isStopped = isAppError(error, 'cancelled');
  const state: TransferState['state'] = isPending ? 'running' : isStopped ? 'stopped' : error ? 'failed' : 'idle';
  return {
    state,
    ...progress,
    problem: isStopped ? null : (error?.message ?? null),
    isRunning: isPending,
    start: mutate,
    /** Ends after the batch that is being written. */
    stop: () => running.current.abort(),
  };
}
