import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { number, text } from '@/domain/stored';
import { store } from '../core/app';
import type { Invitation } from './invitation';
import { Undeliverable } from './mail';
import type { MailSettings } from './settings';

/**
 * Reads how many mails the organization and the sender sent today (UTC), and returns what counts one more. Each has one document,
 * `mailCounts/organization_{id}` and `mailCounts/sender_{uid}`, which a later day overwrites.
 * @throws Undeliverable when either has reached its limit
 */
export async function countMail(
  transaction: Transaction,
  { organization, invitedBy }: Pick<Invitation, 'organization' | 'invitedBy'>,
  perDay: MailSettings['perDay'],
  now: Date,
): Promise<() => void> {
  const counts = store().collection('mailCounts');
  const [ofOrganization, ofSender] = (await transaction.getAll(
    counts.doc(`organization_${organization}`),
    counts.doc(`sender_${invitedBy}`),
  )) as [DocumentSnapshot, DocumentSnapshot];
  const today = now.toISOString().slice(0, 10);
  const next = [
    { ref: ofOrganization.ref, ...oneMore(ofOrganization, today, perDay.organization, `${organization} has`) },
    { ref: ofSender.ref, ...oneMore(ofSender, today, perDay.sender, 'The account that sent this invitation has') },
  ];
  return () => {
    for (const { ref, day, count } of next) transaction.set(ref, { day, count });
  };
}

function oneMore(counted: DocumentSnapshot, today: string, limit: number, who: string): { day: string; count: number } {
  const stored = text(counted.get('day'));
  // the clock of another machine may be past midnight already: its day is not begun again
  const [day, count] = stored >= today ? [stored, number(counted.get('count'), 0)] : [today, 0];
  if (count >= limit)
    throw new Undeliverable(
      `${who} sent ${limit} invitations today, which is the daily limit. Revoke this one and send it again tomorrow (UTC).`,
    );
  return { day, count: count + 1 };
}
