import { hourMs } from '@/domain/durations';
import { store } from '../core/app';
import { failuresOf, forEachOf } from '../core/for-each-of';
import { toursOf } from '../tour-index/refs';
import { indexedTourFrom, sourceOf } from './indexed-tour';
import { indexedToursRef, wordsRef } from './refs';
import { renewWords } from './renew-words';
import { rebuildVocabulary } from './vocabulary';

/** Number of organizations whose tours are in memory at the same time. */
const maxConcurrent = 2;

/** The tours of an organization whose documents are of another state than theirs, and those that have documents although they are gone. */
export async function toursBehind(organization: string): Promise<string[]> {
  const owner = await store().doc(`organizations/${organization}`).get();
  const { docs: indexed } = await indexedToursRef(organization).select('source').get();
  const sources = new Map(indexed.map((tour) => [tour.id, tour.get('source')]));
  const tours = owner.get('status') === true ? (await toursOf(organization).select().get()).docs : [];
  const behind = tours.filter((tour) => sources.get(tour.id) !== sourceOf(tour)).map(({ id }) => id);
  const current = new Set(tours.map(({ id }) => id));
  return [...behind, ...[...sources.keys()].filter((id) => !current.has(id))];
}

/**
 * Makes the search index of an organization match its tours, even if triggers failed; empties it if the organization is inactive. Can be
 * interrupted and repeated at any moment, and run while tours change.
 * @returns how many documents were wrong
 */
export async function renewSearch(organization: string): Promise<number> {
  let mended = 0;
  await forEachOf(await toursBehind(organization), async (tour) => {
    const written = await renewWords(organization, tour, false);
    mended += written;
  });
  if (mended > 0 || (await hasChanged(organization))) await rebuildVocabulary(organization);
  return mended;
}

/** Two nights: one may have failed. */
const recentMs = 50 * hourMs;

/** Whether words were added of late. Those of tours that are gone stay until then: they find nothing. */
async function hasChanged(organization: string): Promise<boolean> {
  const since = new Date(Date.now() - recentMs);
  return !(await indexedToursRef(organization).where('at', '>=', since).limit(1).select().get()).empty;
}

/** The same, and every document is written again, whatever is stored about it. Meanwhile everything is found. */
export async function rebuildSearch(organization: string): Promise<number> {
  const { docs } = await indexedToursRef(organization).select().get();
  await forEachOf(docs, ({ ref }) =>
    store().runTransaction(async (transaction) => {
      if ((await transaction.get(ref)).exists) transaction.update(ref, { hashes: '', source: '' });
    }),
  );
  const written = await renewSearch(organization);
  await removeUnlisted(organization);
  return written;
}

/** Removes documents that no tour lists. They are read before the lists, so that one which is written meanwhile is in its list. */
async function removeUnlisted(organization: string): Promise<void> {
  const documents = await wordsRef(organization).select().get();
  const { docs } = await indexedToursRef(organization).select('hashes').get();
  const listed = new Set(docs.flatMap((tour) => [...indexedTourFrom(tour).hashes.keys()]));
  await forEachOf(
    documents.docs.filter(({ id }) => !listed.has(id)),
    ({ ref }) => ref.delete(),
  );
}

/**
 * The same as `renewSearch` for every organization.
 * @throws Error if one could not be renewed, after all others were tried
 */
export async function renewAllSearch(): Promise<void> {
  const { docs } = await store().collection('organizations').select().get();
  const failed = await failuresOf(docs, ({ id }) => renewAndReport(id), maxConcurrent);
  if (failed.length > 0) throw new Error(`The search of ${failed.length} organizations could not be renewed.`, { cause: failed[0] });
}

async function renewAndReport(organization: string): Promise<void> {
  const mended = await renewSearch(organization);
  if (mended > 0) console.warn(`${mended} documents of the search in ${organization} were wrong. Look at the log of tourWritten.`);
}
