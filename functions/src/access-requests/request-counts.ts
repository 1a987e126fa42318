import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { askAgainAt, openRequests, openRequestsMs, requestsForTourPerDay, requestsPerDay } from '@/domain/access-requests/own-request';
import { AppError } from '@/domain/app-error';
import { flag, number, records, text } from '@/domain/stored';
import { store } from '../core/app';
import { deleteFound } from '../core/pages';

type Counted = { tour: string; requestedAt: Date; isOpen: boolean };

/** What an address asked for, whatever account had it: accounts can be deleted and created again. */
export const countsOfAddress = (email: string): DocumentReference => store().doc(`requestCounts/address_${encodeURIComponent(email)}`);

/** How often a tour was asked for today, also one that does not exist, so that nobody learns of tours by the count. */
export const countsOfTour = (tour: string): DocumentReference => store().doc(`requestCounts/tour_${tour}`);

const requestsIn = (counts: DocumentSnapshot, now: Date): Counted[] =>
  records(counts.get('requests'), ({ tour, requestedAt, isOpen }) => ({
    tour: text(tour),
    requestedAt: requestedAt instanceof Timestamp ? requestedAt.toDate() : new Date(0),
    isOpen: flag(isOpen),
  })).filter(({ requestedAt }) => requestedAt.getTime() > now.getTime() - openRequestsMs);

/** The counts of an address with one more request. @throws AppError `resource-exhausted` */
export function oneMoreOfAddress(counts: DocumentSnapshot, tour: string, now: Date) {
  const requests = requestsIn(counts, now);
  const former = requests.find((request) => request.tour === tour) ?? null;
  if (askAgainAt(former, now))
    throw new AppError(
      'resource-exhausted',
      'Your last request for this tour is less than a day old. Wait for the answer, or send another one tomorrow.',
    );
  const others = requests.filter((request) => request.tour !== tour);
  if (others.filter(({ isOpen }) => isOpen).length >= openRequests)
    throw new AppError('resource-exhausted', `You have ${openRequests} open requests. Wait for an answer, then send the next one.`);
  const day = oneMoreToday(
    counts,
    now,
    requestsPerDay,
    `You requested access to ${requestsPerDay} tours today. Send more requests tomorrow.`,
  );
  return { ...day, requests: [...others, { tour, requestedAt: now, isOpen: true }] };
}

/** The counts of a tour with one more request. @throws AppError `resource-exhausted` */
export const oneMoreOfTour = (counts: DocumentSnapshot, now: Date) =>
  oneMoreToday(counts, now, requestsForTourPerDay, 'Many people requested access to this tour today. Send your request tomorrow.');

/** The counts of an address once its request for a tour is answered. */
export const decisionIn = (counts: DocumentSnapshot, tour: string, now = new Date()) => ({
  requests: requestsIn(counts, now).map((request) => (request.tour === tour ? { ...request, isOpen: false } : request)),
});

/** The count of a day (UTC). */
function oneMoreToday(counts: DocumentSnapshot, now: Date, most: number, tooMany: string): { day: string; count: number } {
  const today = now.toISOString().slice(0, 10);
  const count = text(counts.get('day')) === today ? number(counts.get('count'), 0) : 0;
  if (count >= most) throw new AppError('resource-exhausted', tooMany);
  return { day: today, count: count + 1 };
}

/** Deletes the counts of addresses and tours for which nobody asked for as long as a request is open. Idempotent. */
export async function forgetRequestCounts(now = new Date()): Promise<void> {
  const day = new Date(now.getTime() - openRequestsMs).toISOString().slice(0, 10);
  await deleteFound(store().collection('requestCounts').where('day', '<', day));
}
