import { store } from '../core/app';
import { failuresOf } from '../core/for-each-of';
import { readAllProposals } from './read-proposals';
import { buildOverview } from './write-overview';

/** Number of organizations whose tours and visits are in memory at the same time. */
const maxConcurrent = 2;

/**
 * Writes every overview anew, whatever happened to the triggers since: access that ends and visits that nobody followed are in it too.
 * @param only the organization; all without
 * @returns how many organizations there are
 * @throws Error if one could not be written, after all others were tried
 */
export async function renewOverviews(only?: string): Promise<number> {
  const organizations = only === undefined ? (await store().collection('organizations').select().get()).docs.map(({ id }) => id) : [only];
  const proposals = await readAllProposals();
  const proposingIn = (id: string) => proposals.flatMap(({ organization, tour }) => (organization === id ? [tour.id] : []));
  const failed = await failuresOf(organizations, (organization) => buildOverview(organization, proposingIn(organization)), maxConcurrent);
  if (failed.length > 0) throw new Error(`The overview of ${failed.length} organizations could not be written.`, { cause: failed[0] });
  return organizations.length;
}
