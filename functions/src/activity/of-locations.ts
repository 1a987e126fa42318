import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { text } from '@/domain/stored';
import { changedDetails, isThere } from './of-tours';
import type { NewActivity } from './record';

// a place is stored as it was entered and in its parts
const details = { name: 'name', description: 'description', place: 'place', address: 'place' } as const;
const tourDetails = { name: 'name', matterportId: 'scan', public: 'access', place: 'place', address: 'place' } as const;

/** What a write to a location means: that it is new, or has other details. Nothing for the bin, which is recorded itself. */
export function locationActivity(before: DocumentSnapshot, after: DocumentSnapshot): Omit<NewActivity, 'actor'> | null {
  if (!isThere(after) || (before.exists && !isThere(before))) return null;
  const entry = { what: text(after.get('name')), target: after.id, about: after.ref.path };
  if (!before.exists) return { ...entry, kind: 'location-created' };
  const detail = changedDetails(details, before, after);
  return detail === '' ? null : { ...entry, kind: 'location-changed', detail };
}

/** What a write to a tour of a location changes of the location; "" for content. */
export function locationTourDetail(before: DocumentSnapshot, after: DocumentSnapshot): string {
  if (!before.exists) return `added the tour ${text(after.get('name'))}`;
  if (!after.exists) return `removed the tour ${text(before.get('name'))}`;
  const changed = changedDetails(tourDetails, before, after);
  return changed && `the tour ${text(after.get('name'))}: ${changed}`;
}
