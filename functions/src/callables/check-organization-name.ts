import { canChangeOrganization } from '@/domain/access/organizations';
import { canRunOrganization, isGlobalAdmin, isInDirectory } from '@/domain/access/principals';
import { orgId } from '@/domain/ids';
import { allow, callable } from '../core/callable';
import { readDirectory } from '../core/directory';
import { requireDistinctName } from '../organizations/distinct-name';

const otherwise = 'Only admins of the organization can name it.';

/**
 * Whether people could tell an organization of this name from all others; `organization` is "" for a new one.
 * @throws permission-denied, already-exists with the name of the one that looks the same
 * @see ADMIN-011
 */
export const checkOrganizationName = callable('checkOrganizationName', {
  may: async (caller) => {
    if (isGlobalAdmin(caller)) return true;
    const directory = await readDirectory();
    return isInDirectory(caller, directory) || (caller.organization !== null && canRunOrganization(caller, caller.organization, directory));
  },
  otherwise,
  run: async ({ name, organization }, caller) => {
    allow(
      organization === '' ? isGlobalAdmin(caller) : canChangeOrganization(caller, orgId(organization), ['name'], await readDirectory()),
      otherwise,
    );
    await requireDistinctName(name, organization);
    return { message: 'unlike all others' };
  },
});
