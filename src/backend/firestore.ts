import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
} from 'firebase/firestore';
import { auth } from './auth/auth';
import { config, firebaseApp } from './firebase-app';
import { forgetHeldLists } from './held-lists';

/** localStorage key: whose documents the cache on disk holds. */
const ownerKey = 'cacheOwner';

/** The store, with a cache on disk that all tabs share. Only loaded once somebody is signed in or opens a public tour. */
export const db: Firestore = open();

function open(): Firestore {
  const { emulators } = config();
  const store = initializeFirestore(firebaseApp(), {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  });
  if (emulators) connectFirestoreEmulator(store, emulators.host, emulators.firestore);
  forgetOthers(store);
  return store;
}

// The SDK keeps one cache for whoever uses this browser: the next person must not see a page of the one before. Reads wait for it.
function forgetOthers(store: Firestore): void {
  const owner = auth().currentUser?.uid ?? '';
  if (localStorage.getItem(ownerKey) === owner) return;
  forgetHeldLists();
  clearIndexedDbPersistence(store)
    .then(() => localStorage.setItem(ownerKey, owner))
    .catch((error) => console.error('The cache of an earlier session was not cleared.', error));
}

/** Ends all listeners and empties the cache on disk. The page must be loaded anew afterwards. */
export async function forgetCache(): Promise<void> {
  await terminate(db);
  localStorage.removeItem(ownerKey);
  forgetHeldLists();
  // Where the browser has no such cache this is refused, and there is nothing to forget.
  await clearIndexedDbPersistence(db).catch((error) => console.warn('The cache could not be emptied.', error));
}
