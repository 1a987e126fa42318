import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { ownRequest } from './refs';
import { countsOfAddress, decisionIn } from './request-counts';

/** Writes the answer to what the person who asked sees, unless they asked again, or their account was deleted; the request is no longer open. */
export async function writeAnswer(request: DocumentSnapshot): Promise<void> {
  const own = ownRequest(text(request.get('uid')), text(request.get('tour')));
  await store().runTransaction(async (transaction) => {
    const counts = countsOfAddress(text(request.get('email')));
    const [current, pending, counted] = await transaction.getAll(request.ref, own, counts);
    const state = current?.get('state');
    if (state === 'open' || state !== request.get('state')) return;
    if (counted?.exists) transaction.update(counts, decisionIn(counted, text(request.get('tour'))));
    if (pending?.exists) transaction.update(own, { state });
  });
}
