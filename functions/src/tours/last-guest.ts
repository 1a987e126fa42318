import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { kindOfInvitation } from '@/domain/collaboration/document-ids';
import { dayMs } from '@/domain/durations';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { renewalRef, requestRenewal, type TourRef } from './renewals';

/** How long ago invitations may have ended that are looked at again: purges that fail are made up for. */
const endedWithinMs = 7 * dayMs;

/**
 * Closes the file addresses of private tours that nobody outside may open any more, once the last invitation to them, or to their collection, is
 * removed or has ended: former guests had them. Of an invitation that ended, nothing happens if they were closed since.
 * @param invitation as it was before its deletion, or as it ended
 */
export async function followLastGuest(invitation: DocumentSnapshot): Promise<void> {
  const [target, organization] = [text(invitation.get('tour')), text(invitation.get('organization'))];
  if (target === '' || target.includes('/') || organization === '') return;
  const isCollection = isToCollection(invitation);
  if (await hasGuests(target, organization, isCollection)) return;
  for (const tour of isCollection ? await toursIn(target, organization) : [await store().doc(`tours/${target}`).get()]) {
    const isHere = text(tour.get('organization')) === organization && tour.get('public') !== true;
    const other = text(tour.get('collection'));
    const hasOthers = isCollection
      ? await hasGuests(tour.id, organization, false)
      : other !== '' && (await hasGuests(other, organization, true));
    const ref = { organization, tour: tour.id };
    if (isHere && !hasOthers && !(await isClosedSince(ref, invitation.get('expires')))) await requestRenewal(ref, 'revoked');
  }
}

/** The same for all invitations that ended by their date in the last days. */
export async function followEndedGuests(now = new Date()): Promise<void> {
  const invitations = store().collection('collaboration');
  const ended = invitations.where('expires', '>', new Date(now.getTime() - endedWithinMs)).where('expires', '<=', now);
  for (const invitation of (await ended.get()).docs) await followLastGuest(invitation);
}

/** Whether the file addresses of a tour were closed after an invitation had ended; not if it has no end, or one to come. */
async function isClosedSince(ref: TourRef, end: unknown): Promise<boolean> {
  if (!(end instanceof Timestamp)) return false;
  const requestedAt: unknown = (await renewalRef(ref).get()).get('requestedAt');
  return requestedAt instanceof Timestamp && requestedAt >= end;
}

/** Whether an invitation of the organization opens this tour or collection; those to both are found by the same field. */
async function hasGuests(target: string, organization: string, isCollection: boolean): Promise<boolean> {
  const { docs } = await store().collection('collaboration').where('tour', '==', target).select('type', 'organization', 'expires').get();
  return docs.some((other) => {
    const expires: unknown = other.get('expires');
    const isActive = !(expires instanceof Timestamp) || expires.toMillis() > Date.now();
    return isActive && text(other.get('organization')) === organization && isToCollection(other) === isCollection;
  });
}

const isToCollection = (invitation: DocumentSnapshot): boolean =>
  (kindOfInvitation(invitation.id) ?? text(invitation.get('type'))) === 'collection';

const toursIn = async (collection: string, organization: string): Promise<DocumentSnapshot[]> =>
  (
    await store()
      .collection('tours')
      .where('organization', '==', organization)
      .where('collection', '==', collection)
      .select('organization', 'public', 'collection')
      .get()
  ).docs;
