import { Timestamp } from 'firebase-admin/firestore';
import { activityDays } from '@/domain/activity/activity';
import { dayMs } from '@/domain/durations';
import { store } from '../core/app';
import { deleteFound } from '../core/pages';

/** Deletes what happened more than a year ago. Idempotent. */
export async function forgetActivity(now = new Date()): Promise<void> {
  const until = Timestamp.fromMillis(now.getTime() - activityDays * dayMs);
  await deleteFound(store().collectionGroup('activity').where('at', '<=', until).orderBy('at'));
}
