import type { DocumentReference } from 'firebase-admin/firestore';
import { firstStoredMonth, monthOf, shardCount, sumOf } from '@/domain/publishing/visits';
import { isRecord, number, record, type Stored, text } from '@/domain/stored';
import { store } from '../core/app';
import { deleteFound } from '../core/pages';

/** Hosts of a day that are stored by name once its month is over. */
const maxHosts = 50;

const visits = () => store().collectionGroup('visits');

/** Makes one document of those of a month that is over, and deletes what is older than 25 months. Idempotent. */
export async function foldMonths(now = new Date()): Promise<void> {
  await deleteFound(visits().where('folded', '<', firstStoredMonth(now)));
  for (;;) {
    const { docs } = await visits().where('month', '<', monthOf(now)).select('month').limit(1).get();
    const [found] = docs;
    if (!found) return;
    await fold(found.ref.parent.doc(found.id.replace(/_\d$/, '')), text(found.get('month')));
  }
}

/** Also adds what was counted at the last moment of the month, after its documents were made one. */
const fold = (folded: DocumentReference, month: string): Promise<void> =>
  store().runTransaction(async (transaction) => {
    const shards = Array.from({ length: shardCount }, (_, shard) => folded.parent.doc(`${folded.id}_${shard}`));
    const documents = await transaction.getAll(folded, ...shards);
    const sum = sumOf(documents.map((document) => document.data() ?? {}));
    transaction.set(folded, { ...sum, days: withFewHosts(record(sum.days)), folded: month });
    for (const shard of shards) transaction.delete(shard);
  });

const withFewHosts = (days: Stored): Stored =>
  Object.fromEntries(
    Object.entries(days).map(([day, numbers]) => {
      if (!isRecord(numbers) || !isRecord(numbers.hosts)) return [day, numbers];
      const hosts = Object.entries(numbers.hosts).toSorted(([, a], [, b]) => number(b, 0) - number(a, 0));
      return [day, { ...numbers, hosts: Object.fromEntries(hosts.slice(0, maxHosts)) }];
    }),
  );
