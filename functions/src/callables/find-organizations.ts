import { isGlobalAdmin } from '@/domain/access/principals';
import { type ListedOrganization, listedFields, listedOrganizationFrom } from '@/domain/organizations/organization';
import { byName, contains } from '@/domain/search';
import { store } from '../core/app';
import { callable } from '../core/callable';

/** The most that are returned. */
const most = 50;

/** How long an instance searches what it read, while letters are typed; a changed number of organizations ends it. */
const cacheMs = 15_000;
let cached: { organizations: ListedOrganization[]; readAt: number } | undefined;

/**
 * Finds organizations by part of their name, which Firestore itself cannot; returns `{ organizations, isCutOff }`, by name.
 * @throws permission-denied
 * @see ADMIN-006
 */
export const findOrganizations = callable('findOrganizations', {
  may: isGlobalAdmin,
  otherwise: 'Only Super Admins can search all organizations.',
  run: async ({ search }) => {
    const found = (await listedOrganizations()).filter(({ name }) => contains(name, search));
    return { organizations: found.slice(0, most), isCutOff: found.length > most };
  },
});

/** All organizations, by name. */
async function listedOrganizations(): Promise<ListedOrganization[]> {
  const all = store().collection('organizations');
  if (cached && Date.now() - cached.readAt < cacheMs) {
    const { count } = (await all.count().get()).data();
    if (count === cached.organizations.length) return cached.organizations;
  }
  const { docs } = await all.select(...listedFields).get();
  const organizations = docs.map((document) => listedOrganizationFrom(document.id, document.data())).toSorted(byName);
  cached = { organizations, readAt: Date.now() };
  return organizations;
}
