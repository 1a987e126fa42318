import { AppError, isAppError } from '@/domain/app-error';
import type { PointType } from '@/domain/point-types/point-type';
import type { WithAdded } from '@/domain/reuse/into-tour';
import { editedOf } from '@/domain/tours/edited';
import { isTombstone } from '@/domain/tours/tombstone';
import type { Tour } from '@/domain/tours/tour';
import { asOwnChange } from '../cache/own-changes';
import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { tours } from './refs';
import { type EditedToSave, writeEdited } from './save-edited';

type ToAdd = Pick<EditedToSave, 'tour' | 'historyId' | 'author'> & {
  /** The types that the tour can have then, of those that it has. */
  typesWith: (ofTour: readonly PointType[]) => readonly PointType[];
  /** Adds to the tour as it is stored now; called again when somebody else saved it meanwhile. */
  add: (stored: Tour) => WithAdded;
};

/**
 * Adds points and folders to a tour that is not open here, with an entry of its history, atomically, and returns what was added. Retrying with the same
 * `historyId` is safe: null if an earlier call has already added it.
 * @throws AppError `permission-denied`, also where the tour was deleted; `unavailable`, and what `add` throws
 */
export async function addToTour({ tour, historyId, author, typesWith, add }: ToAdd): Promise<WithAdded['added'] | null> {
  const { db, doc, runTransaction } = await requireOnlineStore();
  const reference = doc(db, tours.path, tour);
  const write = () =>
    runTransaction(db, async (transaction) => {
      const stored = (await transaction.get(reference)).data();
      if (!stored || isTombstone(stored)) throw new AppError('not-found', deniedMessage);
      const current = tours.read(tour, stored);
      if (current.historyId === historyId) return null;
      const { edited, added } = add(current);
      const pointTypes = typesWith(current.pointTypes);
      await writeEdited(transaction, { tour, base: editedOf(current), edited, historyId, author, pointTypes });
      return added;
    });
  return withAppErrors(asOwnChange([tour], write)).catch((error: unknown) => {
    if (!isAppError(error, 'permission-denied')) throw error;
    throw new AppError('permission-denied', deniedMessage, { cause: error });
  });
}

const deniedMessage = 'You don’t have permission to change that tour, or it was deleted. Nothing was changed.';
