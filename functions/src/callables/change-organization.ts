import { isGlobalAdmin } from '@/domain/access/principals';
import { organizationChanges } from '@/domain/organizations/organization-changes';
import { callable } from '../core/callable';
import { readPayload } from '../core/payload';
import { changeStoredOrganization } from '../organizations/change';
import { requireDistinctName } from '../organizations/distinct-name';

/**
 * Changes fields of an organization for a Super Admin. Those who run it write its settings themselves.
 * @throws permission-denied, not-found, invalid-argument, already-exists where another organization's name looks the same
 * @see ADMIN-014 ADMIN-016 ADMIN-017 SET-003
 */
export const changeOrganization = callable('changeOrganization', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins change organizations in this way.',
  run: async ({ organization, fields }, caller) => {
    const changes = readPayload(organizationChanges, fields, fields);
    if (changes.name !== undefined) await requireDistinctName(changes.name, organization);
    await changeStoredOrganization(organization, caller, () => changes);
    return { message: 'changed' };
  },
});
