import { createHash } from 'node:crypto';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** A mail to one address. `id` is stable for a document, and different if the document is deleted and created again. */
export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address that switches such mails off by one request; none for a mail that somebody sent. */
  unsubscribe?: string;
};

/** The result of sending; `response` is the mail server's reply, `file` the location of the mail during development. */
export type Receipt = { messageId: string; response: string; file?: string };

/** Sends mails. @throws Undeliverable if a retry cannot help, anything else if it might */
export type Transport = { send(mail: Mail): Promise<Receipt> };

/** A mail that can never be delivered; `message` says why. */
export class Undeliverable extends Error {}

/** When a client last requested that the invitation is sent; null for older clients, whose invitations are sent once. */
export function sendRequestOf(document: DocumentSnapshot): Timestamp | null {
  const requested: unknown = document.get('sendRequested');
  return requested instanceof Timestamp ? requested : null;
}

/** Whether a change of a document requests that its mail is sent. */
export function isSendRequest(before: DocumentSnapshot, after: DocumentSnapshot): boolean {
  const requested = sendRequestOf(after);
  return requested !== null && !(sendRequestOf(before)?.isEqual(requested) ?? false);
}

/** An invitation that is sent again has the same document id: its creation time and the request distinguish the mails. */
export const mailIdOf = (document: DocumentSnapshot): string =>
  createHash('sha256')
    .update([document.id, isoTime(document.createTime), isoTime(sendRequestOf(document))].join(' ').trimEnd())
    .digest('hex')
    .slice(0, 32);

const isoTime = (time: Timestamp | null | undefined): string => time?.toDate().toISOString() ?? '';
