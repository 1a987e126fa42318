import pLimit from 'p-limit';
import { countedOrganizations, type OrganizationCount, type OrganizationHealth } from '@/domain/health/health';
import { nearLimit, nearLimits } from '@/domain/health/near-limits';
import { store } from '../core/app';

/** Number of organizations to count concurrently. */
const maxConcurrent = 20;

/** The organizations near a limit, among the first 1,000. Where all together are below the limits, none is near one, and none is counted. */
export async function readOrganizations(): Promise<OrganizationHealth> {
  const organizations = store().collection('organizations');
  const [all, tours, members] = await Promise.all(
    [organizations, store().collection('tours'), store().collection('users')].map(
      async (query) => (await query.count().get()).data().count,
    ),
  );
  if ((tours ?? 0) <= nearLimit.tours && (members ?? 0) <= nearLimit.members)
    return { nearLimits: [], organizations: all ?? 0, isCutOff: false };
  const { docs } = await organizations.select().limit(countedOrganizations).get();
  const counts = await countOrganizations(docs.map(({ id }) => id));
  return { nearLimits: nearLimits(counts), organizations: docs.length, isCutOff: (all ?? 0) > docs.length };
}

/** The number of tours and members of each organization, by aggregation: no document is read. */
export function countOrganizations(ids: readonly string[]): Promise<OrganizationCount[]> {
  const limit = pLimit(maxConcurrent);
  const stop = (error: unknown) => {
    limit.clearQueue();
    throw error;
  };
  return limit.map(ids, (id) => countOrganization(id).catch(stop));
}

async function countOrganization(organization: string): Promise<OrganizationCount> {
  const countIn = async (collection: string): Promise<number> =>
    (await store().collection(collection).where('organization', '==', organization).count().get()).data().count;
  const [tours, members] = await Promise.all([countIn('tours'), countIn('users')]);
  return { organization, tours, members };
}
