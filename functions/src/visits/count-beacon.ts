import { FieldValue } from 'firebase-admin/firestore';
import { type Beacon, isEmptyBeacon } from '@/domain/publishing/use-events';
import { monthOf, shardCount, utcDayOf, type VisitSource, visitsId } from '@/domain/publishing/visits';
import { store } from '../core/app';
import { type PublicationRef, visitsOf } from '../publishing/refs';
import { boundOf, countedHost, passVisitor, takeFrom, type Visitor } from './seen';

/** What is visited: a version that is open, or a public tour itself. */
export type Visited = PublicationRef & { source: VisitSource; id: string };

/** What of a visited tour can be counted by its id. */
export type CountedIds = { points: ReadonlySet<string>; guidedTours: ReadonlySet<string> };

/**
 * Whether visits are counted: `VISITS` is `on` or unset; `off` counts none.
 * @throws for any other value, so that a typo does not count where an installation must not
 */
export function countsVisits({ VISITS = '' }: NodeJS.ProcessEnv): boolean {
  if (!['', 'on', 'off'].includes(VISITS)) throw new Error(`VISITS must be "on", "off" or unset, not "${VISITS}".`);
  return VISITS !== 'off';
}

/**
 * Counts a beacon today, in UTC, in one of several documents chosen at random, so that many at once do not wait for each other. Three writes: the mark of
 * the day, which has no address, what of the tour's share of the day is taken, and the numbers, which have nothing of the visitor.
 * @returns whether it was counted; false, and nothing written, for more than one of an address in ten seconds, or than a tour takes in a day
 */
export async function countBeacon(
  visited: Visited,
  beacon: Beacon,
  visitor: Visitor,
  now = new Date(),
  random = Math.random,
): Promise<boolean> {
  if (isEmptyBeacon(beacon)) return true;
  const shard = Math.floor(random() * shardCount);
  const bound = await boundOf(visited, shard, now);
  if (bound.isFull) return false;
  const passed = await passVisitor(visited, visitor, beacon.view, now);
  if (!passed) return false;
  const host = passed.isNew ? countedHost(bound, beacon.host) : '';
  const numbers = visitsOf(visited).doc(visitsId(visited.source, monthOf(now), shard));
  const increments = incrementsOf(visited, { ...beacon, host }, { isNew: passed.isNew, now });
  await takeFrom(store().batch(), bound, host, now).set(numbers, increments, { merge: true }).commit();
  return true;
}

type Passed = { isNew: boolean; now: Date };

/** The stored form of a beacon. Fields that would be empty are left out. */
function incrementsOf({ id }: Visited, beacon: Beacon, { isNew, now }: Passed): object {
  const one = FieldValue.increment(1);
  const day = utcDayOf(now);
  const each = (ids: readonly string[], value: unknown) => Object.fromEntries(ids.map((key) => [key, value]));
  const guided = [...new Set([...beacon.started, ...beacon.finished])].map((tour) => [
    tour,
    {
      ...(beacon.started.includes(tour) && { started: one }),
      ...(beacon.finished.includes(tour) && { finished: one }),
    },
  ]);
  const ofDay = {
    ...(isNew && { visitors: one }),
    ...(beacon.points.length > 0 && { points: FieldValue.increment(beacon.points.length) }),
    ...(beacon.links > 0 && { links: FieldValue.increment(beacon.links) }),
    ...(beacon.files > 0 && { files: FieldValue.increment(beacon.files) }),
    ...(beacon.view && beacon.device && { devices: { [beacon.device]: one } }),
    ...(beacon.host !== '' && { hosts: { [beacon.host]: one } }),
  };
  return {
    month: monthOf(now),
    ...(beacon.view && { counts: { [id]: { [day]: one } } }),
    ...(Object.keys(ofDay).length > 0 && { days: { [day]: ofDay } }),
    ...(beacon.points.length > 0 && { points: each(beacon.points, one) }),
    ...(guided.length > 0 && { guidedTours: Object.fromEntries(guided) }),
  };
}
