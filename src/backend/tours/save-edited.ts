import { AppError, isRefusal } from '@/domain/app-error';
import { storedFolders } from '@/domain/folders';
import { newPoiHistoryEntry } from '@/domain/history';
import type { TourId, UserId } from '@/domain/ids';
import { isStoredAs } from '@/domain/tours/as-stored';
import { type Edited, editedOf } from '@/domain/tours/edited';
import { answered } from '../errors';
import { reached } from '../reached';
import { tours } from './refs';

/**
 * What an editor has made of a tour: `base` is what the store was known to hold, as the saved state `loaded`; `historyId` is the id this save
 * gives its own.
 */
export type EditedToSave = {
  tour: TourId;
  base: Edited;
  loaded: string;
  edited: Edited;
  historyId: string;
  author: { uid: UserId; email: string };
};

/** It is stored; or the store holds something that was not loaded here, and nothing was written. */
export type SaveOutcome = { kind: 'saved' } | { kind: 'elsewhere'; stored: Edited; historyId: string };

/**
 * Writes what was changed of a tour, once, together with one entry of its history, or nothing at all. It costs one read and two writes. To
 * ask again with the same `historyId`, because no answer came, is harmless: what the first asking stored is known by it.
 * @throws AppError `permission-denied`, also where the tour was deleted; `unavailable`, `resource-exhausted`, `unauthenticated`
 * @see EDIT-052 EDIT-097
 */
export async function saveEdited({ tour, base, loaded, edited, historyId, author }: EditedToSave): Promise<SaveOutcome> {
  const { db, doc, runTransaction, serverTimestamp } = await reached();
  const reference = doc(db, tours.path, tour);
  const now = serverTimestamp();
  return answered(
    runTransaction(db, async (transaction): Promise<SaveOutcome> => {
      const stored = (await transaction.get(reference)).data();
      if (!stored) throw new AppError('not-found', gone);
      const there = tours.read(tour, stored);
      if (there.historyId === historyId) return { kind: 'saved' };
      // some programs write folders and leave the history id as it is
      if (there.historyId !== loaded || !isStoredAs(base, editedOf(there))) {
        return { kind: 'elsewhere', stored: editedOf(there), historyId: there.historyId };
      }
      transaction.update(reference, { ...changedFields(base, edited), historyId, updated: now });
      transaction.set(doc(reference, 'poiHistory', historyId), { ...newPoiHistoryEntry(edited.folders, author), timestamp: now });
      return { kind: 'saved' };
    }),
  ).catch(goneOrClosed);
}

const gone = 'This tour was deleted. Your work is still here: download it, or copy it.';

/** What differs, as it is stored. */
const changedFields = (base: Edited, edited: Edited) => ({
  ...(edited.name !== base.name && { name: edited.name }),
  ...(edited.floors !== base.floors && { floors: [...edited.floors] }),
  ...(edited.folders !== base.folders && { folders: storedFolders(edited.folders) }),
});

// To all but global admins, a tour that is gone looks like one that they may not read.
function goneOrClosed(error: unknown): never {
  if (!isRefusal(error, 'permission-denied')) throw error;
  const said = 'You may no longer change this tour, or it was deleted. Your work is still here: download it, or copy it.';
  throw new AppError('permission-denied', said, { cause: error });
}
