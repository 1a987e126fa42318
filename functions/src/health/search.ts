import type { Query } from 'firebase-admin/firestore';
import { minuteMs } from '@/domain/durations';
import type { SearchHealth } from '@/domain/health/health';
import { store } from '../core/app';
import { forEachOf } from '../core/for-each-of';
import { toursOf } from '../tour-index/refs';

/**
 * How far the search of organizations is: when a tour was indexed last, and how many are missing, or were saved long after that. Counts alone are read;
 * tours of organizations that are off are not found.
 * @param now in milliseconds
 */
export async function readSearch(now: number): Promise<SearchHealth> {
  const indexed = store().collectionGroup('indexedTours');
  const [latest, count, all, off] = await Promise.all([
    indexed.orderBy('at', 'desc').limit(1).select('at').get(),
    countOf(indexed),
    countOf(store().collection('tours').where('organization', '>', '')),
    countInOrganizationsThatAreOff(),
  ]);
  const indexedTo = latest.docs[0]?.get('at')?.toMillis() ?? null;
  return { indexedTo, behind: Math.max(0, all - off - count) + (await savedAfter(indexedTo ?? now, now)) };
}

/** A trigger is given some minutes. */
const delayMs = 10 * minuteMs;

/** Tours that were saved since the last one was indexed, long enough ago. */
const savedAfter = (indexedTo: number, now: number): Promise<number> =>
  indexedTo > now - delayMs
    ? Promise.resolve(0)
    : countOf(
        store()
          .collection('tours')
          .where('updated', '>', new Date(indexedTo + delayMs)),
      );

async function countInOrganizationsThatAreOff(): Promise<number> {
  const { docs } = await store().collection('organizations').where('status', '==', false).select().get();
  let count = 0;
  await forEachOf(docs, async ({ id }) => {
    const tours = await countOf(toursOf(id));
    count += tours;
  });
  return count;
}

const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;
