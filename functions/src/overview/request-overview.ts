import { FieldValue } from 'firebase-admin/firestore';
import { hourMs } from '@/domain/durations';
import { isPathPart } from '@/domain/path-part';
import { texts } from '@/domain/stored';
import { dueRef, type OverviewPart } from './refs';

/**
 * Has parts of an organization's overview renewed, by the trigger of this entry, at most once a minute. What waits already is not written again: it is
 * read after the entry was taken up, with all that changed until then.
 */
export async function requestOverview(organization: string, parts: readonly OverviewPart[]): Promise<void> {
  if (!isPathPart(organization)) return;
  const waiting = texts((await dueRef(organization).get()).get('parts'));
  if (parts.every((part) => waiting.includes(part))) return;
  await dueRef(organization).set({ parts: FieldValue.arrayUnion(...parts) }, { merge: true });
}

/** Beacons come often, and visits are counted once an hour: each instance asks for an organization as often. */
const visitsEveryMs = hourMs;
const maxRemembered = 10_000;
const requested = new Map<string, number>();

/** Has the visits of an organization counted again, when a beacon came. Does not fail: the next beacon, or the night, makes up for it. */
export async function requestVisits(organization: string, now = Date.now()): Promise<void> {
  const last = requested.get(organization);
  if (last !== undefined && now - last < visitsEveryMs) return;
  if (requested.size >= maxRemembered) requested.clear();
  requested.set(organization, now);
  await requestOverview(organization, ['visits']).catch((error: unknown) =>
    console.warn('The visits of an overview were not requested.', error),
  );
}
