import { createHash } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** A mail to one address. `id` is the same whenever the same document is read, and another one for a document that was written anew. */
export type Mail = { id: string; to: string; subject: string; text: string; html: string };

/** What came of sending; `response` is what the other side said, `file` where a developer finds the mail. */
export type Receipt = { messageId: string; response: string; file?: string };

/** A way for mails to leave. @throws Undeliverable when trying again would not help, anything else when it might */
export type Transport = { send(mail: Mail): Promise<Receipt> };

/** A mail that no attempt will bring to its recipient; `message` says why. */
export class Undeliverable extends Error {}

/** An invitation that is sent again has the same document id: its creation time tells the two mails apart. */
export const mailIdOf = ({ id, createTime }: DocumentSnapshot): string =>
  createHash('sha256')
    .update(`${id} ${createTime?.toDate().toISOString() ?? ''}`)
    .digest('hex')
    .slice(0, 32);
