import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { forgetCachedLists } from './cached-lists';
import { config } from './config';
import { firebaseApp } from './firebase-app';
import { forgetShown } from './last-shown';

export {
  addDoc,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  terminate,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
export { addToCache, fieldsOf, watchDoc, watchDocs } from './watch';

/** Bytes: the lists of an organization with thousands of tours stay on the device whole. */
const cacheSize = 200 * 1024 * 1024;

/** localStorage key: whose documents the cache on disk holds. */
const ownerKey = 'cacheOwner';

/**
 * Opens the database. Only through `store()`.
 * @param owner id of who is signed in, with a cache on disk that all tabs share; "" for a visitor, also in a frame, whose cache is in memory
 */
export function open(owner: string): Firestore {
  const { emulators } = config();
  const isPersistent = owner !== '';
  const db = initializeFirestore(firebaseApp(), isPersistent ? { localCache: cacheOnDisk() } : {});
  if (emulators) connectFirestoreEmulator(db, emulators.host, emulators.firestore);
  if (isPersistent) forgetOthers(db, owner);
  return db;
}

const cacheOnDisk = () => persistentLocalCache({ cacheSizeBytes: cacheSize, tabManager: persistentMultipleTabManager() });

// The SDK has one cache for everybody who uses this browser: the next person must not see a page of the one before. Reads wait for it.
function forgetOthers(db: Firestore, owner: string): void {
  if (localStorage.getItem(ownerKey) === owner) return;
  forgetCachedLists();
  void forgetShown();
  clearIndexedDbPersistence(db)
    .then(() => localStorage.setItem(ownerKey, owner))
    .catch((error) => console.error('The cache of an earlier session was not cleared.', error));
}

/** Ends all listeners and empties the cache on disk. */
export async function forgetCache(db: Firestore): Promise<void> {
  await terminate(db);
  localStorage.removeItem(ownerKey);
  forgetCachedLists();
  await forgetShown();
  // Where the browser has no such cache this is refused, and there is nothing to forget.
  await clearIndexedDbPersistence(db).catch((error) => console.warn('The cache could not be emptied.', error));
}
