import { canManageMembers, canRemoveMember, removalUndoMs } from '@/domain/access/members';
import { isGlobalAdmin, isOrgAdmin } from '@/domain/access/principals';
import { rightsClaim, rightsNumber } from '@/domain/access/rights';
import { AppError } from '@/domain/app-error';
import { orgId } from '@/domain/ids';
import { allow, callable } from '../core/callable';
import { changePerson } from '../core/people';
import { isRemovalSigned } from '../mail/link-signature';
import { requireChangeable } from '../organization-limits/require';

const otherwise = 'You don’t have permission to undo this. Ask an administrator of the organization.';

/**
 * Makes somebody a member again, with the role from before, within ten minutes after `removeMember`, whose `undo` it takes. Twice is harmless.
 * @throws permission-denied, failed-precondition when it is too late, when the person was changed since, or while the organization is suspended
 */
export const undoRemoval = callable('undoRemoval', {
  may: (caller) => isGlobalAdmin(caller) || isOrgAdmin(caller, caller.organization ?? orgId('')),
  otherwise,
  run: async ({ signature, ...removal }, caller) => {
    const { uid, organization, role, number, removedAt } = removal;
    allow(canManageMembers(caller, orgId(organization)), otherwise);
    allow(await isRemovalSigned(removal, signature), otherwise);
    if (Date.now() > removedAt + removalUndoMs)
      throw new AppError('failed-precondition', 'It is too late to undo this. Invite them again.');
    await requireChangeable(caller, organization);
    await changePerson(uid, caller, ({ person, caller: now }) => {
      // the removal of somebody whom the caller may remove
      allow(canRemoveMember(now, { uid: person.uid, organization: orgId(organization), role: role || 'user' }), otherwise);
      if (person.organization === organization) return null;
      if (rightsNumber(person.claims[rightsClaim]) !== number)
        throw new AppError('failed-precondition', 'This person was changed since. Reload the list.');
      return { claims: { organization, ...(role !== '' && { role }) } };
    });
    return { message: 'restored' };
  },
});
