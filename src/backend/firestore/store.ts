import { AppError } from '@/domain/app-error';
import { loadModule } from '@/loading/load-code';
import { loadingTexts } from '@/loading/texts';
import { signedInUid } from '../auth/signed-in';
import { storedUser, whenSignedIn } from '../auth/stored-user';
import { serverErrorTexts } from '../texts';

// its code is loaded with the database's, which signing out needs anyway
export { removeUsersCopies } from '../offline/users-copies';

/** The open database `db`, whether its cache is persistent, and the functions of the SDK and `watch.ts` that use it. */
export type Store = Omit<typeof import('./firestore'), 'open'> & {
  db: ReturnType<typeof import('./firestore')['open']>;
  isPersistent: boolean;
};

const importFirestore = () => import('./firestore');

let opening: Promise<Store> | undefined;
/** User id; "" for a visitor, whose cache is in memory; null while the store is not open. */
let owner: string | null = null;
const listeners = new Set<(reopens: boolean) => void>();

/** Whether the store is open, so that using it needs no loading. */
export const isStoreOpen = (): boolean => owner !== null;

/**
 * Opens the database and loads its code on first use: `const { db, doc, updateDoc } = await store();` After a visitor signs in, it is reopened
 * with a persistent cache, so that pending writes are never in memory only.
 * @throws AppError `unavailable` when the code cannot be loaded, `unauthenticated` when the signed-in user is no longer the one this page
 * started with; the next call tries again
 */
export function store(): Promise<Store> {
  const visitorStore = owner === '' && storedUser() ? opening : undefined;
  if (visitorStore) {
    opening = withLoadErrors(visitorStore.then(({ db, terminate }) => terminate(db)).then(load));
    close(true);
  }
  opening ??= withLoadErrors(load());
  return opening;
}

whenSignedIn(() => {
  // listeners report the failure
  if (owner === '') store().catch(() => undefined);
});

/** Calls back when the store closes, before its listeners fail, with whether it will reopen. Returns a function that unsubscribes. */
export function whenStoreCloses(listener: (reopens: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How long clearing the persistent cache may take; another tab that is opening it can block this until that tab closes. */
const clearTimeoutMs = 3000;

/** Stops all listeners and clears the persistent cache. Reload the page afterwards. */
export async function forgetStore(): Promise<void> {
  const { db, forgetCache } = await store();
  close(false);
  await Promise.race([forgetCache(db), new Promise((resolve) => setTimeout(resolve, clearTimeoutMs))]);
  opening = undefined;
}

function close(reopens: boolean): void {
  owner = null;
  for (const listener of [...listeners]) listener(reopens);
}

async function load(): Promise<Store> {
  const initialUser = storedUser();
  const [{ open, ...sdk }] = await Promise.all([loadModule(importFirestore), signedInUid()]);
  // read again, because a user may have signed in while the code was loading
  const uid = await signedInUid();
  // The page is about to reload. Opening for another user would clear the cache, including its pending writes.
  if (initialUser && initialUser.uid !== uid) throw new AppError('unauthenticated', serverErrorTexts.get().signedOut);
  const db = open(uid);
  owner = uid;
  return { ...sdk, db, isPersistent: uid !== '' };
}

function withLoadErrors(loading: Promise<Store>): Promise<Store> {
  return loading.catch((cause: unknown) => {
    opening = undefined;
    if (cause instanceof AppError) throw cause;
    throw new AppError('unavailable', loadingTexts.get().failed, { cause });
  });
}
