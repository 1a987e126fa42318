import { store } from '../core/app';
import { failuresOf } from '../core/for-each-of';
import { readAllProposals } from './read-proposals';
import { buildOverview } from './write-overview';

/** Number of organizations whose tours and visits are in memory at the same time. */
const maxConcurrent = 2;

/**
 * Writes every overview anew, whatever happened to the triggers since: access that ends and visits that nobody followed are in it too.
 * @param only the organization; all without
 * @param options with `isDryRun` nothing is written
 * @returns how many organizations there are
 * @throws Error if there is no such organization; if one could not be written, after all others were tried
 */
export async function renewOverviews(only?: string, { isDryRun = false } = {}): Promise<number> {
  const { docs } = await store().collection('organizations').select().get();
  const organizations = docs.map(({ id }) => id).filter((id) => only === undefined || id === only);
  if (only !== undefined && organizations.length === 0) throw new Error(`There is no organization ${only}.`);
  if (isDryRun) return organizations.length;
  const proposals = await readAllProposals();
  const proposingIn = (id: string) => proposals.flatMap(({ organization, tour }) => (organization === id ? [tour.id] : []));
  const failed = await failuresOf(organizations, (organization) => buildOverview(organization, proposingIn(organization)), maxConcurrent);
  if (failed.length > 0) throw new Error(`The overview of ${failed.length} organizations could not be written.`, { cause: failed[0] });
  return organizations.length;
}
