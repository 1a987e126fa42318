import { canSetRole, chosenRole } from '@/domain/access/members';
import { isGlobalAdmin, isOrgAdmin } from '@/domain/access/principals';
import { AppError } from '@/domain/app-error';
import { orgId } from '@/domain/ids';
import { allow, callable } from '../core/callable';
import { changePerson } from '../core/people';
import { requireChangeable } from '../organization-limits/require';

const otherwise = 'You don’t have permission to assign this role. Ask an administrator of the organization.';

/**
 * Changes the role of an organization's member; an empty role means user. Returns `{ message: 'success' }`.
 * @throws permission-denied, not-found, failed-precondition for a global admin whose role cannot be taken back, or while the organization is suspended
 * @see FUNC-018 FUNC-019 ACCESS-028 ACCESS-029 ACCESS-030 ACCESS-032
 */
export const setUserRole = callable('setUserRole', {
  may: (caller) => isGlobalAdmin(caller) || isOrgAdmin(caller, caller.organization ?? orgId('')),
  otherwise,
  run: async ({ uid, organization, role: choice }, caller) => {
    const role = chosenRole(choice);
    allow(isGlobalAdmin(caller) || isOrgAdmin(caller, orgId(organization)), otherwise);
    await requireChangeable(caller, organization);
    await changePerson(uid, caller, (now) => {
      const { person } = now;
      allow(canSetRole(now.caller, person, role), otherwise);
      if (person.account && person.organization !== organization)
        throw new AppError('failed-precondition', `This person is not a member of "${organization}". Reload the list.`);
      return { claims: { organization, role, ...(role === 'admin' && { admin: true }) } };
    });
    return { message: 'success' };
  },
});
