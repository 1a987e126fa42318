import { Timestamp } from 'firebase-admin/firestore';
import { dayMs } from '@/domain/durations';
import { notificationLimits } from '@/domain/limits';
import { store } from '../core/app';
import { deleteFound } from '../core/pages';
import { notificationMailRef, notificationSettingsRef, notificationsOf } from './refs';

/** Deletes notifications of more than 90 days ago. Idempotent. */
export async function forgetNotifications(now = new Date()): Promise<void> {
  const until = Timestamp.fromMillis(now.getTime() - notificationLimits.days * dayMs);
  await deleteFound(store().collectionGroup('notifications').where('at', '<=', until).orderBy('at'));
}

/** Deletes what a deleted account was notified of, which mails it wanted, and what names it in the notifications of others. */
export async function removeNotificationsOf(uid: string): Promise<void> {
  await deleteFound(notificationsOf(uid));
  await deleteFound(store().collectionGroup('notifications').where('uid', '==', uid));
  const batch = store().batch();
  for (const ref of [notificationSettingsRef(uid), notificationMailRef(uid)]) batch.delete(ref);
  await batch.commit();
}
