import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { config } from './config';
import { firebaseApp } from './firebase-app';
import { isFramed } from './framed';
import { forgetHeldLists } from './held-lists';
import { forgetSeen } from './last-seen';

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
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';

/** Bytes: the lists of an organization with thousands of tours stay on the device whole. */
const cacheSize = 200 * 1024 * 1024;

/** localStorage key: whose documents the cache on disk holds. */
const ownerKey = 'cacheOwner';

/**
 * Opens the database, with a cache on disk that all tabs share. Only through `store()`.
 * @param owner id of who is signed in, "" for a visitor
 */
export function open(owner: string): Firestore {
  const { emulators } = config();
  // a frame may share its storage with the tabs of somebody who is signed in, whose copies and unsent changes are not its own: it keeps none
  const settings = isFramed()
    ? {}
    : { localCache: persistentLocalCache({ cacheSizeBytes: cacheSize, tabManager: persistentMultipleTabManager() }) };
  const db = initializeFirestore(firebaseApp(), settings);
  if (emulators) connectFirestoreEmulator(db, emulators.host, emulators.firestore);
  if (!isFramed()) forgetOthers(db, owner);
  return db;
}

// The SDK keeps one cache for whoever uses this browser: the next person must not see a page of the one before. Reads wait for it.
function forgetOthers(db: Firestore, owner: string): void {
  if (localStorage.getItem(ownerKey) === owner) return;
  forgetHeldLists();
  void forgetSeen();
  clearIndexedDbPersistence(db)
    .then(() => localStorage.setItem(ownerKey, owner))
    .catch((error) => console.error('The cache of an earlier session was not cleared.', error));
}

/** Ends all listeners and empties the cache on disk. */
export async function forgetCache(db: Firestore): Promise<void> {
  await terminate(db);
  localStorage.removeItem(ownerKey);
  forgetHeldLists();
  await forgetSeen();
  // Where the browser has no such cache this is refused, and there is nothing to forget.
  await clearIndexedDbPersistence(db).catch((error) => console.warn('The cache could not be emptied.', error));
}
