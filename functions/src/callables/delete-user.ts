import { canDeleteUser } from '@/domain/access/members';
import { isGlobalAdmin, isOrgAdmin } from '@/domain/access/principals';
import { orgId } from '@/domain/ids';
import { removeRequestsOf } from '../access-requests/remove-requests';
import { allow, callable } from '../core/callable';
import { deletePerson } from '../core/people';
import { removeNotificationsOf } from '../notifications/forget';
import { requireChangeable } from '../organization-limits/require';

const otherwise = 'You don’t have permission to delete this user. Ask an administrator of the organization.';

/**
 * Deletes an account, its document and its membership; returns `{ message: 'user deleted' }`.
 * @throws permission-denied also for the caller's own account, failed-precondition while the organization is suspended
 * @see FUNC-020 FUNC-021
 */
export const deleteUser = callable('deleteUser', {
  may: (caller) => isGlobalAdmin(caller) || isOrgAdmin(caller, caller.organization ?? orgId('')),
  otherwise,
  run: async ({ uid }, caller) => {
    await requireChangeable(caller, caller.organization ?? '');
    await deletePerson(uid, caller, ({ person, caller: now }) => allow(canDeleteUser(now, person), otherwise));
    await Promise.all([removeRequestsOf(uid), removeNotificationsOf(uid)]);
    return { message: 'user deleted' };
  },
});
