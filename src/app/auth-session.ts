import { useEffect, useSyncExternalStore } from 'react';
import { accountsNeeded } from '@/backend/auth/signed-in';
import { mayBeSignedIn, storedUser, whenSignedIn } from '@/backend/auth/stored-user';
import type { Identity } from '@/domain/access/identity';
import { isDeepEqual } from '@/domain/same';
import { loadModule } from '@/loading/load-code';
import { retryUntilLoaded } from '@/loading/retry-until-loaded';

/** The auth session: not resolved yet, resolved, or failed. */
export type AuthSession = { state: 'unknown' } | { state: 'known'; identity: Identity | null } | { state: 'failed'; error: unknown };

const initialUser = storedUser();
let session: AuthSession = initialUser ? { state: 'known', identity: initialUser } : { state: 'unknown' };
let isWatching = false;
let isFollowingRights = false;
const listeners = new Set<() => void>();

/** The session, with live updates. The first use starts watching, which continues until the page is closed. */
export function useAuthSession(): AuthSession {
  useEffect(watch, []);
  return useSyncExternalStore(subscribe, () => session);
}

/** The same for visitors' pages: if this browser remembers no user, there is none, and the auth SDK isn't loaded. */
export function useVisitorAuthSession(): AuthSession {
  useEffect(() => {
    if (mayBeSignedIn()) watch();
    // a denied request loads the auth SDK, which may find a user
    void accountsNeeded.then(watch);
    return whenSignedIn(watch);
  }, []);
  return useSyncExternalStore(subscribe, () => (session.state === 'unknown' && !mayBeSignedIn() ? noUser : session));
}

const noUser: AuthSession = { state: 'known', identity: null };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  startWatching().catch(handleError);
}

/** Delay before loading the auth SDK, so that the page's own requests come first. */
const headStartMs = 2000;

/**
 * Trusts the remembered user first, so that nothing waits for the auth SDK. The SDK is loaded on demand or once the page is shown, and its
 * result then replaces the remembered user.
 */
async function startWatching(): Promise<void> {
  const remembered = storedUser();
  if (session.state === 'unknown' && remembered) setSession({ state: 'known', identity: remembered });
  const { watchIdentity } = await (remembered ? loadAuthDeferred() : loadAuth());
  watchIdentity(handleIdentity, handleError);
}

const importAuth = () => import('@/backend/auth/auth-session');
const loadAuth = () => loadModule(importAuth);

async function loadAuthDeferred(): ReturnType<typeof loadAuth> {
  const { whenPageSettled } = await import('@/backend/when-page-settled');
  const headStart = new Promise((resolve) => setTimeout(resolve, headStartMs)).then(whenPageSettled);
  await Promise.race([accountsNeeded, headStart]);
  return retryUntilLoaded(loadAuth);
}

function handleIdentity(identity: Identity | null): void {
  // another user, or signed out: reload, so that no data of the first user stays in memory
  const before = session.state === 'known' ? session.identity : null;
  if (before && before.uid !== identity?.uid) window.location.reload();
  else if (session.state !== 'known' || !isDeepEqual(session.identity, identity)) setSession({ state: 'known', identity });
  if (identity) followRightsOf(identity);
}

const importFollowRights = () => import('@/backend/auth/follow-rights').then((it) => it.followRights);

/** Notices at once if the user's role or organization is changed, until the page is closed: another user begins with another page. */
function followRightsOf({ uid }: Identity): void {
  if (isFollowingRights) return;
  isFollowingRights = true;
  void retryUntilLoaded(() => loadModule(importFollowRights)).then((follow) => follow(uid));
}

// both are created by the same function, so their fields are in the same order

function handleError(error: unknown): void {
  setSession({ state: 'failed', error });
}

function setSession(next: AuthSession): void {
  session = next;
  for (const listener of listeners) listener();
}
