import { type AccessLevel, accessLevels } from '../access/invitations';
import { dayMs } from '../durations';
import { type TourId, tourId } from '../ids';
import { date, oneOf, type Stored } from '../stored';
import { type RequestState, requestStates } from './access-request';

/**
 * `users/{uid}/accessRequests/{tour}`: the same for the person who asked. It has nothing of the tour, so that asking tells nobody whether a tour exists.
 */
export type OwnRequest = { tour: TourId; state: RequestState; accessLevel: AccessLevel; requestedAt: Date | null };

export const ownRequestFrom = (id: string, stored: Stored): OwnRequest => ({
  tour: tourId(id),
  state: oneOf(requestStates, stored.state, 'open'),
  accessLevel: oneOf(accessLevels, stored.accessLevel, 'read'),
  requestedAt: date(stored.requestedAt),
});

/** Somebody may ask for a tour once in this time, in milliseconds. */
export const askAgainAfterMs = dayMs;
/** For how many tours somebody may ask on one day (UTC). */
export const requestsPerDay = 10;
/** How many requests of an address may wait for an answer at a time. */
export const openRequests = 3;
/** For how long a request without an answer counts as open, in milliseconds: nobody can answer one for a tour that does not exist. */
export const openRequestsMs = 30 * dayMs;
/** How often a tour may be asked for on one day (UTC), whoever asks. */
export const requestsForTourPerDay = 10;

/** When the person may ask for the tour again; null if they may now. */
export function askAgainAt(request: Pick<OwnRequest, 'requestedAt'> | null, now: Date): Date | null {
  if (!request?.requestedAt) return null;
  const again = new Date(request.requestedAt.getTime() + askAgainAfterMs);
  return again > now ? again : null;
}
