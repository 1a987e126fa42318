import type { UserId } from '../ids';
import { texts } from '../stored';
import { storedObject } from '../stored-object';

// What people searched for in this browser: a JSON object of lists by user, the latest first.

const most = 8;

/** The latest searches of this user. */
export const recentSearches = (stored: string | null, user: UserId): string[] => texts(storedObject(stored)[user]);

/** The stored searches with this one as the latest. Those of other users go: whoever signs in on the device begins anew. */
export const withRecentSearch = (stored: string | null, user: UserId, query: string): string =>
  JSON.stringify({ [user]: [query, ...recentSearches(stored, user).filter((each) => each !== query)].slice(0, most) });
