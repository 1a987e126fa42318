import { Timestamp } from 'firebase-admin/firestore';
import { auditDays } from '@/domain/audit/audit';
import { dayMs } from '@/domain/durations';
import { store } from '../core/app';
import { deleteFound } from '../core/pages';

/** Deletes entries of the audit log that are more than a year old. Idempotent. */
export async function forgetAudit(now = new Date()): Promise<void> {
  const until = Timestamp.fromMillis(now.getTime() - auditDays * dayMs);
  await deleteFound(store().collection('audit').where('at', '<=', until).orderBy('at'));
}
