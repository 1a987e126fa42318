import type { UserId } from '@/domain/ids';
import { withAppErrors } from '../errors';
import { store } from '../firestore/store';
import { notifications } from './refs';

/** Marks notifications as read, on all devices of the user; without a network, on this one at once. */
export async function markRead(user: UserId, ids: readonly string[]): Promise<void> {
  const { db, doc, writeBatch } = await store();
  const batch = writeBatch(db);
  for (const id of ids) batch.update(doc(db, notifications(user).path, id), { read: true });
  await withAppErrors(batch.commit());
}
