import { date, number, record, type Stored, text } from '../stored';
import { type MailProgress, mailRetryMs, mailWaitMs, type UnsentMail } from './health';

/**
 * The documents with mails: invitations to organizations, to tours and collections, mails about notifications, declined requests for access, and
 * accounts and organizations that are being deleted.
 */
const mailPath =
  /^(?:(?:mail|notificationMails|collaboration|accountDeletions|organizations\/[^/]+\/accessRequests|organizationDeletions\/[^/]+\/mails)\/[^/]+)$/;

/** Whether mails are stored at this path. */
export const isMailPath = (path: string): boolean => mailPath.test(path);

const mailOfAccount = /^(?:accountDeletions\/|organizationDeletions\/[^/]+\/mails\/\d+_)([^/]+)$/;

/** The uid of whom a mail goes to that stores no address; "" for any other. */
export const mailedUid = (path: string): string => mailOfAccount.exec(path)?.[1] ?? '';

/** What is stored about the mail of a document, with times as `Date`: whether the latest request was handled, and its delivery. */
function deliveryOf(stored: Stored) {
  const delivery = record(stored.delivery);
  const requested = date(stored.sendRequested);
  const isHandled = requested === null || requested.getTime() === date(delivery.request)?.getTime();
  return { delivery, requested, isHandled };
}

/**
 * The mail of a document, if it failed or waits for more than 15 minutes; null otherwise. One that waits for more than a day has failed, because
 * nothing starts its delivery again.
 * @param now in milliseconds
 * @see MODEL-049
 */
export function unsentMailFrom(path: string, stored: Stored, now: number): UnsentMail | null {
  const { delivery, requested, isHandled } = deliveryOf(stored);
  const fields = { id: path, to: text(stored.to) || text(stored.email), subject: subjectOf(path, stored) };
  const attempts = isHandled ? number(delivery.attempts, 0) : 0;
  const started = isHandled ? date(delivery.startTime) : requested;
  if (isHandled && delivery.state === 'ERROR') {
    const since = (date(delivery.endTime) ?? started)?.getTime() ?? 0;
    return { ...fields, attempts, state: 'failed', since, error: text(delivery.error) };
  }
  const isWaiting = !isHandled || isInProgress(delivery);
  const since = started?.getTime() ?? now;
  if (!isWaiting || now - since <= mailWaitMs) return null;
  const error = isHandled ? text(delivery.error) : '';
  if (now - since <= mailRetryMs) return { ...fields, attempts, state: 'waiting', since, error };
  return { ...fields, attempts, state: 'failed', since, error: error || 'Its delivery was interrupted.' };
}

/** Whether the server is sending the mail, or will begin to. */
export function isBeingSent(stored: Stored): boolean {
  const { delivery, isHandled } = deliveryOf(stored);
  return !isHandled || isInProgress(delivery);
}

/** How far the mail is that was requested again. */
export function mailProgressFrom(stored: Stored): MailProgress {
  const { delivery, isHandled } = deliveryOf(stored);
  const attempts = isHandled ? number(delivery.attempts, 0) : 0;
  const error = isHandled ? text(delivery.error) : '';
  if (isBeingSent(stored)) return { state: 'sending', attempts, error };
  return { state: delivery.state === 'ERROR' ? 'failed' : 'sent', attempts, error };
}

const isInProgress = ({ state }: Stored): boolean => state === 'PENDING' || state === 'PROCESSING';

/** The stored subject; invitations to tours and collections do not store theirs. */
function subjectOf(path: string, stored: Stored): string {
  const subject = text(record(stored.message).subject);
  if (subject !== '') return subject;
  if (path.startsWith('collaboration/')) return `Invitation to ${text(stored.tourName) || 'a tour'}`;
  if (path.startsWith('notificationMails/')) return 'Notifications';
  if (path.startsWith('accountDeletions/')) return 'Your account is being deleted';
  const [, organization] = /^organizationDeletions\/([^/]+)\//.exec(path) ?? [];
  if (organization !== undefined) return `${organization} is being deleted`;
  if (path.startsWith('organizations/')) return 'Your request for access was declined';
  return `Invitation to ${text(stored.organization) || 'an organization'}`;
}

/** The mails, newest first, each once, at most `amount`. */
export const newestMails = (mails: readonly UnsentMail[], amount: number): UnsentMail[] =>
  [...new Map(mails.map((mail) => [mail.id, mail])).values()].toSorted((one, other) => other.since - one.since).slice(0, amount);
