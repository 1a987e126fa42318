import { AppError, isRefusal } from '@/domain/app-error';
import { storedFolders } from '@/domain/folders';
import { type TourId, tourId } from '@/domain/ids';
import { tourLimits } from '@/domain/limits';
import { tourNameProblem } from '@/domain/tour-name';
import type { Tour } from '@/domain/tours';
import { type Copy, duplicateOf } from '@/domain/tours/duplicate';
import { abandonedFiles, addressesOf, type FileLists, listNames, sameLists } from '@/domain/tours/file-lists';
import { answered } from '../errors';
import { reached } from '../reached';
import { requireUid } from '../require-uid';
import { removeFile } from '../storage/remove-file';
import { tours } from './refs';

/** The lists as they are to be stored, those that were seen before, and the addresses of files that were stored meanwhile. */
export type FilesToSave = { tour: Tour; lists: FileLists; seen: FileLists; uploaded: readonly string[] };

/**
 * Writes the three lists of a tour's files and the time, and nothing else of it; then removes the files that nothing uses any more.
 * @throws AppError `aborted` when somebody else changed the lists since they were seen: nothing is written; `permission-denied`,
 * `not-found`, `unavailable`, and `invalid-argument` for too long a list
 * @see TOUR-073 TOUR-061
 */
export async function saveTourFiles({ tour, lists, seen, uploaded }: FilesToSave): Promise<void> {
  for (const name of listNames) {
    if (lists[name].length > tourLimits[name]) throw new AppError('invalid-argument', `A list has room for ${tourLimits[name]} rows.`);
  }
  const { db, doc, runTransaction, serverTimestamp } = await reached();
  const reference = doc(db, tours.path, tour.id);
  const now = await answered(
    runTransaction(db, async (transaction) => {
      const stored = (await transaction.get(reference)).data();
      if (!stored) throw new AppError('not-found', 'This tour was deleted.');
      const before = tours.read(tour.id, stored);
      if (!sameLists(before, seen))
        throw new AppError('aborted', 'Somebody else changed these files just now. Look at the lists, then save again.');
      transaction.update(reference, { ...lists, updated: serverTimestamp() });
      return before;
    }),
  ).catch(goneOrClosed);
  await removeAbandoned(now, [...addressesOf(seen), ...uploaded], lists);
}

// To all but global admins, a tour that is gone looks like one that they may not read.
function goneOrClosed(error: unknown): never {
  if (!isRefusal(error, 'permission-denied')) throw error;
  throw new AppError('permission-denied', 'This tour was deleted meanwhile, or you may no longer change its files.', { cause: error });
}

/**
 * Removes files that nothing in the tour uses any more. One that could not be removed harms nobody: it goes with the tour.
 * @param urls the download addresses that may be out of use
 */
export async function removeAbandoned(tour: Tour, urls: readonly string[], kept: FileLists): Promise<void> {
  const outcomes = await Promise.allSettled(abandonedFiles(tour, urls, kept).map(removeFile));
  for (const outcome of outcomes) if (outcome.status === 'rejected') console.warn('A file was left in storage.', outcome.reason);
}

/**
 * Adds a copy of a tour, created by who copies it, and answers its id. Its files are those of the original until the server has copied them into its own folder, which
 * it does at once, and before the original can lose them.
 * @throws AppError `invalid-argument` without a name, `permission-denied`, `unavailable`
 * @see TOUR-079 TOUR-081
 */
export async function duplicateTour({ tour, copy }: { tour: Tour; copy: Copy }): Promise<TourId> {
  const problem = tourNameProblem(copy.name);
  if (problem) throw new AppError('invalid-argument', problem);
  const [{ db, collection, doc, runTransaction, serverTimestamp }, createdBy] = await Promise.all([reached(), requireUid()]);
  const reference = doc(collection(db, tours.path));
  const now = serverTimestamp();
  const fields = duplicateOf(tour, copy, createdBy);
  // in a transaction, because it is refused, and not kept for later, when the server is out of reach
  await answered(
    runTransaction(db, async (transaction) => {
      transaction.set(reference, { ...fields, folders: storedFolders(fields.folders), created: now, updated: now });
    }),
  );
  return tourId(reference.id);
}

/**
 * Deletes a tour. The server takes along what is below it, its invitations and its files.
 * @throws AppError `permission-denied`, `unavailable`
 * @see TOUR-060 ACCESS-058
 */
export async function deleteTour({ id }: Pick<Tour, 'id'>): Promise<void> {
  const { db, doc, runTransaction } = await reached();
  await answered(
    runTransaction(db, async (transaction) => {
      transaction.delete(doc(db, tours.path, id));
    }),
  );
}
