import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { OrgId } from '@/domain/ids';
import type { Message } from './invitation-message';
import type { Letterhead } from './letterhead';
import type { MailSettings } from './settings';

/** The recipient and the content of an invitation's mail, who is counted as having sent it, and what is stored with the invitation. */
export type Composed = {
  to: string;
  /** `unsubscribe` is the address that switches such mails off. */
  message: Message & { unsubscribe?: string };
  letterhead: Letterhead;
  organization: OrgId;
  invitedBy: string;
  stored?: { message: Message };
};

/** Composes a mail, after checking that it may be sent; null if there is nothing to send any more. @throws Undeliverable */
export type Compose = (transaction: Transaction, snapshot: DocumentSnapshot, settings: MailSettings) => Promise<Composed | null>;
