import { z } from 'zod';
import { isGlobalAdmin } from '@/domain/access/principals';
import { effectiveRole, roles } from '@/domain/access/roles';
import { allow, callable } from '../core/callable';
import type { RoleClaims } from '../core/claims';
import { organizationSchema, uidSchema } from '../core/payload';
import { changePerson } from '../core/people';

const flag = z.literal(true).optional();
const claimsSchema = z
  .strictObject({
    organization: z.union([z.literal(''), organizationSchema], 'Choose an organization.'),
    role: z.enum(roles).optional(),
    admin: flag,
    superuser: flag,
    ultrauser: flag,
  })
  .refine((claims) => claims.organization !== '' || effectiveRole(claims) === 'admin', {
    path: ['organization'],
    message: 'Choose an organization.',
  });
const otherwise = 'Only Super Admins change what users may do.';
const input = z.strictObject({ uid: uidSchema, claims: claimsSchema });

/**
 * Replaces what somebody is: organization and role. Other claims of the account stay. Answers `{ message: 'success' }`.
 * @throws permission-denied, not-found, failed-precondition for the last global admin
 * @see FUNC-009 FUNC-010 ADMIN-030
 */
export const setClaimsByUid = callable({
  input,
  may: isGlobalAdmin,
  otherwise,
  run: async ({ uid, claims: { organization, ...role } }, caller) => {
    await changePerson(uid, caller, ({ caller: now }) => {
      allow(isGlobalAdmin(now), otherwise);
      return { claims: { ...present(role), ...(organization !== '' && { organization }) } };
    });
    return { message: 'success' };
  },
});

/** Claims that were not sent are not stored either. */
const present = (claims: object): RoleClaims => Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
