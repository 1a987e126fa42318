import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { flag, text } from '@/domain/stored';
import { store } from '../core/app';
import { formerShortCodeRef, shortCodeRef } from '../publishing/refs';
import { unusedShortCode } from '../short-links/short-code';

/** Gives a collection its code in short addresses when its public page is switched on first. Can be repeated. @see ACCESS-078 */
export async function giveCodeIfPublic(collection: DocumentSnapshot): Promise<void> {
  if (!lacksCode(collection)) return;
  await store().runTransaction(async (transaction) => {
    const stored = await transaction.get(collection.ref);
    if (!lacksCode(stored)) return;
    const shortCode = await unusedShortCode(transaction);
    transaction.create(shortCodeRef(shortCode), { organization: text(stored.get('organization')), collection: stored.id });
    transaction.update(stored.ref, { shortCode });
  });
}

const lacksCode = (collection: DocumentSnapshot): boolean =>
  collection.exists && flag(collection.get('isPublic')) && text(collection.get('shortCode')) === '';

/** Deletes the code of a deleted collection, so that its address leads to nothing, and reserves it for ever. Can be repeated. */
export async function reserveCode({ id, shortCode = '' }: { id: string; shortCode?: string }): Promise<void> {
  if (shortCode === '') return;
  await store().runTransaction(async (transaction) => {
    const code = await transaction.get(shortCodeRef(shortCode));
    if (code.get('collection') !== id) return;
    transaction.delete(code.ref);
    transaction.set(formerShortCodeRef(shortCode), {});
  });
}
