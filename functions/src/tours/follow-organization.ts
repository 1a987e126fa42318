import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { isOlder } from '../core/pages';
import type { FormerTour } from './may-take';
import { moveFiles } from './move-files';
import { removeFromCollections, removeInvitations } from './remove-what-is-left';

/**
 * What follows when a tour was moved to another organization: it loses the invitations of the one that it left and a collection that is not of its
 * new one, and its files come along. It can be run again, from wherever it was cut off; a tour that was deleted or moved on in the meantime is
 * treated as it is now.
 * @param to where the tour was moved
 * @see ACCESS-015
 */
export async function followOrganization(former: FormerTour, to: string, moved: Timestamp): Promise<void> {
  const tour = store().doc(`tours/${former.id}`);
  await removeInvitations(former.id, (invitation) => invitation.get('organization') !== to && isOlder(invitation, moved));
  await leaveForeignCollection(tour);
  await removeFromCollections(tour);
  await moveFiles(tour, former, moved);
}

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
