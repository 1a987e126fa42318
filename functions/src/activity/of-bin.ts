import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { text } from '@/domain/stored';
import { isTombstone } from '@/domain/tours/tombstone';
import { store } from '../core/app';
import type { Actor, NewActivity } from './record';

/** What a write to a tour in the bin means: it went there, back, or away for good. */
export async function binActivity(before: DocumentSnapshot, after: DocumentSnapshot, actor: Actor): Promise<NewActivity | null> {
  if (before.exists && after.exists) return null;
  const binned = after.exists ? after : before;
  const what = text(binned.get('tour.name'));
  if (after.exists) {
    // rules bind these to who deletes it
    const deletedBy = { uid: text(after.get('deletedBy')), email: text(after.get('deletedByEmail')) };
    return { kind: 'tour-deleted', actor: deletedBy.uid === '' ? actor : deletedBy, what };
  }
  const tour = await store().doc(`tours/${binned.id}`).get();
  return { kind: tour.exists && !isTombstone(tour.data()) ? 'tour-restored' : 'tour-purged', actor, what };
}
