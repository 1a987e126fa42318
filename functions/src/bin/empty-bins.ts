import { type DocumentReference, type Query, Timestamp } from 'firebase-admin/firestore';
import { dayMs } from '@/domain/durations';
import { binDays } from '@/domain/tours/bin';
import { binnedFrom } from '@/domain/tours/tombstone';
import { store } from '../core/app';

const pageSize = 100;

/** The time until which something must have been deleted to be deleted for good now. */
export const purgeUntil = (now: Date): Timestamp => Timestamp.fromMillis(now.getTime() - binDays * dayMs);

/** The bins, and where what is in them came from. */
const bins = [
  { bin: 'bin', home: 'tours' },
  { bin: 'locationBin', home: 'locations' },
] as const;

/**
 * Deletes for good the tours and locations that have been in a bin for 30 days; `followBin` and `removeLocationParts` then delete what belongs to them.
 * Idempotent.
 * @throws Error if one could not be deleted, after all others were tried
 */
export async function emptyBins(now = new Date()): Promise<void> {
  const until = purgeUntil(now);
  const failed: unknown[] = [];
  for (const { bin, home } of bins) {
    const expired: Query = store().collectionGroup(bin).where('deletedAt', '<=', until).orderBy('deletedAt').select('deletedAt');
    for (let next = expired.limit(pageSize); ; ) {
      const { docs } = await next.get();
      for (const { ref } of docs) await purge(ref, home, until).catch((error: unknown) => failed.push(error));
      const last = docs.at(-1);
      if (!last) break;
      next = expired.startAfter(last).limit(pageSize);
    }
  }
  if (failed.length > 0) throw new Error(`${failed.length} tours and locations could not be deleted for good.`, { cause: failed[0] });
}

/** Deletes a tour or location and its tombstone, unless it was restored, or deleted once more, in the meantime. */
const purge = (binned: DocumentReference, home: string, until: Timestamp): Promise<void> =>
  store().runTransaction(async (transaction) => {
    const original = store().doc(`${home}/${binned.id}`);
    const [inBin, now] = await Promise.all([transaction.get(binned), transaction.get(original)]);
    if (!inBin.exists || inBin.get('deletedAt').valueOf() > until.valueOf()) return;
    transaction.delete(binned);
    if (binnedFrom(now.data()) === binned.parent.parent?.id) transaction.delete(original);
  });
