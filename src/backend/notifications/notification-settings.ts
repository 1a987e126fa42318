import type { UserId } from '@/domain/ids';
import {
  type MailMode,
  type MailTopic,
  type NotificationSettings,
  notificationSettingsFrom,
} from '@/domain/notifications/notification-settings';
import { withAppErrors } from '../errors';
import { store } from '../firestore/store';
import { docOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import type { Source } from '../live/source';

const id = 'notifications';

/** users/{uid}/settings/notifications */
const settings = (user: UserId): Source<NotificationSettings> => ({
  path: `users/${user}/settings`,
  read: (_id, stored) => notificationSettingsFrom(stored),
});

/** Which mails about notifications somebody wants, live; null until they choose. */
export const notificationSettingsQuery = (user: UserId) => liveQuery(['notification-settings', user], docOf(settings(user), id));

/** Chooses the mails about a topic; they are in the language of the page, and in the morning of this device from then on. */
export async function chooseMails(
  user: UserId,
  { topic, mode, language }: { topic: MailTopic; mode: MailMode; language: string },
): Promise<void> {
  const { db, doc, setDoc } = await store();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await withAppErrors(setDoc(doc(db, settings(user).path, id), { [topic]: mode, language, timeZone }, { merge: true }));
}
