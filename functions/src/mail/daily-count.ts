import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { number, text } from '@/domain/stored';
import { store } from '../core/app';
import { planMail } from '../organization-limits/renew-usage';
import type { Composed } from './compose';
import { Undeliverable } from './mail';
import type { MailSettings } from './settings';

/**
 * Reads how many mails the organization and the sender have sent today (UTC), and returns a function that counts one more. Each has a document,
 * `mailCounts/organization_{id}` or `mailCounts/sender_{sender}`, which is overwritten on a later day.
 * The organization’s mails of the month are counted too. A mail of no organization, such as that about deleting an account, counts for its sender alone.
 * @throws Undeliverable if one has reached its limit
 */
export async function countMail(
  transaction: Transaction,
  { organization, sender }: Pick<Composed, 'organization' | 'sender'>,
  perDay: MailSettings['perDay'],
  now: Date,
): Promise<() => void> {
  const counters = [
    ...(organization === '' ? [] : [{ id: `organization_${organization}`, limit: perDay.organization, subject: `${organization} has` }]),
    { id: `sender_${sender}`, limit: perDay.sender, subject: 'The sender of this mail has' },
  ];
  const counted = await transaction.getAll(...counters.map(({ id }) => store().doc(`mailCounts/${id}`)));
  const today = now.toISOString().slice(0, 10);
  const next = counters.map(({ limit, subject }, at) => incremented(counted[at] as DocumentSnapshot, today, limit, subject));
  const ofMonth = organization === '' ? undefined : await planMail(transaction, organization, now);
  if (ofMonth === null)
    throw new Undeliverable(`${organization} has sent as many mails as it may send in a month. Send it again next month, or ask for more.`);
  return () => {
    for (const { ref, day, count } of next) transaction.set(ref, { day, count });
    ofMonth?.();
  };
}

type Count = { ref: DocumentReference; day: string; count: number };

function incremented(counted: DocumentSnapshot, today: string, limit: number, subject: string): Count {
  const stored = text(counted.get('day'));
  // another machine's clock may already be past midnight: its day is not restarted
  const [day, count] = stored >= today ? [stored, number(counted.get('count'), 0)] : [today, 0];
  if (count >= limit)
    throw new Undeliverable(`${subject} sent ${limit} mails today, which is the daily limit. Send it again tomorrow (UTC).`);
  return { ref: counted.ref, day, count: count + 1 };
}
