import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { isDeepEqual } from '@/domain/same';
import { text } from '@/domain/stored';
import { isTombstone } from '@/domain/tours/tombstone';
import { nameOfTarget } from './names';
import type { NewActivity } from './record';

type Happened = Omit<NewActivity, 'actor'>;

/** The fields of a tour's form, as the activity names them. Points and folders are in the history of the tour itself. */
const tourDetails = {
  name: 'name',
  description: 'description',
  public: 'access',
  place: 'place',
  tourTypeId: 'type',
  matterportId: 'scan',
  tourDate: 'date',
  thumbnailUrl: 'thumbnail',
} as const;

const collectionDetails = { name: 'name', description: 'description', coverUrl: 'cover', isPublic: 'public page' } as const;

/** Whether a tour or location is there, not in the bin. */
export const isThere = (document: DocumentSnapshot): boolean => document.exists && !isTombstone(document.data());

/**
 * What a write to a tour means: that it is new, in another collection, or has other details. Nothing for content, and for the bin, which is recorded
 * itself. What the server writes is no news.
 */
export async function tourActivity(before: DocumentSnapshot, after: DocumentSnapshot): Promise<Happened[]> {
  if (!isThere(after) || (before.exists && !isThere(before))) return [];
  const entry = { what: text(after.get('name')), target: after.id, about: after.ref.path };
  if (!before.exists) return [{ ...entry, kind: 'tour-created' }];
  const happened: Happened[] = [];
  const collection = text(after.get('collection'));
  if (collection !== text(before.get('collection')))
    happened.push({
      ...entry,
      kind: 'tour-collected',
      whom: await nameOfTarget('collection', collection, text(after.get('organization'))),
    });
  const detail = changedDetails(tourDetails, before, after);
  if (detail !== '') happened.push({ ...entry, kind: 'tour-changed', detail });
  return happened;
}

/** Whether the points of a tour, or what is saved with them, were saved again. */
export const hasOtherPoints = (before: DocumentSnapshot, after: DocumentSnapshot): boolean =>
  isThere(before) && isThere(after) && before.get('historyId') !== after.get('historyId');

/** The same of a collection. */
export function collectionActivity(before: DocumentSnapshot, after: DocumentSnapshot): Happened | null {
  const collection = after.exists ? after : before;
  const entry = { what: text(collection.get('name')), target: collection.id, about: collection.ref.path };
  if (!after.exists) return { ...entry, kind: 'collection-deleted' };
  if (!before.exists) return { ...entry, kind: 'collection-created' };
  const detail = changedDetails(collectionDetails, before, after);
  return detail === '' ? null : { ...entry, kind: 'collection-changed', detail };
}

/** The labels of the fields that changed, each once. */
export function changedDetails(labels: Readonly<Record<string, string>>, before: DocumentSnapshot, after: DocumentSnapshot): string {
  const changed = Object.entries(labels).filter(([field]) => !isDeepEqual(before.get(field), after.get(field)));
  return [...new Set(changed.map(([, label]) => label))].join(', ');
}
