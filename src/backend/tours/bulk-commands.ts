import * as z from 'zod/mini';
import { AppError } from '@/domain/app-error';
import type { TourId } from '@/domain/ids';
import type { Translations } from '@/domain/languages/translations';
import {
  type BulkChange,
  type BulkFields,
  bulkFields,
  changeIn,
  hasExactly,
  undoIn,
  type WrittenChange,
} from '@/domain/tours/bulk/bulk-changes';
import { readTourFields } from '@/domain/tours/fields';
import { isTombstone } from '@/domain/tours/tombstone';
import type { Tour } from '@/domain/tours/tour';
import { tourForm } from '@/domain/tours/tour-form';
import { asOwnChange } from '../cache/own-changes';
import { parseInput, toAppError, withAppErrors } from '../errors';
import { requireOnlineStore } from '../firestore/online-store';
import { translationsOf } from '../languages/refs';
import { readStored } from '../rest/commit';
import { fieldsIn } from '../rest/rest-values';
import { tours } from './refs';

// What is done with many tours fails for each that the server did not change, where a plain write would be queued without a connection.

const fieldsForm = z.partial(z.pick(tourForm, { tourTypeId: true, collection: true, public: true, place: true }));

/**
 * Changes some fields of a tour and its update time, and returns what they were.
 * @throws AppError `permission-denied`, `not-found`, `unavailable`
 */
export async function changeTourFields({ id, change }: { id: TourId; change: BulkChange }): Promise<WrittenChange> {
  let outcome: WrittenChange = { before: {}, written: {} };
  await writeCurrent(id, (tour) => {
    outcome = changeIn(tour, change);
    return outcome.written;
  });
  return outcome;
}

/**
 * Undoes a change of some fields of a tour.
 * @throws AppError `aborted` if somebody changed them since, so that they stay; `permission-denied`, `not-found`, `unavailable`
 */
export const undoTourFields = ({ id, change }: { id: TourId; change: WrittenChange }): Promise<void> =>
  writeCurrent(id, (tour) => {
    const fields = undoIn(tour, change);
    if (!fields) throw new AppError('aborted', 'Someone else changed it since, so it stays as it is.');
    return fields;
  });

/**
 * Writes what depends on the fields that the tour has now. If the answer of the server is lost, the store runs it again, and finds what it wrote
 * itself: the same is written again.
 */
async function writeCurrent(id: TourId, fieldsFor: (tour: BulkFields) => Partial<BulkFields>): Promise<void> {
  const { db, doc, runTransaction, serverTimestamp } = await requireOnlineStore();
  const reference = doc(db, tours.path, id);
  let sent: Partial<BulkFields> | null = null;
  const write = () =>
    runTransaction(db, async (transaction) => {
      const stored = (await transaction.get(reference)).data();
      if (!stored || isTombstone(stored)) throw new AppError('not-found', 'This tour was deleted.');
      const tour = readTourFields(bulkFields, stored);
      if (!sent || !hasExactly(tour, sent)) sent = fieldsFor(tour);
      transaction.update(reference, { ...parseInput(fieldsForm, sent), updated: serverTimestamp() });
    });
  await withAppErrors(asOwnChange([id], write));
}

/** A tour as it is stored now, with its texts in other languages. @throws AppError `permission-denied`, `not-found`, `unavailable` */
export async function readTourNow(id: TourId): Promise<{ tour: Tour; translations: Translations[] }> {
  const stored = await readFields(tours.path, id);
  if (!stored || isTombstone(stored)) throw new AppError('not-found', 'This tour was deleted.');
  const tour = tours.read(id, stored);
  const { path, read } = translationsOf(id);
  const texts = await Promise.all(tour.languages.slice(1).map(async (tag) => ({ tag, stored: await readFields(path, tag) })));
  return { tour, translations: texts.flatMap(({ tag, stored }) => (stored ? [read(tag, stored)] : [])) };
}

async function readFields(path: string, id: string) {
  const document = await readStored(path, id).catch((error: unknown) => Promise.reject(toAppError(error)));
  return document && fieldsIn(document);
}
