import { store } from '../core/app';
import { forEachOf } from '../core/for-each-of';
import { rebuildSearch, toursBehind } from './renew-search';
import { countDiffering } from './renew-words';

type Options = { organization?: string | undefined; isDryRun: boolean; log: (line: string) => void };

/**
 * What `npm run search:rebuild` does: writes the search of every organization again, or of one; with `isDryRun` says only how many tours are behind.
 * @returns how many organizations there were
 * @throws Error if there is no such organization
 */
export async function rebuildAll({ organization, isDryRun, log }: Options): Promise<number> {
  const { docs } = await store().collection('organizations').select('status').get();
  const chosen = docs.filter(({ id }) => organization === undefined || id === organization);
  if (chosen.length === 0)
    throw new Error(organization === undefined ? 'There are no organizations.' : `There is no organization ${organization}.`);
  for (const { id } of chosen) {
    if (isDryRun) log(`${id}: ${await countBehind(id)} tours are behind.`);
    else log(`${id}: ${await rebuildSearch(id)} documents written.`);
  }
  return chosen.length;
}

/** Tours that were written again as they are, by a restore for one, are found as they should be. */
async function countBehind(organization: string): Promise<number> {
  let count = 0;
  await forEachOf(await toursBehind(organization), async (tour) => {
    if ((await countDiffering(organization, tour)) > 0) count += 1;
  });
  return count;
}
