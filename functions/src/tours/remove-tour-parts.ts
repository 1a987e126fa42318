import { type DocumentReference, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { kindOfInvitation } from '@/domain/collaboration/document-ids';
import { text } from '@/domain/stored';
import { removeRequestsForTour } from '../access-requests/remove-requests';
import { store } from '../core/app';
import { removeFiles } from '../core/file-service';
import { forEachPage, formerOwnerUntil, isFromBefore, removeFormerBelow } from '../core/pages';
import { publishedCollections, removeVersions } from '../publishing/remove-versions';
import type { FormerTour } from './can-copy-from';
import { copyFilesToCopies } from './copy-own-files';
import { tourFolder } from './file-addresses';
import { renewalRef } from './renewals';

/**
 * Deletes everything that belongs to a deleted tour: subcollections, invitations and requests for access, its place in collections, and its files, after its copies have
 * their own. If a tour with the same id was created in the meantime, its newer data is kept. Idempotent: each step searches for what still exists,
 * and can be retried after an interruption.
 * @see TOUR-060
 */
export async function removeTourParts(former: FormerTour): Promise<void> {
  const tour = store().doc(`tours/${former.id}`);
  await removeFormerInvitations(tour);
  if (former.organization !== '') await removeRequestsForTour(former.organization, former.id);
  await removeFormerBelow(tour);
  await removeFromCollections(tour);
  if (former.organization !== '')
    await removeVersions({ organization: former.organization, tour: former.id }, formerOwnerUntil(await tour.get()));
  if (former.organization !== '') await renewalRef({ organization: former.organization, tour: former.id }).delete();
  await copyFilesToCopies(former);
  if (former.organization !== '') await removeFiles(tourFolder(former.organization, former.id), formerOwnerUntil(await tour.get()));
}

/**
 * The same for a tour of the older layout, `organizations/{organization}/tours/{tour}`. Published versions have the same path, but belong to a tour of
 * today's layout with that id, whatever is deleted here.
 * @see MODEL-098
 */
export async function removeOlderTourParts(tour: DocumentReference): Promise<void> {
  await removeFormerBelow(tour, publishedCollections);
  await removeFiles(`${tour.path}/`, formerOwnerUntil(await tour.get()));
}

const removeFormerInvitations = (tour: DocumentReference): Promise<void> =>
  forEachPage(invitationsTo(tour), async (invitations, transaction) => {
    const now = await transaction.get(tour);
    for (const invitation of invitations) if (isToTour(invitation) && isFromBefore(invitation, now)) transaction.delete(invitation.ref);
  });

/** All invitations with this id as target, including those to a collection with that id. */
export const invitationsTo = (tour: DocumentReference) => store().collection('collaboration').where('tour', '==', tour.id);

/** The kind of an invitation is part of its id; only the oldest ones have it in their type. @see MODEL-044 MODEL-045 */
export const isToTour = (invitation: QueryDocumentSnapshot): boolean =>
  (kindOfInvitation(invitation.id) ?? (text(invitation.get('type')) || 'tour')) === 'tour';

/** Removes a tour from the order of every collection that it is not in. */
export const removeFromCollections = (tour: DocumentReference): Promise<void> =>
  forEachPage(store().collection('collections').where('sortOrder', 'array-contains', tour.id), async (collections, transaction) => {
    const now = await transaction.get(tour);
    for (const { id, ref } of collections)
      if (now.get('collection') !== id) transaction.update(ref, { sortOrder: FieldValue.arrayRemove(tour.id) });
  });
