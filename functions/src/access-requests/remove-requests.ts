import type { Query } from 'firebase-admin/firestore';
import { store } from '../core/app';
import { forEachPage, isFromBefore } from '../core/pages';
import { accessRequests } from './refs';

/** Deletes the requests for a tour that was deleted; a newer tour with the same id keeps its own. */
export const removeRequestsForTour = (organization: string, tour: string): Promise<void> =>
  forEachPage(accessRequests(organization).where('tour', '==', tour), async (requests, transaction) => {
    const now = await transaction.get(store().doc(`tours/${tour}`));
    const isElsewhere = now.get('organization') !== organization;
    for (const request of requests) if (isElsewhere || isFromBefore(request, now)) transaction.delete(request.ref);
  });

/** Deletes what a deleted account asked for. */
export async function removeRequestsOf(uid: string): Promise<void> {
  await removeAll(store().collectionGroup('accessRequests').where('uid', '==', uid));
  await removeAll(store().collection(`users/${uid}/accessRequests`));
}

const removeAll = (query: Query): Promise<void> =>
  forEachPage(query, (requests, transaction) => {
    for (const { ref } of requests) transaction.delete(ref);
  });
