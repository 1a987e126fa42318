import type { Transaction } from 'firebase-admin/firestore';
import type { Identity } from '@/domain/access/identity';
import { type Claims, effectiveRole, roleLabels } from '@/domain/access/roles';
import { text } from '@/domain/stored';
import { recordIn } from './record';

/** A person’s claims before and after a change, and who changed them. */
type Changed = { email: string; before: Claims; after: Claims; caller: Pick<Identity, 'uid' | 'email' | 'verified'> };

/** Records a change of a person in the organizations that it concerns, in the transaction that makes it. */
export function recordPerson(transaction: Transaction, { email: whom, before, after, caller: actor }: Changed): void {
  const [from, to] = [text(before.organization), text(after.organization)];
  const [fromRole, toRole] = [roleLabels[effectiveRole(before)], roleLabels[effectiveRole(after)]];
  if (from !== to) {
    recordIn(transaction, from, { kind: to === '' ? 'member-removed' : 'member-moved', actor, whom });
    recordIn(transaction, to, { kind: 'member-joined', actor, whom, what: toRole });
  } else if (fromRole !== toRole)
    recordIn(transaction, to, { kind: 'role-changed', actor, whom, what: toRole, detail: `before: ${fromRole}` });
}
