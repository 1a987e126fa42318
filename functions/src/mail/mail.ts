import { createHash } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { isEmail } from '@/domain/email';
import { mailLimits } from '@/domain/limits';

/** A mail to one address. `id` is the same whenever the same document is read, and another one for a document that was written anew. */
export type Mail = { id: string; to: string; subject: string; text: string; html: string };

/** What came of sending; `response` is what the other side said, `file` where a developer finds the mail. */
export type Receipt = { messageId: string; response: string; file?: string };

/** A way for mails to leave. @throws Undeliverable when trying again would not help, anything else when it might */
export type Transport = { send(mail: Mail): Promise<Receipt> };

/** A mail that no attempt will bring to its recipient; `message` says why. */
export class Undeliverable extends Error {}

const schema = z.object({
  to: z.string().refine(isEmail, 'is no e-mail address'),
  message: z.object({
    subject: z.string().trim().min(1).max(mailLimits.subject),
    text: z.string().max(mailLimits.text).default(''),
    html: z.string().max(mailLimits.html).default(''),
  }),
});

/** Reads a document of the mail store. The message is sent as it was written; only texts are taken. @throws Undeliverable @see MODEL-046 */
export function mailFrom(document: DocumentSnapshot): Mail {
  const parsed = schema.safeParse(document.data());
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Undeliverable(`The mail cannot be sent. ${wrong.join('; ')}`);
  }
  const { to, message } = parsed.data;
  if (message.text === '' && message.html === '') throw new Undeliverable('The mail cannot be sent. message: has neither text nor html');
  return { id: mailIdOf(document), to: to.toLowerCase(), ...message, subject: message.subject.replace(/\s+/g, ' ') };
}

/** An invitation that is sent again has the same document id: its creation time tells the two mails apart. */
export const mailIdOf = ({ id, createTime }: DocumentSnapshot): string =>
  createHash('sha256')
    .update(`${id} ${createTime?.toDate().toISOString() ?? ''}`)
    .digest('hex')
    .slice(0, 32);
