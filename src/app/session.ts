import { useEffect, useSyncExternalStore } from 'react';
import { mayBeSignedIn, rememberedUser, whenSignedIn } from '@/backend/auth/remembered';
import { accountsNeeded } from '@/backend/auth/signed-in';
import type { Identity } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';

/** Who is signed in: not known yet, known, or not to be found out. */
export type Session = { state: 'unknown' } | { state: 'known'; identity: Identity | null } | { state: 'failed'; error: unknown };

const atStart = rememberedUser();
let session: Session = atStart ? { state: 'known', identity: atStart } : { state: 'unknown' };
let isWatching = false;
const listeners = new Set<() => void>();

/** The session, live, for as long as the page lives: going from one area to another does not ask again. The first who wants to know starts it. */
export function useSession(): Session {
  useEffect(watch, []);
  return useSyncExternalStore(subscribe, () => session);
}

/** The same for a visitor's page: while this browser remembers nobody, nobody is signed in, and no code of accounts is loaded to ask. */
export function useVisitorSession(): Session {
  useEffect(() => {
    if (mayBeSignedIn()) watch();
    // a refused visitor turns out to be signed in after all
    void accountsNeeded.then(watch);
    return whenSignedIn(watch);
  }, []);
  return useSyncExternalStore(subscribe, () => (session.state === 'unknown' && !mayBeSignedIn() ? nobody : session));
}

const nobody: Session = { state: 'known', identity: null };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  begin().catch(failed);
}

/** How long a page has to begin with what it asks for itself. */
const headStartMs = 2000;

/**
 * Whom this browser remembers is believed at once, so that nothing waits for the SDK of accounts. That is loaded when somebody needs it, else once
 * the page is shown; what it says then counts.
 */
async function begin(): Promise<void> {
  const remembered = rememberedUser();
  if (session.state === 'unknown' && remembered) become({ state: 'known', identity: remembered });
  const { watchIdentity } = await (remembered ? accountsLater() : accounts());
  watchIdentity(known, failed);
}

const accounts = () => import('@/backend/auth/session');

async function accountsLater(): ReturnType<typeof accounts> {
  const { retryUntilLoaded, whenShown } = await import('@/backend/deferred-import');
  const begun = new Promise((resolve) => setTimeout(resolve, headStartMs)).then(whenShown);
  await Promise.race([accountsNeeded, begun]);
  return retryUntilLoaded(accounts);
}

function known(identity: Identity | null): void {
  // Another person, or nobody any more: start over, so that nothing of the first one stays in memory.
  const before = session.state === 'known' ? session.identity : null;
  if (before && before.uid !== identity?.uid) window.location.reload();
  else if (session.state !== 'known' || !isSamePerson(session.identity, identity)) become({ state: 'known', identity });
}

// Both are made in one place, with their fields in the same order.
const isSamePerson = (one: Identity | null, other: Identity | null): boolean => JSON.stringify(one) === JSON.stringify(other);

function failed(error: unknown): void {
  const isMissingCode = error instanceof TypeError;
  become({
    state: 'failed',
    error: isMissingCode
      ? new AppError('unavailable', 'A part of Loggia did not arrive. Check your connection, then try again.', { cause: error })
      : error,
  });
}

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}
