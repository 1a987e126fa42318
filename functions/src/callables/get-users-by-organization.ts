import { z } from 'zod';
import { isEditor, isGlobalAdmin } from '@/domain/access/tours';
import { orgId } from '@/domain/ids';
import { findAccounts } from '../core/accounts';
import { allow, callable } from '../core/callable';

const input = z.object({
  organization: z.string().min(1).max(200),
  amount: z.number().int().min(1).max(1000).default(1000),
});

/** The members of an organization, `amount` at most. @throws permission-denied @see FUNC-016 FUNC-017 */
export const getUsersByOrganization = callable(input, async ({ organization, amount }, caller) => {
  allow(
    isGlobalAdmin(caller) || isEditor(caller, orgId(organization)),
    'Only editors and admins of the organization see its members. Ask an administrator of the organization.',
  );
  return findAccounts(({ customClaims }) => customClaims.organization === organization, amount);
});
