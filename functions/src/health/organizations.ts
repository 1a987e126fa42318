import type { Query } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import { countedOrganizations, type OrganizationCount, type OrganizationHealth } from '@/domain/health/health';
import { nearLimit, nearLimits, withLimits } from '@/domain/health/near-limits';
import { type Limits, limitsFrom, noLimits } from '@/domain/organization-limits/limits';
import { store } from '../core/app';

/** Number of organizations to count concurrently. */
const maxConcurrent = 20;

/**
 * The organizations near a limit, among the first 1,000: their own, or else that of all. Where all together are below the latter, only those with limits
 * of their own are counted.
 */
export async function readOrganizations(): Promise<OrganizationHealth> {
  const organizations = store().collection('organizations');
  const [all, tours, members, own] = await Promise.all([
    countOf(organizations),
    countOf(store().collection('tours')),
    countOf(store().collection('users')),
    readLimits(),
  ]);
  const nearIn = async (ids: readonly string[]) =>
    nearLimits((await countOrganizations(ids)).map((count) => withLimits(count, own.get(count.organization) ?? noLimits)));
  if (tours <= nearLimit.tours && members <= nearLimit.members)
    return { nearLimits: await nearIn([...own.keys()]), organizations: all, isCutOff: false };
  const { docs } = await organizations.select().limit(countedOrganizations).get();
  const ids = new Set([...docs.map(({ id }) => id), ...own.keys()]);
  return { nearLimits: await nearIn([...ids]), organizations: ids.size, isCutOff: all > ids.size };
}

const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** The limits that Super Admins set, by organization. */
async function readLimits(): Promise<Map<string, Limits>> {
  const { docs } = await store().collectionGroup('limits').get();
  return new Map(docs.map((stored) => [stored.ref.parent.parent?.id ?? '', limitsFrom(stored.data())]));
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
