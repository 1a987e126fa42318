import { canManageMembers, canRemoveMember } from '@/domain/access/members';
import { rightsClaim, rightsNumber } from '@/domain/access/rights';
import { hasRole, type Role } from '@/domain/access/roles';
import type { RemovalUndo } from '@/domain/callables/results';
import { orgId } from '@/domain/ids';
import { findAccount } from '../core/accounts';
import { allow, callable } from '../core/callable';
import { confirmLeavesAdmin, LastAdmin } from '../core/last-admin';
import { changePerson, type Person } from '../core/people';
import { removalSignature } from '../mail/link-signature';
import { requireChangeable } from '../organization-limits/require';

const otherwise = 'You don’t have permission to remove this member. Ask an administrator of the organization.';

/**
 * Takes a member out of the organization, or lets the caller leave it; the account, what it created and its invitations stay. Twice is harmless.
 * Returns `{ message: 'removed' }` with what undoes it, or `{ error }` for a last admin who has not confirmed that they leave no other.
 * @throws permission-denied, failed-precondition for somebody else while the organization is suspended
 */
export const removeMember = callable('removeMember', {
  otherwise,
  run: async ({ uid, organization, leavesNoAdmin }, caller) => {
    allow(uid === caller.uid || canManageMembers(caller, orgId(organization)), otherwise);
    if (uid !== caller.uid) await requireChangeable(caller, organization);
    // a transaction that is repeated finds the membership again
    let removed: Person | null = null;
    try {
      await changePerson(uid, caller, async ({ person, caller: now }, transaction) => {
        if (person.organization !== organization) return null;
        allow(canRemoveMember(now, person), otherwise);
        if (uid === caller.uid && !leavesNoAdmin) await confirmLeavesAdmin(person, '', transaction);
        removed = person;
        return { claims: claimsWithout(person) };
      });
    } catch (error) {
      if (error instanceof LastAdmin) return { error: error.message, needsConfirmation: true };
      throw error;
    }
    return { message: 'removed', undo: uid === caller.uid ? null : await undoOf(removed, organization) };
  },
});

/** Roles belong to the organization; a Super Admin is one everywhere. */
const claimsWithout = ({ role }: Person) => (role === 'admin' ? { role, admin: true as const } : {});

async function undoOf(person: Person | null, organization: string): Promise<RemovalUndo | null> {
  if (person === null || person.role === 'admin') return null;
  const { uid, claims } = person;
  const role: Role | '' = hasRole(claims) ? person.role : '';
  // any later change of the person counts on, and ends this
  const number = rightsNumber((await findAccount(uid))?.customClaims[rightsClaim]);
  const removal = { role, number, removedAt: Date.now() };
  return { ...removal, signature: await removalSignature({ uid, organization, ...removal }) };
}
