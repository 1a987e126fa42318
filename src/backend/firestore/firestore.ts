import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { cacheOwnerKey } from '../cache/cache-owner';
import { forgetCachedLists } from '../cache/cached-lists';
import { forgetLastLook } from '../cache/last-look';
import { forgetShown } from '../cache/last-shown';
import { forgetOwnChanges } from '../cache/own-changes';
import { forgetRecentSearches } from '../cache/recent-searches';
import { config } from '../config';
import { firebaseApp } from '../firebase-app';
import { removeUsersCopies } from '../offline/users-copies';

export {
  addDoc,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  terminate,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
export { addToCache, fieldsOf, watchDoc, watchDocs, watchWritten } from './watch';

/** In bytes; large enough for the lists of an organization with thousands of tours. */
const cacheSizeBytes = 200 * 1024 * 1024;

/**
 * Opens the database. Call it only through `store()`.
 * @param owner user id, for a persistent cache that all tabs share; "" for a visitor or in a frame, for a cache in memory
 */
export function open(owner: string): Firestore {
  const { emulators } = config();
  const isPersistent = owner !== '';
  const db = initializeFirestore(firebaseApp(), isPersistent ? { localCache: persistentCache() } : {});
  if (emulators) connectFirestoreEmulator(db, emulators.host, emulators.firestore);
  if (isPersistent) clearCacheOfOtherUser(db, owner);
  return db;
}

const persistentCache = () => persistentLocalCache({ cacheSizeBytes, tabManager: persistentMultipleTabManager() });

// The SDK has one cache per browser; the next user must not see the previous user's data. Reads wait until it is cleared.
function clearCacheOfOtherUser(db: Firestore, owner: string): void {
  if (localStorage.getItem(cacheOwnerKey) === owner) return;
  forgetCachedLists();
  forgetOwnChanges();
  forgetRecentSearches();
  forgetLastLook();
  void forgetShown();
  void removeUsersCopies();
  clearIndexedDbPersistence(db)
    .then(() => localStorage.setItem(cacheOwnerKey, owner))
    .catch((error) => console.error('The cache of an earlier session was not cleared.', error));
}

/** Stops all listeners and clears the persistent cache. */
export async function forgetCache(db: Firestore): Promise<void> {
  await terminate(db);
  localStorage.removeItem(cacheOwnerKey);
  forgetCachedLists();
  forgetOwnChanges();
  forgetRecentSearches();
  await forgetShown();
  // fails in browsers without a persistent cache, where there is nothing to clear
  await clearIndexedDbPersistence(db).catch((error) => console.warn('The cache could not be emptied.', error));
}
