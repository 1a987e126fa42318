import { isGlobalAdmin } from '@/domain/access/principals';
import { type ListedOrganization, listedFields, listedOrganizationFrom } from '@/domain/organizations/organization';
import { byName, contains } from '@/domain/search';
import { store } from '../core/app';
import { callable } from '../core/callable';

/** The most that are returned. */
const most = 50;

/**
 * Finds organizations by part of their name, which Firestore itself cannot; returns `{ organizations, isCutOff }`, by name.
 * @throws permission-denied
 * @see ADMIN-006
 */
export const findOrganizations = callable('findOrganizations', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can search all organizations.',
  run: async ({ search }) => {
    const { docs } = await store()
      .collection('organizations')
      .select(...listedFields)
      .get();
    const found: ListedOrganization[] = docs
      .map((document) => listedOrganizationFrom(document.id, document.data()))
      .filter(({ name }) => contains(name, search))
      .toSorted(byName);
    return { organizations: found.slice(0, most), isCutOff: found.length > most };
  },
});
