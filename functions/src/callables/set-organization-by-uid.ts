import { isGlobalAdmin } from '@/domain/access/principals';
import { AppError } from '@/domain/app-error';
import { allow, callable } from '../core/callable';
import { roleClaimsOf } from '../core/claims';
import { changePerson } from '../core/people';

const otherwise = 'Only Super Admins can move users between organizations.';

/**
 * Moves a user to an organization, with their current role; returns `{ message: 'success' }`.
 * @throws permission-denied, not-found, failed-precondition for a global admin
 * @see FUNC-005 FUNC-006 FUNC-007 FUNC-008
 */
export const setOrganizationByUid = callable('setOrganizationByUid', {
  may: isGlobalAdmin,
  otherwise,
  run: async ({ uid, organization }, caller) => {
    await changePerson(uid, caller, ({ person, caller: now }) => {
      allow(isGlobalAdmin(now), otherwise);
      if (person.role === 'admin') throw new AppError('failed-precondition', 'Trying to set organization on an Admin ');
      return { claims: { ...roleClaimsOf(person.claims), organization } };
    });
    return { message: 'success' };
  },
});
