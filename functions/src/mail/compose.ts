import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { OrgId } from '@/domain/ids';
import type { Message } from './invitation-message';
import type { Letterhead } from './letterhead';
import type { MailSettings } from './settings';

/** The recipient and the content of a mail, for whom it is counted, and what is stored in its document. */
export type Composed = {
  to: string;
  /** `unsubscribe` is the address that switches such mails off. */
  message: Message & { unsubscribe?: string };
  letterhead: Letterhead;
  /** "" for none. */
  organization: OrgId;
  /** The account that sends it, or the kind of mail and its recipient where the server sends it of its own. */
  sender: string;
  stored?: { message: Message };
};

/** Composes a mail, after checking that it may be sent; null if there is nothing to send any more. @throws Undeliverable */
export type Compose = (transaction: Transaction, snapshot: DocumentSnapshot, settings: MailSettings) => Promise<Composed | null>;
