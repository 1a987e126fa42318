import { Timestamp } from 'firebase-admin/firestore';
import { activityDays } from '@/domain/activity/activity';
import { store } from '../core/app';

const pageSize = 400;

/** Deletes what happened more than a year ago. Idempotent. */
export async function forgetActivity(now = new Date()): Promise<void> {
  const until = Timestamp.fromMillis(now.getTime() - activityDays * 24 * 60 * 60 * 1000);
  const expired = store().collectionGroup('activity').where('at', '<=', until).orderBy('at').select().limit(pageSize);
  for (;;) {
    const { docs } = await expired.get();
    if (docs.length === 0) return;
    const batch = store().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
