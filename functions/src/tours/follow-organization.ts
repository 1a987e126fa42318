import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { forEachPage } from '../core/pages';
import type { FormerTour } from './may-take';
import { moveFiles } from './move-files';
import { invitationsTo, isToTour, removeFromCollections } from './remove-what-is-left';

/**
 * What follows when a tour was moved to another organization: it loses the invitations of the one that it left and a collection that is not of its
 * new one, and its files come along. It can be run again, from wherever it was cut off; a tour that was deleted or moved on in the meantime is
 * treated as it is now.
 * @param to where the tour was moved, at the moment `moved`
 * @see ACCESS-015
 */
export async function followOrganization(former: FormerTour, to: string, moved: Timestamp): Promise<void> {
  const tour = store().doc(`tours/${former.id}`);
  await removeForeignInvitations(tour, to, moved);
  await leaveForeignCollection(tour);
  await removeFromCollections(tour);
  await moveFiles(tour, former, moved);
}

const removeForeignInvitations = (tour: DocumentReference, to: string, moved: Timestamp): Promise<void> =>
  forEachPage(invitationsTo(tour), (invitations, transaction) => {
    for (const each of invitations) {
      const isOlder = each.createTime.valueOf() <= moved.valueOf();
      if (isToTour(each) && isOlder && each.get('organization') !== to) transaction.delete(each.ref);
    }
  });

/** A collection lets its guests into its tours: one of another organization, or one that is gone, is none for the tour. */
const leaveForeignCollection = (tour: DocumentReference): Promise<void> =>
  store().runTransaction(async (transaction) => {
    const now = await transaction.get(tour);
    const collection = text(now.get('collection'));
    if (collection === '') return;
    const home = collection.includes('/')
      ? undefined
      : (await transaction.get(store().doc(`collections/${collection}`))).get('organization');
    if (home !== now.get('organization')) transaction.update(tour, { collection: '' });
  });
