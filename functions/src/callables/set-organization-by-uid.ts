import { z } from 'zod';
import { isGlobalAdmin } from '@/domain/access/principals';
import { AppError } from '@/domain/app-error';
import { allow, callable } from '../core/callable';
import { roleClaimsOf } from '../core/claims';
import { organizationSchema, uidSchema } from '../core/payload';
import { changePerson } from '../core/people';

const otherwise = 'Only Super Admins move users between organizations.';
const input = z.strictObject({ uid: uidSchema, organization: organizationSchema });

/**
 * Moves somebody into an organization, with the role they have; answers `{ message: 'success' }`.
 * @throws permission-denied, not-found, failed-precondition for a global admin
 * @see FUNC-005 FUNC-006 FUNC-007 FUNC-008
 */
export const setOrganizationByUid = callable({
  input,
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
