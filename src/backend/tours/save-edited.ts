import { AppError, isAppError } from '@/domain/app-error';
import { storedFolders } from '@/domain/folders/folder';
import { newPoiHistoryEntry } from '@/domain/folders/history';
import { storedGuidedTours } from '@/domain/guided-tours/guided-tour';
import type { TourId, UserId } from '@/domain/ids';
import type { PointType } from '@/domain/point-types/point-type';
import { usedTypes } from '@/domain/point-types/used-types';
import { isStoredAs } from '@/domain/tours/as-stored';
import { type EditedTour, editedOf } from '@/domain/tours/edited';
import { isTombstone } from '@/domain/tours/tombstone';
import { asOwnChange } from '../cache/own-changes';
import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import type { Store } from '../firestore/store';
import { tours } from './refs';

/**
 * The edited tour: `base` is the stored content it was loaded from, `loaded` the history id of that content, `historyId` the id of this save.
 */
export type EditedToSave = {
  tour: TourId;
  base: EditedTour;
  loaded: string;
  edited: EditedTour;
  historyId: string;
  author: { uid: UserId; email: string };
  /** The types that points of the tour can have, of which it is stored with those that they do. Without them, what is stored stays. */
  pointTypes?: readonly PointType[];
};

/** `saved`; or `elsewhere` when the stored tour differs from the loaded one, and nothing was written. */
export type SaveOutcome = { kind: 'saved' } | { kind: 'elsewhere'; stored: EditedTour; historyId: string };

/**
 * Writes the changed fields of a tour and one history entry, atomically. Costs one read and two writes. Retrying with the same `historyId` is
 * safe: a save that has already been stored is recognized by it.
 * @throws AppError `permission-denied`, also where the tour was deleted; `unavailable`, `resource-exhausted`, `unauthenticated`
 * @see EDIT-052 EDIT-097
 */
export async function saveEdited({ tour, base, loaded, edited, historyId, author, pointTypes }: EditedToSave): Promise<SaveOutcome> {
  const { db, doc, runTransaction } = await requireOnlineStore();
  const reference = doc(db, tours.path, tour);
  const save = () =>
    runTransaction(db, async (transaction): Promise<SaveOutcome> => {
      const stored = (await transaction.get(reference)).data();
      if (!stored || isTombstone(stored)) throw new AppError('not-found', deletedMessage);
      const current = tours.read(tour, stored);
      if (current.historyId === historyId) return { kind: 'saved' };
      // some clients write folders without changing the history id
      if (current.historyId !== loaded || !isStoredAs(base, editedOf(current))) {
        return { kind: 'elsewhere', stored: editedOf(current), historyId: current.historyId };
      }
      await writeEdited(transaction, { tour, base, edited, historyId, author, pointTypes: pointTypes ?? current.pointTypes });
      return { kind: 'saved' };
    });
  return withAppErrors(asOwnChange([tour], save)).catch(rethrowDenied);
}

type Transaction = Parameters<Parameters<Store['runTransaction']>[1]>[0];

/** Writes the changed fields of a tour, the types of its points and one history entry in a transaction that has read it. */
export async function writeEdited(
  transaction: Transaction,
  {
    tour,
    base,
    edited,
    historyId,
    author,
    pointTypes,
  }: Omit<EditedToSave, 'loaded' | 'pointTypes'> & Required<Pick<EditedToSave, 'pointTypes'>>,
): Promise<void> {
  const { db, doc, serverTimestamp } = await requireOnlineStore();
  const reference = doc(db, tours.path, tour);
  const now = serverTimestamp();
  const types = edited.folders !== base.folders && { pointTypes: usedTypes(edited.folders, pointTypes) };
  transaction.update(reference, { ...changedFields(base, edited), ...types, historyId, updated: now });
  transaction.set(doc(reference, 'poiHistory', historyId), { ...newPoiHistoryEntry(edited, author), timestamp: now });
}

const deletedMessage = 'This tour was deleted. Your work is still here: download it, or copy it.';

/** The changed fields, in their stored form. */
const changedFields = (base: EditedTour, edited: EditedTour) => ({
  ...(edited.name !== base.name && { name: edited.name }),
  ...(edited.floors !== base.floors && { floors: [...edited.floors] }),
  ...(edited.folders !== base.folders && { folders: storedFolders(edited.folders) }),
  ...(edited.guidedTours !== base.guidedTours && { guidedTours: storedGuidedTours(edited.guidedTours) }),
  ...(edited.rooms !== base.rooms && { rooms: [...edited.rooms] }),
});

// for all but global admins, reading a deleted tour is denied
function rethrowDenied(error: unknown): never {
  if (!isAppError(error, 'permission-denied')) throw error;
  const message = 'You no longer have permission to change this tour, or it was deleted. Your work is still here: download it, or copy it.';
  throw new AppError('permission-denied', message, { cause: error });
}
