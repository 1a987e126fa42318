import { type DocumentReference, FieldPath, FieldValue, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isRecord } from '@/domain/stored';
import { store } from '../core/app';
import { removeFiles } from '../core/files';
import { leaveFilesToCopies } from './take-own-files';

/** How many documents are read at a time. */
const page = 300;

/**
 * Removes what a deleted tour leaves behind: everything below it, the invitations to it, its place in collections, and its files, once its
 * copies have theirs. Each step looks for what is still there, so that it can be run again, from wherever it was cut off, until nothing is
 * left. A tour that exists again keeps everything.
 */
export async function removeTourParts(tour: DocumentReference, organization: string): Promise<void> {
  if ((await tour.get()).exists) return;
  await removeBelow(tour);
  await removeInvitations(tour.id);
  await removeFromCollections(tour.id);
  await leaveFilesToCopies(tour.id);
  if (organization !== '') await removeFiles(`organizations/${organization}/tour/${tour.id}/`);
}

/** The same for a tour of the older layout, `organizations/{organization}/tours/{tour}`. @see MODEL-098 */
export async function removeOlderTourParts(tour: DocumentReference): Promise<void> {
  if ((await tour.get()).exists) return;
  await removeBelow(tour);
  await removeFiles(`${tour.path}/`);
}

/** The document itself is left alone: somebody may write it again meanwhile. */
async function removeBelow(document: DocumentReference): Promise<void> {
  for (const collection of await document.listCollections()) await store().recursiveDelete(collection);
}

/** An invitation to a collection may name the collection in the same field: it has another type. @see MODEL-044 MODEL-045 */
const removeInvitations = (tour: string): Promise<void> =>
  forEachPage(store().collection('collaboration').where('tour', '==', tour), async (invitations) => {
    const batch = store().batch();
    for (const { ref } of invitations.filter((invitation) => invitation.get('type') !== 'collection')) batch.delete(ref);
    await batch.commit();
  });

const removeFromCollections = (tour: string): Promise<void> =>
  forEachPage(store().collection('collections').where('sortOrder', 'array-contains', tour), async (collections) => {
    await Promise.all(collections.map(({ ref }) => ref.update({ sortOrder: FieldValue.arrayRemove(tour) }).catch(passOverGone)));
  });

const notFound = 5;

/** A collection that was deleted meanwhile needs no change. */
function passOverGone(error: unknown): void {
  if (!isRecord(error) || error.code !== notFound) throw error;
}

async function forEachPage(query: Query, work: (documents: readonly QueryDocumentSnapshot[]) => Promise<void>): Promise<void> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(page);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? ordered.startAfter(last) : ordered).get();
    if (docs.length > 0) await work(docs);
    last = docs.at(-1);
  } while (last);
}
