import { AppError } from '@/domain/app-error';
import { heldSession } from './auth/held-session';
import { signedInUid } from './auth/signed-in';

/** The opened database `db` and the functions of the SDK that work on it. */
export type Store = Omit<typeof import('./firestore'), 'open'> & { db: ReturnType<typeof import('./firestore')['open']> };

let loading: Promise<Store> | undefined;
let opened = false;

/** Whether the database is there, so that asking it costs no wait. */
export const isStoreOpen = (): boolean => opened;

/**
 * The database, whose code comes when it is first needed: `const { db, doc, updateDoc } = await store();`
 * @throws AppError `unavailable` when the code does not arrive, `unauthenticated` when somebody else is signed in than this page began with, or
 * nobody any more; the next call asks again
 */
export function store(): Promise<Store> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined;
    if (cause instanceof AppError) throw cause;
    throw new AppError('unavailable', 'A part of Loggia did not arrive. Check your connection, then try again.', { cause });
  });
  return loading;
}

async function load(): Promise<Store> {
  const begun = await heldSession();
  const [{ open, ...sdk }, owner] = await Promise.all([import('./firestore'), signedInUid()]);
  // The page is about to be loaded anew. To open for anybody else would empty the cache, with what waits in it to be sent.
  if (begun && begun.identity.uid !== owner) throw new AppError('unauthenticated', 'You are signed out. Sign in again.');
  const db = open(owner);
  opened = true;
  return { ...sdk, db };
}

/** How long the cache on disk may take to go, in milliseconds: a tab that is just opening it can be in the way for as long as it is there. */
const forgettingMs = 3000;

/** Ends all listeners and empties the cache on disk. The page must be loaded anew afterwards. */
export async function forgetStore(): Promise<void> {
  const { db, forgetCache } = await store();
  opened = false;
  await Promise.race([forgetCache(db), new Promise((resolve) => setTimeout(resolve, forgettingMs))]);
}
