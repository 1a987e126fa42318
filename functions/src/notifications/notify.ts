import { createHash } from 'node:crypto';
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { CommentAuthor } from '@/domain/comments/comment';
import { dayMs } from '@/domain/durations';
import { notificationLimits } from '@/domain/limits';
import type { NotificationKind } from '@/domain/notifications/notification';
import { mailDueAt, notificationSettingsFrom, topicOf } from '@/domain/notifications/notification-settings';
import { date, texts } from '@/domain/stored';
import type { Account } from '../core/accounts';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import { notificationMailRef, notificationSettingsRef, notificationsOf } from './refs';

/** What is new. `key` names the event: the same person is notified of it once, however often it is delivered. */
export type News = {
  kind: NotificationKind;
  key: string;
  /** The path of the tour, collection or organization. */
  about: string;
  target?: string;
  organization?: string;
  author?: CommentAuthor;
  requestedAt?: Timestamp;
};

const newsMs = dayMs;

/** Whether something happened within a day: documents that are restored or copied are no news. */
export const isNews = (time: unknown, now = Date.now()): boolean => time instanceof Timestamp && time.toMillis() > now - newsMs;

/** The id of a notification: ids of threads and tours together can be longer than an id may be. */
export const notificationId = ({ kind, key }: Pick<News, 'kind' | 'key'>): string =>
  createHash('sha256').update(`${kind} ${key}`).digest('base64url').slice(0, 22);

/**
 * Notifies somebody, unless their address is not verified, or their account is disabled; and has the next mail tell of it where they want that.
 * @param now when the mail's wait begins
 */
export async function notify({ uid, email, disabled, emailVerified }: Account, news: News, now = new Date()): Promise<void> {
  if (disabled || !emailVerified) return;
  const id = notificationId(news);
  const isNew = await store().runTransaction(async (transaction) => {
    const [existing, settings, mail] = (await transaction.getAll(
      notificationsOf(uid).doc(id),
      notificationSettingsRef(uid),
      notificationMailRef(uid),
    )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
    if (existing.exists) return false;
    transaction.create(existing.ref, stored(news));
    const waiting = withNext(mail, settings, { kind: news.kind, id }, now);
    if (waiting) transaction.set(mail.ref, { to: email, ...waiting }, { merge: true });
    return true;
  });
  if (isNew) await removeOldest(uid);
}

const stored = ({ kind, about, target = '', organization, author, requestedAt }: News) => ({
  kind,
  about,
  target,
  at: FieldValue.serverTimestamp(),
  read: false,
  ...(organization && { organization }),
  ...(author && { uid: author.uid, email: author.email, name: author.name }),
  ...(requestedAt && { requestedAt }),
});

/** What the next mail is about with one more, and when it is due; null if no mail tells of it. */
function withNext(mail: DocumentSnapshot, settings: DocumentSnapshot, { kind, id }: { kind: NotificationKind; id: string }, now: Date) {
  const topic = topicOf(kind);
  const wanted = notificationSettingsFrom(withDates(settings.data() ?? {}));
  const mode = topic === null ? 'none' : wanted[topic];
  if (mode === 'none') return null;
  const { sentAt, sendAt, notifications } = withDates(mail.data() ?? {});
  const due = mailDueAt(mode, now, date(sentAt), wanted.timeZone);
  const earliest = Math.min(due.getTime(), date(sendAt)?.getTime() ?? Number.POSITIVE_INFINITY);
  return { notifications: [...texts(notifications), id].slice(-notificationLimits.stored), sendAt: Timestamp.fromMillis(earliest) };
}

/** Deletes what is more than somebody's latest. */
async function removeOldest(uid: string): Promise<void> {
  const { count } = (await notificationsOf(uid).count().get()).data();
  if (count <= notificationLimits.stored) return;
  const { docs } = await notificationsOf(uid)
    .orderBy('at')
    .limit(count - notificationLimits.stored)
    .select()
    .get();
  const batch = store().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}

/** Marks as read what somebody else has dealt with, for those who have it. */
export async function markAsRead(uids: readonly string[], news: Pick<News, 'kind' | 'key'>): Promise<void> {
  if (uids.length === 0) return;
  const found = await store().getAll(...uids.map((uid) => notificationsOf(uid).doc(notificationId(news))));
  const unread = found.filter((notification) => notification.get('read') === false);
  if (unread.length === 0) return;
  const batch = store().batch();
  for (const { ref } of unread) batch.update(ref, { read: true });
  await batch.commit();
}
