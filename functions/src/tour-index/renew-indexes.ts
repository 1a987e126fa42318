import { minIndexedTours, shardIds } from '@/domain/tours/index/shard';
import { store } from '../core/app';
import { failuresOf } from '../core/for-each-of';
import { buildIndex } from './build-index';
import { indexRef, toursOf } from './refs';

/** Number of organizations whose tours are in memory at the same time. */
const maxConcurrent = 2;

/**
 * Makes every index exactly what the tours are, whatever happened to the triggers since, and builds those that are missing. Organizations with few tours
 * have none.
 * @throws Error if one could not be built, after all others were tried
 */
export async function renewIndexes(): Promise<void> {
  const { docs } = await store().collection('organizations').select().get();
  const failed = await failuresOf(docs, ({ id }) => renewIndex(id), maxConcurrent);
  if (failed.length > 0) throw new Error(`The tour index of ${failed.length} organizations could not be renewed.`, { cause: failed[0] });
}

async function renewIndex(organization: string): Promise<void> {
  const [first, { count }] = await Promise.all([
    indexRef(organization)
      .doc(shardIds[0] ?? '')
      .get(),
    toursOf(organization)
      .count()
      .get()
      .then((counted) => counted.data()),
  ]);
  if (!first.exists && count < minIndexedTours) return;
  const mended = await buildIndex(organization);
  if (mended > 0) console.warn(`${mended} entries in the tour index of ${organization} were wrong. Look at the log of tourWritten.`);
}
