import { type DocumentReference, FieldValue, type QueryDocumentSnapshot, type Timestamp } from 'firebase-admin/firestore';
import { kindOfInvitation } from '@/domain/collaboration/document-ids';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { removeFiles } from '../core/file-service';
import { forEachPage, isOlder, removeBelow } from '../core/pages';
import { tourFolder } from './file-addresses';
import type { FormerTour } from './may-take';
import { leaveFilesToCopies } from './take-own-files';

/**
 * Removes what a deleted tour leaves behind: everything below it, the invitations to it, its place in collections, and its files, once its
 * copies have theirs. What is newer than the deletion stays: it belongs to a tour that was given the id in the meantime, and such a tour gets
 * nothing of the old one. Each step looks for what is still there, so that it can be run again, from wherever it was cut off, until nothing is left.
 * @see TOUR-060
 */
export async function removeTourParts(former: FormerTour, deleted: Timestamp): Promise<void> {
  const tour = store().doc(`tours/${former.id}`);
  await removeInvitations(former.id, (invitation) => isOlder(invitation, deleted));
  await removeBelow(tour, deleted);
  await removeFromCollections(tour);
  await leaveFilesToCopies(former);
  if (former.organization !== '') await removeFiles(tourFolder(former.organization, former.id), deleted);
}

/** The same for a tour of the older layout, `organizations/{organization}/tours/{tour}`. @see MODEL-098 */
export async function removeOlderTourParts(tour: DocumentReference, deleted: Timestamp): Promise<void> {
  await removeBelow(tour, deleted);
  await removeFiles(`${tour.path}/`, deleted);
}

/** Removes those invitations to a tour of which this is so. @see MODEL-044 MODEL-045 */
export const removeInvitations = (tour: string, isMeant: (invitation: QueryDocumentSnapshot) => boolean): Promise<void> =>
  forEachPage(store().collection('collaboration').where('tour', '==', tour), (invitations, transaction) => {
    for (const invitation of invitations) if (isToTour(invitation) && isMeant(invitation)) transaction.delete(invitation.ref);
  });

/** A collection may have the id of the tour. What an invitation opens is said by its id; only older ones say it by their type. */
const isToTour = (invitation: QueryDocumentSnapshot): boolean =>
  (kindOfInvitation(invitation.id) ?? (text(invitation.get('type')) || 'tour')) === 'tour';

/** Takes a tour out of the order of every collection that it is not in. */
export const removeFromCollections = (tour: DocumentReference): Promise<void> =>
  forEachPage(store().collection('collections').where('sortOrder', 'array-contains', tour.id), async (collections, transaction) => {
    const now = await transaction.get(tour);
    for (const { id, ref } of collections)
      if (now.get('collection') !== id) transaction.update(ref, { sortOrder: FieldValue.arrayRemove(tour.id) });
  });
