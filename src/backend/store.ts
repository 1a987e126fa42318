import { AppError } from '@/domain/app-error';
import { rememberedUser, whenSignedIn } from './auth/remembered';
import { signedInUid } from './auth/signed-in';

/** The opened database `db`, whether its cache is on disk, and the functions of the SDK and of `watch.ts` that work on it. */
export type Store = Omit<typeof import('./firestore'), 'open'> & {
  db: ReturnType<typeof import('./firestore')['open']>;
  isPersistent: boolean;
};

let opening: Promise<Store> | undefined;
/** The id of whose it is, "" for a visitor, whose cache is in memory; null while it is not open. */
let owner: string | null = null;
const listeners = new Set<(reopens: boolean) => void>();

/** Whether the database is there, so that asking it costs no wait. */
export const isStoreOpen = (): boolean => owner !== null;

/**
 * The database, whose code comes when it is first needed: `const { db, doc, updateDoc } = await store();` After a visitor has signed in it is
 * another one, with a cache on disk: what waits to be sent is never in memory alone.
 * @throws AppError `unavailable` when the code does not arrive, `unauthenticated` when somebody else is signed in than this page began with, or
 * nobody any more; the next call asks again
 */
export function store(): Promise<Store> {
  const visitors = owner === '' && rememberedUser() ? opening : undefined;
  if (visitors) {
    opening = guarded(visitors.then(({ db, terminate }) => terminate(db)).then(load));
    close(true);
  }
  opening ??= guarded(load());
  return opening;
}

whenSignedIn(() => {
  // who listens is told when this fails
  if (owner === '') store().catch(() => undefined);
});

/** Calls back when the database closes, before its listeners fail, with whether it is opened again. Returns what ends it. */
export function whenStoreCloses(listener: (reopens: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How long the cache on disk may take to go, in milliseconds: a tab that is just opening it can be in the way for as long as it is there. */
const forgettingMs = 3000;

/** Ends all listeners and empties the cache on disk. The page must be loaded anew afterwards. */
export async function forgetStore(): Promise<void> {
  const { db, forgetCache } = await store();
  close(false);
  await Promise.race([forgetCache(db), new Promise((resolve) => setTimeout(resolve, forgettingMs))]);
  opening = undefined;
}

function close(reopens: boolean): void {
  owner = null;
  for (const listener of [...listeners]) listener(reopens);
}

async function load(): Promise<Store> {
  const begun = rememberedUser();
  const [{ open, ...sdk }] = await Promise.all([import('./firestore'), signedInUid()]);
  // again, because somebody may have signed in while the code was on its way
  const uid = await signedInUid();
  // The page is about to be loaded anew. To open for anybody else would empty the cache, with what waits in it to be sent.
  if (begun && begun.uid !== uid) throw new AppError('unauthenticated', 'You are signed out. Sign in again.');
  const db = open(uid);
  owner = uid;
  return { ...sdk, db, isPersistent: uid !== '' };
}

function guarded(loading: Promise<Store>): Promise<Store> {
  return loading.catch((cause: unknown) => {
    opening = undefined;
    if (cause instanceof AppError) throw cause;
    throw new AppError('unavailable', 'A part of Loggia did not arrive. Check your connection, then try again.', { cause });
  });
}
