import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { number, text } from '@/domain/stored';
import { store } from '../core/app';
import { planMail } from '../organization-limits/renew-usage';
import type { Invitation } from './invitation';
import { Undeliverable } from './mail';
import type { MailSettings } from './settings';

/**
 * Reads how many mails the organization and the sender have sent today (UTC), and returns a function that counts one more. Each has a document,
 * `mailCounts/organization_{id}` or `mailCounts/sender_{uid}`, which is overwritten on a later day.
 * The organization’s mails of the month are counted too.
 * @throws Undeliverable if one has reached its limit
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
    { ref: ofOrganization.ref, ...incremented(ofOrganization, today, perDay.organization, `${organization} has`) },
    { ref: ofSender.ref, ...incremented(ofSender, today, perDay.sender, 'The account that sent this invitation has') },
  ];
  const ofMonth = organization === '' ? undefined : await planMail(transaction, organization, now);
  if (ofMonth === null)
    throw new Undeliverable(`${organization} has sent as many mails as it may send in a month. Send it again next month, or ask for more.`);
  return () => {
    for (const { ref, day, count } of next) transaction.set(ref, { day, count });
    ofMonth?.();
  };
}

function incremented(counted: DocumentSnapshot, today: string, limit: number, subject: string): { day: string; count: number } {
  const stored = text(counted.get('day'));
  // another machine's clock may already be past midnight: its day is not restarted
  const [day, count] = stored >= today ? [stored, number(counted.get('count'), 0)] : [today, 0];
  if (count >= limit)
    throw new Undeliverable(`${subject} sent ${limit} invitations today, which is the daily limit. Send it again tomorrow (UTC).`);
  return { day, count: count + 1 };
}
