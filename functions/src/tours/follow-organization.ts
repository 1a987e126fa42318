import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { text } from '@/domain/stored';
import { removeRequestsForTour } from '../access-requests/remove-requests';
import { store } from '../core/app';
import { forEachPage } from '../core/pages';
import { removeVersions } from '../publishing/remove-versions';
import type { FormerTour } from './can-copy-from';
import { moveFiles } from './move-files';
import { invitationsTo, isToTour, removeFromCollections } from './remove-tour-parts';
import { renewalRef, requestRenewal } from './renewals';
import { organizationIn, whereStored } from './stored-tour';

/**
 * Updates everything that depends on a tour's organization after it was moved: invitations of the previous organization and a collection of another
 * organization are removed, its published versions end, its files are moved, and their addresses are closed. Idempotent: can be retried after an interruption; a tour that was deleted or moved again is
 * handled in its current state.
 * @param to the new organization, at the time `moved`
 * @see ACCESS-015
 */
export async function followOrganization(former: FormerTour, to: string, moved: Timestamp): Promise<void> {
  const tour = store().doc(`tours/${former.id}`);
  await removeForeignInvitations(tour, to, moved);
  if (former.organization !== '') await removeRequestsForTour(former.organization, former.id);
  await leaveForeignCollection(tour);
  await removeFromCollections(tour);
  if (former.organization !== '' && former.organization !== to)
    await removeVersions({ organization: former.organization, tour: former.id }, moved);
  await moveFiles(tour, former, moved);
  if (former.organization === to) return;
  // whoever had an address in the former folder could tell the new one
  if (former.organization !== '') await renewalRef({ organization: former.organization, tour: former.id }).delete();
  const organization = organizationIn(await whereStored(tour));
  if (organization !== former.organization) await requestRenewal({ organization, tour: former.id }, 'moved');
}

const removeForeignInvitations = (tour: DocumentReference, to: string, moved: Timestamp): Promise<void> =>
  forEachPage(invitationsTo(tour), (invitations, transaction) => {
    for (const invitation of invitations) {
      const isOlder = invitation.createTime.valueOf() <= moved.valueOf();
      if (isToTour(invitation) && isOlder && invitation.get('organization') !== to) transaction.delete(invitation.ref);
    }
  });

/** Guests of a collection can open its tours, so a tour leaves a collection that belongs to another organization or was deleted. */
const leaveForeignCollection = (tour: DocumentReference): Promise<void> =>
  store().runTransaction(async (transaction) => {
    const now = await transaction.get(tour);
    const collection = text(now.get('collection'));
    if (collection === '') return;
    const owner = collection.includes('/')
      ? undefined
      : (await transaction.get(store().doc(`collections/${collection}`))).get('organization');
    if (owner !== now.get('organization')) transaction.update(tour, { collection: '' });
  });
