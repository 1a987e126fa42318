import { type DocumentSnapshot, FieldValue, type Query, Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@/domain/app-error';
import { listedMails, type MailHealth, mailRetryMs, mailWaitMs, type UnsentMail } from '@/domain/health/health';
import { isBeingSent, isMailPath, mailedUid, newestMails, unsentMailFrom } from '@/domain/health/unsent-mail';
import { findAccount } from '../core/accounts';
import { store } from '../core/app';
import { withDates } from '../core/dates';

const shown = ['to', 'email', 'organization', 'tourName', 'message.subject', 'sendRequested', 'delivery'];
/** A request that no trigger took up is looked for among the latest of these days. */
const requestDays = 7;

/** The latest mails that failed, or wait for more than 15 minutes, and how many there are. @param now in milliseconds @see MODEL-049 */
export async function readMails(now: number): Promise<MailHealth> {
  const sources = [
    { all: store().collection('mail'), hasRequests: true },
    { all: store().collection('collaboration'), hasRequests: true },
    { all: store().collection('notificationMails'), hasRequests: true },
    { all: store().collectionGroup('accessRequests'), hasRequests: false },
    { all: store().collection('accountDeletions'), hasRequests: true },
    // to the admins of an organization that is being deleted
    { all: store().collectionGroup('mails'), hasRequests: true },
  ];
  const read = await Promise.all(sources.map(({ all, hasRequests }) => readSource(all, hasRequests, now)));
  const newest = newestMails(
    read.flatMap(({ mails }) => mails),
    listedMails,
  );
  return {
    mails: await Promise.all(newest.map(withAddress)),
    count: read.reduce((sum, { count }) => sum + count, 0),
  };
}

async function withAddress(mail: UnsentMail): Promise<UnsentMail> {
  const uid = mailedUid(mail.id);
  return uid === '' ? mail : { ...mail, to: (await findAccount(uid))?.email ?? '' };
}

async function readSource(all: Query, hasRequests: boolean, now: number): Promise<MailHealth> {
  const before = (ms: number) => Timestamp.fromMillis(now - ms);
  const failed = all.where('delivery.state', '==', 'ERROR');
  const started = all.where('delivery.state', 'in', ['PENDING', 'PROCESSING']).where('delivery.startTime', '<', before(mailWaitMs));
  const requested = all
    .where('sendRequested', '<', before(mailWaitMs))
    .where('sendRequested', '>', before(requestDays * mailRetryMs))
    .orderBy('sendRequested', 'desc');
  const latest = (query: Query) =>
    query
      .select(...shown)
      .limit(listedMails)
      .get();
  const [ofFailed, ofStarted, ofRequested, failedCount, startedCount] = await Promise.all([
    latest(failed.orderBy('delivery.endTime', 'desc')),
    latest(started.orderBy('delivery.startTime', 'desc')),
    hasRequests ? latest(requested) : { docs: [] },
    failed.count().get(),
    started.count().get(),
  ]);
  const counted = [...ofFailed.docs, ...ofStarted.docs];
  const paths = new Set(counted.map(({ ref }) => ref.path));
  const ignored = ofRequested.docs.filter(({ ref }) => !paths.has(ref.path)).flatMap((document) => unsentIn(document, now));
  const mails = counted.flatMap((document) => unsentIn(document, now));
  return {
    mails: [...mails, ...ignored],
    // among the listed ones are some that were requested again a moment ago
    count: failedCount.data().count + startedCount.data().count - (counted.length - mails.length) + ignored.length,
  };
}

function unsentIn(document: DocumentSnapshot, now: number): UnsentMail[] {
  const mail = unsentMailFrom(document.ref.path, withDates(document.data() ?? {}), now);
  return mail ? [mail] : [];
}

/**
 * Requests a failed mail again, in the name of the person who requested it last: its trigger sends it. Harmless while it is being sent.
 * @throws invalid-argument, not-found, failed-precondition if the mail did not fail
 * @see COLLAB-038
 */
export async function requestMail(path: string): Promise<void> {
  if (!isMailPath(path)) throw new AppError('invalid-argument', 'This is not a valid mail ID. Refresh the list.');
  await store().runTransaction(async (transaction) => {
    const document = await transaction.get(store().doc(path));
    if (!document.exists)
      throw new AppError('not-found', 'This mail no longer exists: its invitation was revoked, or the deletion taken back.');
    const stored = withDates(document.data() ?? {});
    if (unsentMailFrom(path, stored, Date.now())?.state === 'failed') {
      transaction.update(document.ref, { sendRequested: FieldValue.serverTimestamp() });
      return;
    }
    if (!isBeingSent(stored)) throw new AppError('failed-precondition', 'This mail did not fail. Refresh to see its state.');
  });
}
