import { AppError } from '@/domain/app-error';
import type { CollectionId } from '@/domain/ids';
import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { commit, documentName } from '../rest/commit';
import { collections } from './refs';

// What is done with many collections fails for each that the server did not change, where a plain write would be queued without a connection.

/**
 * Opens or closes the public page of a collection.
 * @throws AppError `aborted` if it is so already, because somebody else did it; `permission-denied`, `not-found`, `unavailable`
 */
export async function switchPublicPage({ id, isPublic }: { id: CollectionId; isPublic: boolean }): Promise<void> {
  const { db, doc, runTransaction } = await requireOnlineStore();
  const reference = doc(db, collections.path, id);
  await withAppErrors(
    runTransaction(db, async (transaction) => {
      const stored = (await transaction.get(reference)).data();
      if (!stored) throw new AppError('not-found', 'This collection was deleted.');
      if (collections.read(id, stored).isPublic === isPublic)
        throw new AppError('aborted', 'Someone else changed it since, so it stays as it is.');
      transaction.update(reference, { isPublic });
    }),
  );
}

/** Deletes a collection, as `deleteCollection` does. @throws AppError `permission-denied`, `unavailable` @see COLL-023 */
export async function deleteCollectionNow(id: CollectionId): Promise<void> {
  await requireOnlineStore();
  await withAppErrors(commit([{ delete: documentName(`${collections.path}/${id}`) }]));
}
