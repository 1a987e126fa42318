import { canSeeMembers } from '@/domain/access/members';
import { isInDirectory } from '@/domain/access/principals';
import { orgId } from '@/domain/ids';
import { findAccounts, listedAccount } from '../core/accounts';
import { allow, callable } from '../core/callable';
import { readDirectory } from '../core/directory';

const otherwise = 'Only editors and admins of the organization can see its members. Ask an administrator of the organization.';

/** The members of an organization, up to `amount`. @throws permission-denied @see FUNC-016 FUNC-017 */
export const getUsersByOrganization = callable('getUsersByOrganization', {
  may: async (caller) => {
    const directory = await readDirectory();
    return isInDirectory(caller, directory) || canSeeMembers(caller, caller.organization ?? orgId(''), directory);
  },
  otherwise,
  run: async ({ organization, amount }, caller) => {
    allow(canSeeMembers(caller, orgId(organization), await readDirectory()), otherwise);
    const members = await findAccounts(({ customClaims }) => customClaims.organization === organization, amount);
    return members.map(listedAccount);
  },
});
