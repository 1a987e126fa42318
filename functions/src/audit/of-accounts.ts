import type { Transaction } from 'firebase-admin/firestore';
import { text } from '@/domain/stored';
import { repeatable } from '../activity/record';
import type { Account } from '../core/accounts';
import { type Person, recordAudit } from './record-audit';

const activityKinds = {
  'account-disabled': 'user-disabled',
  'account-enabled': 'user-enabled',
  'account-signed-out': 'user-signed-out',
} as const;

/**
 * Records what an administrator does to an account, in the audit log and in the activity of its organization. Reads at once, and returns what writes
 * after all other reads.
 */
export async function accountRecord(
  transaction: Transaction,
  kind: keyof typeof activityKinds,
  { uid, account, actor }: { uid: string; account: Account | null; actor: Person },
): Promise<() => void> {
  const organization = text(account?.customClaims.organization);
  const email = account?.email ?? '';
  const record = await repeatable(transaction, organization, { kind: activityKinds[kind], actor, whom: email });
  return () => {
    record();
    recordAudit(transaction, { kind, actor, person: { uid, email }, organization });
  };
}
