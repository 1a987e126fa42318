import type * as z from 'zod/mini';
import { AppError } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { olderLimits } from '@/domain/limits';
import { allItems } from '@/domain/older/edits';
import type { OlderItem } from '@/domain/older/items';
import { olderTourForm } from '@/domain/older/older-tours';
import { type PoiList, poiListFrom } from '@/domain/older/poi-lists';
import { isDeepEqual } from '@/domain/same';
import { parseInput, withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { requireUid } from '../require-uid';
import { olderTourPath } from './refs';

type TourRef = { organization: OrgId; tour: string };
type ListContent = { poi: readonly OlderItem[]; taken: readonly string[] };

/**
 * Merges the fields of the form into an older tour, if it exists.
 * @throws AppError `invalid-argument`, `not-found` for a deleted tour, `permission-denied`, `unavailable`
 * @see OLD-008 OLD-011
 */
export async function updateOlderTour({ organization, tour }: TourRef, values: z.infer<typeof olderTourForm>): Promise<void> {
  const fields = parseInput(olderTourForm, values);
  const { db, doc, runTransaction, serverTimestamp } = await requireOnlineStore();
  const reference = doc(db, olderTourPath(organization, tour));
  await withAppErrors(
    runTransaction(db, async (transaction) => {
      if (!(await transaction.get(reference)).exists()) {
        console.warn(`The tour ${tour} does not exist, so it was not updated.`);
        throw new AppError('not-found', 'This tour was deleted, so it can’t be updated. Your input is still here.');
      }
      transaction.set(reference, { ...fields, updated: serverTimestamp() }, { merge: true });
    }),
  );
}

/** @throws AppError `permission-denied`, `unavailable` @see OLD-009 */
export async function deleteOlderTour({ organization, tour }: TourRef): Promise<void> {
  await remove(olderTourPath(organization, tour));
}

/**
 * Adds a list of the current user, and stamps them as the tour's editor.
 * @param id 20 letters and digits; a retry with the same id makes no second list
 * @returns the list as it is stored
 * @throws AppError `resource-exhausted` for too many points, `unauthenticated`, `permission-denied`, `unavailable`
 * @see OLD-012 OLD-016 OLD-020
 */
export const addPoiList = (ref: TourRef, content: ListContent, id: string): Promise<PoiList> => savePoiList(ref, content, id, null);

/**
 * Merges the items into a list of the current user, and stamps them as the tour's editor. @returns the list as it is stored
 * @throws AppError `aborted` if it was saved elsewhere since it was loaded, `not-found` if it was deleted; otherwise as `addPoiList`
 * @see OLD-012 OLD-016 OLD-020
 */
export const updatePoiList = (ref: TourRef, loaded: PoiList, content: ListContent): Promise<PoiList> =>
  savePoiList(ref, content, loaded.id, loaded);

async function savePoiList({ organization, tour }: TourRef, { poi, taken }: ListContent, id: string, loaded: PoiList | null) {
  if (allItems(poi).length > olderLimits.pois)
    throw new AppError('resource-exhausted', `A list can have at most ${olderLimits.pois} points of interest.`);
  const [{ db, doc, fieldsOf, getDoc, runTransaction, serverTimestamp }, uid] = await Promise.all([requireOnlineStore(), requireUid()]);
  const path = olderTourPath(organization, tour);
  const list = doc(db, path, 'pois', id);
  await withAppErrors(
    runTransaction(db, async (transaction) => {
      if (loaded) {
        const stored = await transaction.get(list);
        if (!stored.exists()) throw new AppError('not-found', 'This list was deleted. Save your points as a new list.');
        if (!isDeepEqual(poiListFrom(id, fieldsOf(stored)).poi, loaded.poi))
          throw new AppError('aborted', 'This list was saved in another window in the meantime. Save your points as a new list.');
      }
      const updated = serverTimestamp();
      transaction.set(list, { poi, updated, ...(taken.length > 0 && { taken }), ...(!loaded && { user: uid }) }, { merge: true });
      transaction.set(doc(db, path), { editor: { user: uid, updated } }, { merge: true });
    }),
  );
  // the list is saved, even if its time cannot be read
  const saved = await getDoc(list).catch((error: unknown) => console.warn('The saved list could not be read.', error));
  return poiListFrom(id, saved?.exists() ? fieldsOf(saved) : { poi, taken, user: loaded?.user ?? uid, updated: new Date() });
}

/** @throws AppError `permission-denied`, `unavailable` @see OLD-020 OLD-022 */
export async function deletePoiList({ organization, tour }: TourRef, list: string): Promise<void> {
  await remove(`${olderTourPath(organization, tour)}/pois/${list}`);
}

// a transaction fails when the server cannot be reached, where a plain deletion would be queued
async function remove(path: string): Promise<void> {
  const { db, doc, runTransaction } = await requireOnlineStore();
  await withAppErrors(
    runTransaction(db, async (transaction) => {
      transaction.delete(doc(db, path));
    }),
  );
}
