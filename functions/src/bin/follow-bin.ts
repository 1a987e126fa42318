import { type DocumentReference, type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { text } from '@/domain/stored';
import { isTombstone } from '@/domain/tours/tombstone';
import { store } from '../core/app';
import { forEachPage } from '../core/pages';
import { markVersions } from '../publishing/mark-versions';
import { copyOwnFiles } from '../tours/copy-own-files';
import { invitationsTo, isToTour, removeTourParts } from '../tours/remove-tour-parts';

/**
 * Follows a tour into an organization's bin and out of it. In the bin, its invitations are marked, so that no list shows them, and its
 * published versions are closed; restored, they are not;
 * deleted for good, everything that belongs to it is deleted. Acts on the current state, so it can be retried and run in any order.
 * @param binned the document in the bin, before its deletion if it was deleted
 * @see TOUR-060
 */
export async function followBin(binned: DocumentSnapshot, organization: string): Promise<void> {
  const tour = store().doc(`tours/${binned.id}`);
  const [now, current] = await Promise.all([tour.get(), binned.ref.get()]);
  if (!current.exists && !wasThere(now, binned)) {
    await removeTourParts({ id: binned.id, organization, isPublic: binned.get('tour.public') === true });
    return;
  }
  await markInvitations(tour);
  await markVersions({ organization, tour: tour.id });
  if (!isTombstone(now.data()) && text(now.get('originalTourId')) !== '') await copyOwnFiles(tour);
}

/** Whether the document is the tour that was moved into the bin, rather than a later one with its id. */
const wasThere = (tour: DocumentSnapshot, binned: DocumentSnapshot): boolean =>
  tour.createTime !== undefined && (binned.createTime === undefined || tour.createTime.valueOf() <= binned.createTime.valueOf());

const markInvitations = (tour: DocumentReference): Promise<void> =>
  forEachPage(invitationsTo(tour), async (invitations, transaction) => {
    const isBinned = isTombstone((await transaction.get(tour)).data());
    for (const invitation of invitations) {
      if (!isToTour(invitation) || (invitation.get('binned') === true) === isBinned) continue;
      transaction.update(invitation.ref, { binned: isBinned ? true : FieldValue.delete() });
    }
  });
