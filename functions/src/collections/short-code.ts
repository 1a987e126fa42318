import { flag, text } from '@/domain/stored';
import { store } from '../core/app';
import { formerShortCodeRef, shortCodeRef } from '../publishing/refs';
import { unusedShortCode } from '../short-links/short-code';

/** Gives a collection that is public and has no code in short addresses one, which it keeps. Can be repeated. */
export async function giveCode(collection: string): Promise<void> {
  await store().runTransaction(async (transaction) => {
    const stored = await transaction.get(store().doc(`collections/${collection}`));
    if (!flag(stored.get('isPublic')) || text(stored.get('shortCode')) !== '') return;
    const shortCode = await unusedShortCode(transaction);
    transaction.create(shortCodeRef(shortCode), { organization: text(stored.get('organization')), collection });
    transaction.update(stored.ref, { shortCode });
  });
}

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
