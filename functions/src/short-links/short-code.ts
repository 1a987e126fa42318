import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { AppError } from '@/domain/app-error';
import { randomShortCode } from '@/domain/random';
import { store } from '../core/app';
import { numbersFrom } from '../publishing/numbers';
import { numbersRef, shortCodeRef, type TourRef } from '../publishing/refs';

const maxAttempts = 5;

/**
 * A code that no tour has yet, read in the transaction that will store it, so that two tours never get the same one.
 * @param draw makes codes; tests give another
 * @throws AppError `unavailable` if every code that was drawn has a tour
 */
export async function unusedShortCode(transaction: Transaction, draw = randomShortCode): Promise<string> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const code = draw();
    if (!(await transaction.get(shortCodeRef(code))).exists) return code;
  }
  throw new AppError('unavailable', 'No short address could be made for this tour. Publish again.');
}

/**
 * Deletes the code of a tour whose versions end with it, so that its short addresses stop working. Can be repeated.
 * @param until a code that was made after this time belongs to a later tour with the same id
 */
export async function removeShortCode(ref: TourRef, until: Timestamp): Promise<void> {
  await store().runTransaction(async (transaction) => {
    const { shortCode } = numbersFrom(await transaction.get(numbersRef(ref)));
    if (shortCode === '') return;
    const code = await transaction.get(shortCodeRef(shortCode));
    if (code.createTime && code.createTime.valueOf() <= until.valueOf() && code.get('tour') === ref.tour) transaction.delete(code.ref);
  });
}
