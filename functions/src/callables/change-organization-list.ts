import { isGlobalAdmin } from '@/domain/access/principals';
import { mergedSettingsList } from '@/domain/organizations/merged-settings-list';
import { callable } from '../core/callable';
import { readPayload } from '../core/payload';
import { changeStoredOrganization } from '../organizations/change';

/**
 * Saves a list of an organization's settings for a Super Admin, joined with what others saved since `base`. Calling it twice is harmless.
 * @throws permission-denied, not-found, invalid-argument, aborted where somebody else changed the same field
 * @see SET-003
 */
export const changeOrganizationList = callable('changeOrganizationList', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins change organizations in this way.',
  run: async ({ organization, list, base, mine }, caller) => {
    await changeStoredOrganization(organization, caller, (stored) => {
      const merged = mergedSettingsList({ id: organization, list, base, mine, stored: stored.data() ?? {} });
      return { [list]: readPayload(merged.schema, merged.list, merged.list) };
    });
    return { message: 'changed' };
  },
});
