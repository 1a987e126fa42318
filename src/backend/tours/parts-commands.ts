import { AppError, isAppError } from '@/domain/app-error';
import { storedFolders } from '@/domain/folders/folder';
import { storedGuidedTours } from '@/domain/guided-tours/guided-tour';
import type { TourId } from '@/domain/ids';
import type { Translations } from '@/domain/languages/translations';
import { tourLimits } from '@/domain/limits';
import { type CopyOptions, copyTour } from '@/domain/tours/duplicate';
import { type FileLists, listNames, sameLists, unusedFiles } from '@/domain/tours/file-lists';
import { isTombstone } from '@/domain/tours/tombstone';
import type { Tour } from '@/domain/tours/tour';
import { tourNameProblem } from '@/domain/tours/tour-name';
import { asOwnChange } from '../cache/own-changes';
import { withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { copyTranslations, storeTranslations } from '../languages/commands';
import { withBlocks } from '../organization-limits/with-blocks';
import { requireUid } from '../require-uid';
import { removeFile } from '../storage/remove-file';
import { tours } from './refs';

/** The lists to store, and the lists as last loaded (`seen`). */
export type FilesToSave = { tour: Tour; lists: FileLists; seen: FileLists };

/**
 * Writes only the three file lists of a tour and the update time. The server deletes files that nothing names any more, after 30 days.
 * @throws AppError `aborted` when somebody else changed the lists since they were loaded; nothing is written then; `permission-denied`,
 * `not-found`, `unavailable`, and `invalid-argument` when a list is too long
 * @see TOUR-073 TOUR-061
 */
export async function saveTourFiles({ tour, lists, seen }: FilesToSave): Promise<void> {
  for (const name of listNames) {
    if (lists[name].length > tourLimits[name]) throw new AppError('invalid-argument', `A list can have at most ${tourLimits[name]} rows.`);
  }
  const { db, doc, runTransaction, serverTimestamp } = await requireOnlineStore();
  const reference = doc(db, tours.path, tour.id);
  const save = () =>
    runTransaction(db, async (transaction) => {
      const stored = (await transaction.get(reference)).data();
      if (!stored || isTombstone(stored)) throw new AppError('not-found', 'This tour was deleted.');
      const before = tours.read(tour.id, stored);
      if (!sameLists(before, seen))
        throw new AppError('aborted', 'Someone else just changed these files. Check the lists, then save again.');
      transaction.update(reference, { ...lists, updated: serverTimestamp() });
    });
  await withAppErrors(asOwnChange([tour.id], save)).catch(rethrowDenied);
}

// for all but global admins, reading a deleted tour is denied
function rethrowDenied(error: unknown): never {
  if (!isAppError(error, 'permission-denied')) throw error;
  throw new AppError('permission-denied', 'This tour was deleted, or you no longer have permission to change its files.', { cause: error });
}

/**
 * Deletes uploaded files that were never saved. Failures are only logged, because the server deletes files that nothing names.
 * @param urls their download URLs
 */
export async function removeAbandoned(tour: Tour, urls: readonly string[], lists: FileLists): Promise<void> {
  const outcomes = await Promise.allSettled(unusedFiles(tour, urls, lists).map(removeFile));
  for (const outcome of outcomes) if (outcome.status === 'rejected') console.warn('A file was left in storage.', outcome.reason);
}

/** `translations` of a tour that is not stored here; else they are those of the tour. */
type ToDuplicate = { tour: Tour; copy: CopyOptions; id: TourId; translations?: readonly Translations[] };

/**
 * Adds a copy of a tour, created by the current user, and returns its id. The copy uses the original's files until the server has copied them
 * into its own folder, which happens before the original can lose them.
 * @param id the id of the copy; a retry with the same id makes no second copy, also when only the response of the first was lost
 * @throws AppError `invalid-argument` without a name, `permission-denied`, `unavailable`; `resource-exhausted` with as many tours as the organization may have
 * @see TOUR-079 TOUR-081
 */
export async function duplicateTour({ tour, copy, id, translations }: ToDuplicate): Promise<TourId> {
  const problem = tourNameProblem(copy.name);
  if (problem) throw new AppError('invalid-argument', problem);
  const [{ db, doc, getDoc, runTransaction, serverTimestamp }, createdBy] = await Promise.all([requireOnlineStore(), requireUid()]);
  const reference = doc(db, tours.path, id);
  const now = serverTimestamp();
  const fields = copyTour(tour, copy, createdBy);
  // a transaction fails when the server cannot be reached, where a plain write would be queued
  const create = () =>
    runTransaction(db, async (transaction) => {
      const { folders, guidedTours } = fields;
      const content = { folders: storedFolders(folders), guidedTours: storedGuidedTours(guidedTours) };
      transaction.set(reference, { ...fields, ...content, created: now, updated: now });
    });
  const written = withAppErrors(asOwnChange([id], create)).catch(async (error: unknown) => {
    // the creation time of a tour never changes, so a copy that an earlier call made denies this one
    const isCreated =
      isAppError(error, 'permission-denied') &&
      (await getDoc(reference).then(
        (snapshot) => snapshot.get('createdBy') === createdBy,
        () => false,
      ));
    if (!isCreated) throw error;
  });
  await withBlocks(fields.organization, 'tours', written);
  // the rules ask the copy who may write its texts
  if (translations) await storeTranslations(id, translations);
  else await copyTranslations({ from: tour.id, to: id, tags: fields.languages.slice(1) });
  return id;
}
