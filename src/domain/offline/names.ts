/** Names that the service worker and the app share. Cache names and the addresses below `/offline/` exist on the device only. */

/** The service worker, at the root of the site so that it serves every page. */
export const workerAddress = '/offline-worker.js';

/** Caches with the code of a build; the rest of the name is the build. */
export const appCachePrefix = 'loggia-app/';

/** Caches with the copies of signed-in users; the rest of the name is the user and the copy. */
const usersPrefix = 'loggia-user-copy/';

/** The caches of a user's copies; of visitors' without an id. */
export const copiesOf = (uid: string | undefined): string => (uid ? `${usersPrefix}${uid}/` : 'loggia-copy/');

/** Whether a cache is the copy of a signed-in user. */
export const isUsersCopy = (cache: string): boolean => cache.startsWith(usersPrefix);

/** The entry of a copy's cache that describes the copy. */
export const recordAddress = '/offline/copy';

/** The entry of a copy's cache with the response to a request for documents. @param address the request's address @param body its body */
export const documentsAddress = (address: string, body: string): string =>
  `/offline/documents?${encodeURIComponent(new URL(address).pathname + body)}`;
