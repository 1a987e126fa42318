import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { texts } from '@/domain/stored';
import { store } from '../core/app';
import { forEachOf } from '../core/for-each-of';

const pageSize = 300;

/** Requests the mails that are due, each with all that is new since the last one; their trigger sends them. Idempotent. */
export async function requestDueMails(now: Date): Promise<void> {
  const due = store().collection('notificationMails').where('sendAt', '<=', Timestamp.fromDate(now)).orderBy('sendAt').limit(pageSize);
  for (;;) {
    const { docs } = await due.get();
    await forEachOf(docs, ({ ref }) => requestMail(ref, now));
    if (docs.length < pageSize) return;
  }
}

const requestMail = (mail: DocumentReference, now: Date): Promise<void> =>
  store().runTransaction(async (transaction) => {
    const waiting = await transaction.get(mail);
    const sendAt: unknown = waiting.get('sendAt');
    if (!(sendAt instanceof Timestamp) || sendAt.toMillis() > now.getTime()) return;
    transaction.update(mail, {
      sending: texts(waiting.get('notifications')),
      notifications: [],
      sendAt: FieldValue.delete(),
      sentAt: Timestamp.fromDate(now),
      sendRequested: FieldValue.serverTimestamp(),
    });
  });
