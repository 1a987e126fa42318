import { isGlobalAdmin } from '@/domain/access/principals';
import type { RoleClaims } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { allow, callable } from '../core/callable';
import { changePerson } from '../core/people';

const otherwise = 'Only Super Admins can change permissions.';

/**
 * Replaces a user's organization and role. Other claims of the account are unchanged. Returns `{ message: 'success' }`.
 * @throws permission-denied, not-found, failed-precondition for a global admin who would no longer be one
 * @see FUNC-009 FUNC-010 FUNC-025 ADMIN-030 ADMIN-031
 */
export const setClaimsByUid = callable('setClaimsByUid', {
  may: isGlobalAdmin,
  otherwise,
  run: async ({ uid, claims: { organization, ...role } }, caller) => {
    await changePerson(uid, caller, ({ caller: now, person }) => {
      allow(isGlobalAdmin(now), otherwise);
      if (person.role === 'admin' && role.admin !== true)
        throw new AppError('failed-precondition', 'Demoting admins is currently disabled.');
      return { claims: { ...withoutUndefined(role), ...(organization !== '' && { organization }) } };
    });
    return { message: 'success' };
  },
});

/** Drops undefined claims. */
const withoutUndefined = (claims: object): RoleClaims =>
  Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
