import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { packShard, shardFrom, shardIds, shardOf, unpackShard } from '@/domain/tours/index/shard';
import { listedFields } from '@/domain/tours/listed-tour';
import { store } from '../core/app';
import { forEachOf } from '../core/for-each-of';
import { entryOf, indexRef, toursOf } from './refs';
import { renewEntries } from './renew-entries';

const emptyShard = { state: 'building', packed: packShard(new Map()) };

/** Begins an index without tours, which nobody reads yet. Returns whether this call did; another one may have done so before. */
export async function beginIndex(organization: string): Promise<boolean> {
  const batch = store().batch();
  for (const id of shardIds) batch.create(indexRef(organization).doc(id), emptyShard);
  return batch.commit().then(
    () => true,
    (error: { code?: number }) => {
      if (error.code === alreadyExists) return false;
      throw error;
    },
  );
}

/** The code of gRPC. */
const alreadyExists = 6;

/**
 * Makes an organization's index exactly what its tours are: it is built, or mended where triggers missed something. Reads each tour once, and again
 * those whose entry differs. Can be interrupted and repeated at any moment, and run while tours change: their triggers write the same entries.
 * @returns how many entries of shards that were read were wrong
 */
export async function buildIndex(organization: string): Promise<number> {
  const shards = shardIds.map((id) => indexRef(organization).doc(id));
  await forEachOf(
    (await store().getAll(...shards)).filter((shard) => !canBeRenewed(shard)),
    ({ ref }) => emptied(ref),
  );
  // Every shard exists now. The entry of a tour that changes from here on is written by its trigger.
  const entries = new Map<string, Map<string, string>>(shardIds.map((id) => [id, new Map()]));
  const { docs } = await toursOf(organization)
    .select(...listedFields)
    .get();
  for (const tour of docs) entries.get(shardOf(tour.id))?.set(tour.id, entryOf(tour, organization) ?? '');
  let mended = 0;
  await forEachOf(await store().getAll(...shards), async (shard) => {
    const differing = differences(entries.get(shard.id) ?? new Map(), shard);
    const isRead = shard.get('state') === 'ready';
    if (isRead && differing.length === 0) return;
    if (isRead) mended += differing.length;
    await renewEntries({ organization, shard: shard.id, tours: differing }, true);
  });
  return mended;
}

const canBeRenewed = (shard: DocumentSnapshot): boolean =>
  shard.exists && shard.get('state') !== 'full' && unpackShard(shardFrom(shard.id, shard.data() ?? {}).packed) !== null;

const emptied = (shard: DocumentReference): Promise<void> =>
  store().runTransaction(async (transaction) => {
    if (!canBeRenewed(await transaction.get(shard))) transaction.set(shard, emptyShard);
  });

/** The tours whose entries a shard lacks, has although they are gone, or has otherwise. */
function differences(expected: ReadonlyMap<string, string>, shard: DocumentSnapshot): string[] {
  const lines = unpackShard(shardFrom(shard.id, shard.data() ?? {}).packed) ?? new Map<string, string>();
  return [...new Set([...expected.keys(), ...lines.keys()])].filter((id) => expected.get(id) !== lines.get(id));
}
