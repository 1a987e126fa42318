import { type DocumentReference, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { kindOfInvitation } from '@/domain/collaboration/document-ids';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { removeFiles } from '../core/file-service';
import { forEachPage, formerUntil, isFromBefore, removeFormerBelow } from '../core/pages';
import { tourFolder } from './file-addresses';
import type { FormerTour } from './may-take';
import { leaveFilesToCopies } from './take-own-files';

/**
 * Removes what a deleted tour leaves behind: everything below it, the invitations to it, its place in collections, and its files, once its
 * copies have theirs. A tour that was given its id in the meantime keeps what came after it, and gets nothing of the former one. Each step looks for
 * what is still there, so that it can be run again, from wherever it was cut off, until nothing is left.
 * @see TOUR-060
 */
export async function removeTourParts(former: FormerTour): Promise<void> {
  const tour = store().doc(`tours/${former.id}`);
  await removeFormerInvitations(tour);
  await removeFormerBelow(tour);
  await removeFromCollections(tour);
  await leaveFilesToCopies(former);
  if (former.organization !== '') await removeFiles(tourFolder(former.organization, former.id), formerUntil(await tour.get()));
}

/** The same for a tour of the older layout, `organizations/{organization}/tours/{tour}`. @see MODEL-098 */
export async function removeOlderTourParts(tour: DocumentReference): Promise<void> {
  await removeFormerBelow(tour);
  await removeFiles(`${tour.path}/`, formerUntil(await tour.get()));
}

const removeFormerInvitations = (tour: DocumentReference): Promise<void> =>
  forEachPage(invitationsTo(tour), async (invitations, transaction) => {
    const now = await transaction.get(tour);
    for (const each of invitations) if (isToTour(each) && isFromBefore(each, now)) transaction.delete(each.ref);
  });

/** All that name the id of a tour, those to a collection of that id too. */
export const invitationsTo = (tour: DocumentReference) => store().collection('collaboration').where('tour', '==', tour.id);

/** What an invitation opens is said by its id; only those of the oldest form say it by their type. @see MODEL-044 MODEL-045 */
export const isToTour = (invitation: QueryDocumentSnapshot): boolean =>
  (kindOfInvitation(invitation.id) ?? (text(invitation.get('type')) || 'tour')) === 'tour';

/** Takes a tour out of the order of every collection that it is not in. */
export const removeFromCollections = (tour: DocumentReference): Promise<void> =>
  forEachPage(store().collection('collections').where('sortOrder', 'array-contains', tour.id), async (collections, transaction) => {
    const now = await transaction.get(tour);
    for (const { id, ref } of collections)
      if (now.get('collection') !== id) transaction.update(ref, { sortOrder: FieldValue.arrayRemove(tour.id) });
  });
