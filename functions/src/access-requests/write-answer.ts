import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { ownRequest } from './refs';

/** Writes the answer to what the person who asked sees, unless they asked again, or their account was deleted. */
export async function writeAnswer(request: DocumentSnapshot): Promise<void> {
  const own = ownRequest(text(request.get('uid')), text(request.get('tour')));
  await store().runTransaction(async (transaction) => {
    const [current, pending] = await Promise.all([transaction.get(request.ref), transaction.get(own)]);
    const state = current.get('state');
    if (pending.exists && state !== 'open' && state === request.get('state')) transaction.update(own, { state });
  });
}
