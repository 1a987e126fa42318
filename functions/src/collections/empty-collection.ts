import { kindOfInvitation } from '@/domain/collaboration/document-ids';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { forEachPage, isFromBefore } from '../core/pages';

/** A collection that was deleted, as it was. */
export type FormerCollection = { id: string; organization: string };

/**
 * Removes the invitations to a deleted collection and takes its tours out of it, so that a collection that is given the same id opens nothing of
 * what was in the old one. Only what is of the collection's own organization changes; what came into a new one of that id stays there. It can be run
 * again, from wherever it was cut off.
 */
export async function emptyCollection(former: FormerCollection): Promise<void> {
  await removeInvitations(former);
  await takeToursOut(former);
}

/** One that names no organization belongs to the collection that its id names. */
const removeInvitations = ({ id, organization }: FormerCollection): Promise<void> =>
  forEachPage(store().collection('collaboration').where('tour', '==', id), async (invitations, transaction) => {
    const now = await transaction.get(store().doc(`collections/${id}`));
    for (const invitation of invitations) {
      const kind = kindOfInvitation(invitation.id) ?? invitation.get('type');
      const isItsOwn = kind === 'collection' && [organization, ''].includes(text(invitation.get('organization')));
      if (isItsOwn && isFromBefore(invitation, now)) transaction.delete(invitation.ref);
    }
  });

// Most of a tour is not read: only what decides.
const takeToursOut = ({ id, organization }: FormerCollection): Promise<void> =>
  forEachPage(store().collection('tours').where('collection', '==', id).select('organization'), async (tours, transaction) => {
    const now = await transaction.get(store().doc(`collections/${id}`));
    const again = now.get('organization') === organization ? now.createTime : undefined;
    for (const tour of tours) {
      const isIntoNew = again !== undefined && tour.updateTime.valueOf() >= again.valueOf();
      if (tour.get('organization') === organization && !isIntoNew) transaction.update(tour.ref, { collection: '' });
    }
  });
