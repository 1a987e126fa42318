import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { OrgId } from '@/domain/ids';
import type { Message } from './invitation-message';
import type { Letterhead } from './letterhead';
import type { MailSettings } from './settings';

/** The recipient and the content of an invitation's mail, who is counted as having sent it, and what is stored with the invitation. */
export type Composed = {
  to: string;
  message: Message;
  letterhead: Letterhead;
  organization: OrgId;
  invitedBy: string;
  stored?: { message: Message };
};

/** Composes the mail of an invitation, after checking that it may be sent. @throws Undeliverable */
export type Compose = (transaction: Transaction, snapshot: DocumentSnapshot, settings: MailSettings) => Promise<Composed>;
