import { FieldValue } from 'firebase-admin/firestore';
import { expiredDays, shardCount, utcDayOf } from '@/domain/publishing/visits';
import { visitsOf } from '../publishing/refs';
import type { OpenVersion } from './open-version';

/** One visit in so many also removes the days that are not shown any more, so that documents stay small without a schedule. */
const visitsBetweenPurges = 50;

/**
 * Whether visits are counted: `VISITS` is `on` or unset; `off` counts none.
 * @throws for any other value, so that a typo does not count where an installation must not
 */
export function countsVisits({ VISITS = '' }: NodeJS.ProcessEnv): boolean {
  if (!['', 'on', 'off'].includes(VISITS)) throw new Error(`VISITS must be "on", "off" or unset, not "${VISITS}".`);
  return VISITS !== 'off';
}

/**
 * Counts a visit of a version today, in UTC, in one of several documents chosen at random, so that many visits at once do not wait for each other.
 * Nothing else is stored: no address, no account.
 */
export async function addToVisits(version: OpenVersion, now = new Date(), random = Math.random): Promise<void> {
  const shard = visitsOf(version).doc(String(Math.floor(random() * shardCount)));
  await shard.set({ counts: { [version.id]: { [utcDayOf(now)]: FieldValue.increment(1) } } }, { merge: true });
  if (random() < 1 / visitsBetweenPurges) await removeExpired(shard, now);
}

async function removeExpired(shard: FirebaseFirestore.DocumentReference, now: Date): Promise<void> {
  const expired = expiredDays((await shard.get()).data() ?? {}, now);
  if (expired.size === 0) return;
  const removed = [...expired].map(
    ([version, days]) => [version, Object.fromEntries(days.map((day) => [day, FieldValue.delete()]))] as const,
  );
  await shard.set({ counts: Object.fromEntries(removed) }, { merge: true });
}
