import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { kindOfInvitation } from '@/domain/collaboration/document-ids';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { requestRenewal } from './renewals';

/**
 * Closes the file addresses of private tours that nobody outside may open any more, once the last invitation to them, or to their collection, is
 * removed: former guests had them.
 * @param invitation as it was before its deletion
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
    if (isHere && !hasOthers) await requestRenewal({ organization, tour: tour.id }, 'revoked');
  }
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
