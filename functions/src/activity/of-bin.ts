import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { text } from '@/domain/stored';
import { isTombstone } from '@/domain/tours/tombstone';
import { store } from '../core/app';
import { type Actor, actorFrom, type NewActivity } from './record';

/** What is in a bin, and what happens to it. */
const bins = {
  tour: { home: 'tours', deleted: 'tour-deleted', restored: 'tour-restored', purged: 'tour-purged' },
  location: { home: 'locations', deleted: 'location-deleted', restored: 'location-restored', purged: 'location-purged' },
} as const;

/** What a write to a tour or location in the bin means: it went there, back, or away for good. Rules compare its name with what was deleted. */
export async function binActivity(
  kind: keyof typeof bins,
  before: DocumentSnapshot,
  after: DocumentSnapshot,
  actor: Actor,
): Promise<NewActivity | null> {
  if (before.exists && after.exists) return null;
  const { home, deleted, restored, purged } = bins[kind];
  const binned = after.exists ? after : before;
  const entry = { what: text(binned.get(`${kind}.name`)), target: binned.id, about: `${home}/${binned.id}` };
  if (after.exists) {
    // rules bind this to who deletes it
    const deletedBy = await actorFrom({ authType: 'unknown', authId: text(after.get('deletedBy')) });
    return { ...entry, kind: deleted, actor: deletedBy ?? actor };
  }
  const original = await store().doc(`${home}/${binned.id}`).get();
  return { ...entry, kind: original.exists && !isTombstone(original.data()) ? restored : purged, actor };
}
