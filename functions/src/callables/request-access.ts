import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { isVerified } from '@/domain/access/principals';
import { accessRequestId } from '@/domain/access-requests/access-request';
import { AppError } from '@/domain/app-error';
import { text } from '@/domain/stored';
import { accessRequests, ownRequest } from '../access-requests/refs';
import { countsOfAddress, countsOfTour, oneMoreOfAddress, oneMoreOfTour } from '../access-requests/request-counts';
import { store } from '../core/app';
import { callable } from '../core/callable';

/**
 * Asks those who may invite to a tour for access to it. The answer is the same for a tour that does not exist, and is stored with the person in the
 * same way, so that nobody learns of tours by asking.
 * @throws failed-precondition without a verified address; resource-exhausted on the second time in a day, with three open requests, or when many ask
 */
export const requestAccess = callable('requestAccess', {
  run: async ({ tour, accessLevel, note, language }, caller) => {
    if (!isVerified(caller)) throw new AppError('failed-precondition', 'Verify your email address first, then ask for access.');
    const { uid, email, displayName } = caller;
    await store().runTransaction(async (transaction) => {
      const [counted, ofTour, wanted] = (await transaction.getAll(
        countsOfAddress(email),
        countsOfTour(tour),
        store().doc(`tours/${tour}`),
      )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
      const now = new Date();
      transaction.set(counted.ref, oneMoreOfAddress(counted, tour, now));
      transaction.set(ofTour.ref, oneMoreOfTour(ofTour, now));
      transaction.set(ownRequest(uid, tour), { state: 'open', accessLevel, requestedAt: FieldValue.serverTimestamp() });
      const organization = text(wanted.get('organization'));
      if (organization === '') return;
      transaction.set(accessRequests(organization).doc(accessRequestId(tour, uid)), {
        tour,
        tourName: text(wanted.get('name')),
        organization,
        uid,
        email,
        name: displayName.slice(0, maxNameLength),
        accessLevel,
        note,
        language,
        state: 'open',
        createdAt: FieldValue.serverTimestamp(),
      });
    });
    return { message: 'requested' };
  },
});

const maxNameLength = 200;
