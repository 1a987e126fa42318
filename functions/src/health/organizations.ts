import type { Query } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import { countedOrganizations, type OrganizationCount, type OrganizationHealth } from '@/domain/health/health';
import { nearLimit, nearLimitsOf, type OrganizationUse } from '@/domain/health/near-limits';
import { type Limits, limitsFrom, noLimits } from '@/domain/organization-limits/limits';
import { currentUsage, usageFrom } from '@/domain/organization-limits/usage';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import { usageOf } from '../organization-limits/refs';

/** Number of organizations to read concurrently. */
const maxConcurrent = 20;

/**
 * The organizations near a limit, among the first 1,000: their own, by what the server counted of them last, or else that of all. Where all together are
 * below the latter, nothing is counted of those without limits of their own.
 */
export async function readOrganizations(now = new Date()): Promise<OrganizationHealth> {
  const organizations = store().collection('organizations');
  const [all, tours, members, own] = await Promise.all([
    countOf(organizations),
    countOf(store().collection('tours')),
    countOf(store().collection('users')),
    readLimits(),
  ]);
  const uses = await inTurn([...own.keys()], (id) => readUse(id, own.get(id) ?? noLimits, now));
  if (tours < nearLimit.tours && members < nearLimit.members)
    return { nearLimits: nearLimitsOf(uses), organizations: all, isCutOff: false };
  const { docs } = await organizations.select().limit(countedOrganizations).get();
  const others = docs.map(({ id }) => id).filter((id) => !own.has(id));
  const counted = (await countOrganizations(others)).map(useOf);
  const count = others.length + own.size;
  return { nearLimits: nearLimitsOf([...uses, ...counted]), organizations: count, isCutOff: all > count };
}

/** What was counted last of an organization with limits: the latest month may have mails alone. */
async function readUse(organization: string, limits: Limits, now: Date): Promise<OrganizationUse> {
  const { docs } = await usageOf(organization).orderBy('month', 'desc').limit(2).get();
  const months = docs.map((month) => usageFrom(month.id, withDates(month.data())));
  return { organization, limits, used: currentUsage(months, now) };
}

const useOf = ({ organization, tours, members }: OrganizationCount): OrganizationUse => ({
  organization,
  limits: noLimits,
  used: { tours, members, storage: 0, mails: 0 },
});

const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;

/** The limits that Super Admins set, by organization. */
async function readLimits(): Promise<Map<string, Limits>> {
  const { docs } = await store().collectionGroup('limits').get();
  return new Map(docs.map((stored) => [stored.ref.parent.parent?.id ?? '', limitsFrom(stored.data())]));
}

/** The number of tours and members of each organization, by aggregation: no document is read. */
export const countOrganizations = (ids: readonly string[]): Promise<OrganizationCount[]> => inTurn(ids, countOrganization);

/** Reads something of each organization, and nothing more once one failed. */
function inTurn<Result>(ids: readonly string[], read: (id: string) => Promise<Result>): Promise<Result[]> {
  const limit = pLimit(maxConcurrent);
  const stop = (error: unknown) => {
    limit.clearQueue();
    throw error;
  };
  return limit.map(ids, (id) => read(id).catch(stop));
}

async function countOrganization(organization: string): Promise<OrganizationCount> {
  const countIn = async (collection: string): Promise<number> =>
    (await store().collection(collection).where('organization', '==', organization).count().get()).data().count;
  const [tours, members] = await Promise.all([countIn('tours'), countIn('users')]);
  return { organization, tours, members };
}
