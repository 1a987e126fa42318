import { type OwnRequest, ownRequestFrom } from '@/domain/access-requests/own-request';
import type { TourId, UserId } from '@/domain/ids';
import { docOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import type { Source } from '../live/source';

/** users/{uid}/accessRequests/{tour}: for the person who asked. */
const ownRequests = (uid: UserId): Source<OwnRequest> => ({ path: `users/${uid}/accessRequests`, read: ownRequestFrom });

/** What a user asked for a tour, and the answer; null if they never asked. */
export const ownRequestQuery = (user: UserId, tour: TourId) =>
  liveQuery(['own-access-request', user, tour], docOf(ownRequests(user), tour));
