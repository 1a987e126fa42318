import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { AppError } from '@/domain/app-error';
import { randomShortCode } from '@/domain/random';
import { store } from '../core/app';
import { numbersFrom } from '../publishing/numbers';
import { formerShortCodeRef, numbersRef, type PublicationRef, publicationVersionRef, shortCodeRef, snapshotRef } from '../publishing/refs';

const maxAttempts = 5;

/**
 * A code that no tour or collection has or had, read in the transaction that will store it, so that two never get the same one.
 * @param draw makes codes; tests give another
 * @throws AppError `unavailable` if every code that was drawn was given before
 */
export async function unusedShortCode(transaction: Transaction, draw = randomShortCode): Promise<string> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const code = draw();
    const documents = await transaction.getAll(shortCodeRef(code), formerShortCodeRef(code));
    if (!documents.some(({ exists }) => exists)) return code;
  }
  throw new AppError('unavailable', 'No short address could be made. Try again.');
}

/**
 * The code of a tour, which is made and written into this version if the version has none. Can be repeated.
 * @throws AppError `not-found` if there is no such version
 */
export async function createShortCode(ref: PublicationRef, version: string): Promise<string> {
  return store().runTransaction(async (transaction) => {
    const documents = [publicationVersionRef(ref, version), snapshotRef(ref, version), numbersRef(ref)];
    const [listed, snapshot, numbers] = await transaction.getAll(...documents);
    if (!listed?.exists || !snapshot?.exists || !numbers)
      throw new AppError('not-found', 'This version no longer exists. Somebody may have deleted it.');
    const { shortCode: existing } = numbersFrom(numbers);
    if (existing !== '' && listed.get('shortCode') === existing) return existing;
    const shortCode = existing || (await unusedShortCode(transaction));
    if (existing === '') transaction.create(shortCodeRef(shortCode), ref);
    transaction.set(numbers.ref, { shortCode }, { merge: true });
    for (const document of [listed, snapshot]) transaction.update(document.ref, { shortCode });
    return shortCode;
  });
}

/**
 * Deletes the code of a tour whose versions end with it, so that its short addresses stop working, and reserves it for ever. Can be repeated.
 * @param until a code that was made after this time belongs to a later tour with the same id
 */
export async function removeShortCode(ref: PublicationRef, until: Timestamp): Promise<void> {
  await store().runTransaction(async (transaction) => {
    const numbers = await transaction.get(numbersRef(ref));
    const { shortCode } = numbersFrom(numbers);
    if (shortCode === '') return;
    const code = await transaction.get(shortCodeRef(shortCode));
    if (code.createTime && code.createTime.valueOf() > until.valueOf()) return;
    if (code.get('tour') === ref.tour) transaction.delete(code.ref);
    transaction.set(formerShortCodeRef(shortCode), {});
    transaction.update(numbers.ref, { shortCode: '' });
  });
}
