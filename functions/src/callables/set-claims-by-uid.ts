import { isGlobalAdmin } from '@/domain/access/principals';
import type { RoleClaims } from '@/domain/access/roles';
import { AppError } from '@/domain/app-error';
import { allow, callable } from '../core/callable';
import { requireDemotion } from '../core/demotion';
import { changePerson } from '../core/people';

const otherwise = 'Only Super Admins can change permissions.';

/**
 * Replaces a user's organization and role. Other claims of the account are unchanged. Without an organization and a role it takes back the role of a
 * global admin. Returns `{ message: 'success' }`.
 * @throws permission-denied, not-found, failed-precondition for a global admin whose role cannot be taken back
 * @see FUNC-009 FUNC-010 FUNC-025 ADMIN-030 ADMIN-031
 */
export const setClaimsByUid = callable('setClaimsByUid', {
  may: isGlobalAdmin,
  otherwise,
  run: async ({ uid, claims: { organization, ...role } }, caller) => {
    const isBare = Object.values(role).every((claim) => claim === undefined);
    await changePerson(uid, caller, ({ caller: now, person }) => {
      allow(isGlobalAdmin(now), otherwise);
      // a role alone does not keep a Super Admin one: FUNC-025 wants the claim
      if (person.role === 'admin' && role.admin !== true) requireDemotion(uid, { uid: now.uid, signedInAt: caller.signedInAt });
      else if (organization === '' && isBare) throw new AppError('invalid-argument', 'claims.organization: Choose an organization.');
      return { claims: { ...withoutUndefined(role), ...(organization !== '' && { organization }) } };
    });
    return { message: 'success' };
  },
});

/** Drops undefined claims. */
const withoutUndefined = (claims: object): RoleClaims =>
  Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
