import { canChangeOrganization } from '@/domain/access/organizations';
import { canRunOrganization, isGlobalAdmin, isInDirectory } from '@/domain/access/principals';
import { AppError } from '@/domain/app-error';
import { orgId } from '@/domain/ids';
import { lookalikeOf } from '@/domain/organizations/lookalike';
import { listedFields, listedOrganizationFrom } from '@/domain/organizations/organization';
import { store } from '../core/app';
import { allow, callable } from '../core/callable';
import { readDirectory } from '../core/directory';

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
    const { docs } = await store()
      .collection('organizations')
      .select(...listedFields)
      .get();
    const all = docs.map((document) => listedOrganizationFrom(document.id, document.data()));
    const other = lookalikeOf(name, all, organization);
    if (other) throw new AppError('already-exists', problemOf(name, other));
    return { message: 'unlike all others' };
  },
});

const problemOf = (name: string, { id, name: other }: { id: string; name: string }): string =>
  id === name && other === name
    ? `There is an organization ${name} already. Nothing was created.`
    : `“${name}” looks like ${other === id ? other : `${other} (${id})`}, which is another organization. Nothing was stored. Choose a name that people can tell from it.`;
