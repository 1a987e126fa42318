import { Timestamp } from 'firebase-admin/firestore';
import { auditDays } from '@/domain/audit/audit';
import { store } from '../core/app';
import { deleteFound } from '../core/pages';

/** Deletes entries of the audit log that are more than a year old. Idempotent. */
export async function forgetAudit(now = new Date()): Promise<void> {
  const until = Timestamp.fromMillis(now.getTime() - auditDays * 24 * 60 * 60 * 1000);
  await deleteFound(store().collection('audit').where('at', '<=', until).orderBy('at'));
}
