import type { CollectionId, TourId } from '@/domain/ids';
import { asOwnChange } from '../cache/own-changes';
import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { tours } from '../tours/refs';

/** The server accepts at most 500 writes at once. */
export const transferBatchSize = 500;

export type TransferRequest = {
  collection: CollectionId;
  tours: readonly TourId[];
  /** Called after each batch with how many tours are written. */
  onProgress?: (written: number) => void;
  /** Ends after the batch that is being written. */
  signal?: AbortSignal;
};

/**
 * Adds tours to a collection in batches of up to 500; each batch is written as a whole or not at all. Running it again with the rest is harmless.
 * @returns how many tours were written
 * @throws AppError `permission-denied`, `not-found`, `unavailable`; batches written before the failure stay
 * @see COLL-012
 */
export async function addToCollection({ collection, tours: ids, onProgress, signal }: TransferRequest): Promise<number> {
  const { db, doc, writeBatch, serverTimestamp } = await requireOnlineStore();
  let written = 0;
  while (written < ids.length && !signal?.aborted) {
    const batch = writeBatch(db);
    const chunk = ids.slice(written, written + transferBatchSize);
    for (const id of chunk) batch.update(doc(db, tours.path, id), { collection, updated: serverTimestamp() });
    await withAppErrors(asOwnChange(chunk, () => batch.commit(), { collection }));
    written += chunk.length;
    onProgress?.(written);
  }
  return written;
}
