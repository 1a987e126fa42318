import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { isVerified } from '@/domain/access/principals';
import { accessRequestId } from '@/domain/access-requests/access-request';
import { askAgainAt, requestsPerDay } from '@/domain/access-requests/own-request';
import { AppError } from '@/domain/app-error';
import { number, text } from '@/domain/stored';
import { accessRequests, ownRequest } from '../access-requests/refs';
import { store } from '../core/app';
import { callable } from '../core/callable';

/**
 * Asks those who may invite to a tour for access to it. The answer is the same for a tour that does not exist, and is stored with the person in the
 * same way, so that nobody learns of tours by asking.
 * @throws failed-precondition without a verified address, resource-exhausted on the second time in a day
 */
export const requestAccess = callable('requestAccess', {
  run: async ({ tour, accessLevel, note }, caller) => {
    if (!isVerified(caller)) throw new AppError('failed-precondition', 'Verify your email address first, then ask for access.');
    const { uid, email, displayName } = caller;
    await store().runTransaction(async (transaction) => {
      const [own, counted, wanted] = (await transaction.getAll(
        ownRequest(uid, tour),
        store().doc(`requestCounts/${uid}`),
        store().doc(`tours/${tour}`),
      )) as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
      const now = new Date();
      confirmMayRequest(own, now);
      transaction.set(counted.ref, oneMore(counted, now));
      transaction.set(own.ref, { state: 'open', accessLevel, requestedAt: FieldValue.serverTimestamp() });
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
        state: 'open',
        createdAt: FieldValue.serverTimestamp(),
      });
    });
    return { message: 'requested' };
  },
});

const maxNameLength = 200;

function confirmMayRequest(own: DocumentSnapshot, now: Date): void {
  const requestedAt: unknown = own.get('requestedAt');
  if (requestedAt instanceof Timestamp && askAgainAt({ requestedAt: requestedAt.toDate() }, now))
    throw new AppError(
      'resource-exhausted',
      'Your last request for this tour is less than a day old. Wait for the answer, or send another one tomorrow.',
    );
}

/** The count of a day (UTC), in one document for each person. */
function oneMore(counted: DocumentSnapshot, now: Date): { day: string; count: number } {
  const today = now.toISOString().slice(0, 10);
  const count = text(counted.get('day')) === today ? number(counted.get('count'), 0) : 0;
  if (count >= requestsPerDay)
    throw new AppError('resource-exhausted', `You requested access to ${requestsPerDay} tours today. Send more requests tomorrow.`);
  return { day: today, count: count + 1 };
}
