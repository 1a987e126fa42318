import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { dayMs } from '@/domain/durations';
import { store } from '../core/app';
import { forEachOf } from '../core/for-each-of';
import { organizationDeletionRef } from './parts';

/** Days before the deletion on which admins are reminded. */
const remindedDays = [7, 1];
/** More admins than any organization has. */
const maxAdmins = 100;

const adminsOf = (organization: string) =>
  store().collection('users').where('organization', '==', organization).where('role', '==', 'ultrauser').limit(maxAdmins).select();

/** Reads the admins of an organization, and returns what requests a mail to each, once for each number of days. */
export async function planMails(transaction: Transaction, organization: string, days: number): Promise<() => void> {
  const { docs } = await transaction.get(adminsOf(organization));
  const mails = docs.map(({ id }) => ({ uid: id, ref: organizationDeletionRef(organization).collection('mails').doc(`${days}_${id}`) }));
  const stored = mails.length === 0 ? [] : await transaction.getAll(...mails.map(({ ref }) => ref));
  return () => {
    for (const [at, { uid, ref }] of mails.entries())
      if (!stored[at]?.exists) transaction.create(ref, { uid, sendRequested: FieldValue.serverTimestamp() });
  };
}

/** Tells the admins of organizations that are deleted soon. Idempotent. */
export async function remindOfDeletions(now = new Date()): Promise<void> {
  const until = new Date(now.getTime() + Math.max(...remindedDays) * dayMs);
  const { docs } = await store().collection('organizationDeletions').where('dueAt', '>', now).where('dueAt', '<=', until).get();
  await forEachOf(docs, (deletion) =>
    store().runTransaction(async (transaction) => {
      const stored = await transaction.get(deletion.ref);
      if (!stored.exists) return;
      const remaining = (stored.get('dueAt').toMillis() - now.getTime()) / dayMs;
      const due = remindedDays.filter((days) => remaining <= days).at(-1);
      if (due !== undefined) (await planMails(transaction, deletion.id, due))();
    }),
  );
}
