import { z } from 'zod';
import { canDeleteUser } from '@/domain/access/members';
import { isGlobalAdmin, isOrgAdmin } from '@/domain/access/principals';
import { orgId } from '@/domain/ids';
import { allow, callable } from '../core/callable';
import { uidSchema } from '../core/payload';
import { deletePerson } from '../core/people';

const otherwise = 'You may not delete this user. Ask an administrator of the organization.';

/**
 * Deletes an account, its card and its membership; answers `{ message: 'user deleted' }`.
 * @throws permission-denied also for oneself
 * @see FUNC-020 FUNC-021
 */
export const deleteUser = callable({
  input: z.strictObject({ uid: uidSchema }),
  may: (caller) => isGlobalAdmin(caller) || isOrgAdmin(caller, caller.organization ?? orgId('')),
  otherwise,
  run: async ({ uid }, caller) => {
    await deletePerson(uid, caller, ({ person, caller: now }) => allow(canDeleteUser(now, person), otherwise));
    return { message: 'user deleted' };
  },
});
