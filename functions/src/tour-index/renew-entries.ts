import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { type IndexShard, maxShardBytes, packedBytes, packShard, shardFrom, unpackShard } from '@/domain/tours/index/shard';
import { listedFields } from '@/domain/tours/listed-tour';
import { store } from '../core/app';
import { entryOf, indexRef, tourRef } from './refs';

/** Retries of a transaction that conflicts with other changes of the shard. */
const maxAttempts = 20;

type Renewal = { organization: string; shard: string; tours: readonly string[] };

/**
 * Gives tours of a shard the entries that they have now, in one transaction that reads the tours themselves. What an event says plays no part, so
 * events may come late, twice, or in any order; a tour that is gone has no entry, and an event that comes afterwards brings none back.
 * Does nothing where the organization has no index.
 * @param completes whether the shard has all other tours, so that it can be read from now on
 */
export const renewEntries = ({ organization, shard, tours }: Renewal, completes = false): Promise<void> =>
  store().runTransaction(
    async (transaction) => {
      const document = await transaction.get(indexRef(organization).doc(shard));
      if (!document.exists) return;
      const current = tours.length === 0 ? [] : await readTours(transaction, tours);
      const before = shardFrom(document.id, document.data() ?? {});
      const after = renewed(before, organization, current, completes);
      if (after.state !== before.state || after.packed !== before.packed)
        transaction.set(document.ref, { state: after.state, packed: after.packed });
    },
    { maxAttempts },
  );

const readTours = (transaction: Transaction, tours: readonly string[]): Promise<DocumentSnapshot[]> =>
  transaction.getAll(...tours.map(tourRef), { fieldMask: [...listedFields] });

function renewed(shard: IndexShard, organization: string, tours: readonly DocumentSnapshot[], completes: boolean): IndexShard {
  const lines = unpackShard(shard.packed);
  // written by another version of the functions: nobody reads it until it is built again
  if (!lines) return { ...shard, state: 'building' };
  // most of its tours are not in it
  if (shard.state === 'full') return shard;
  for (const tour of tours) {
    const entry = entryOf(tour, organization);
    if (entry === null) lines.delete(tour.id);
    else lines.set(tour.id, entry);
  }
  const packed = packShard(lines);
  if (packedBytes(packed) > maxShardBytes) return { ...shard, state: 'full', packed: packShard(new Map()) };
  return { ...shard, state: completes ? 'ready' : shard.state, packed };
}
