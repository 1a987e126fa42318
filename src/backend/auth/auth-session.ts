import { onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { type Identity, identityFrom } from '@/domain/access/identity';
import { hasUsersCache } from '../cache/cache-owner';
import { auth } from './auth';
import { codeOf, toSignInError } from './errors';
import {
  endedAuthSession,
  isSignedOut,
  mayBeSignedIn,
  storeAuthSessionEnd,
  storedSession,
  storeUser,
  type UserSession,
} from './stored-user';

/**
 * Calls back with the signed-in user, now and whenever they or their claims change; `null` is a visitor. Also stores them in this browser. @returns a
 * function that stops watching
 * @see AUTH-034 AUTH-035 AUTH-056
 */
export function watchIdentity(next: (identity: Identity | null) => void, failed: (error: unknown) => void): () => void {
  let latest = 0;
  let before: User | null = null;
  return onIdTokenChanged(auth(), async (user) => {
    latest += 1;
    const change = latest;
    try {
      if (!user) await recordAuthSessionEnd(before);
      before = user;
      const session = user && (await sessionOf(user));
      if (change !== latest) return;
      // A tab that began or renewed its token while another one signed out stores the session again, which would sign every tab in again.
      if (session && isSignedOut(session.signedInAt)) return await signOut(auth());
      if (session) storeUser(session.identity, session.signedInAt);
      next(session?.identity ?? null);
    } catch (error) {
      if (change === latest) failed(toSignInError(error));
    }
  });
}

// Offline, an expired token cannot be renewed: what is stored stays. The server checks again once it can be reached.
async function sessionOf(user: User): Promise<UserSession> {
  try {
    const { claims } = await user.getIdTokenResult();
    return { identity: identityFrom(user, claims), signedInAt: Number(claims.auth_time) || null };
  } catch (error) {
    const stored = storedSession();
    if (stored?.identity.uid === user.uid && codeOf(error) === 'auth/network-request-failed') return stored;
    throw error;
  }
}

async function recordAuthSessionEnd(before: User | null): Promise<void> {
  const hasSignedOut = !mayBeSignedIn() && !endedAuthSession();
  if (hasSignedOut && before) await clearThisTab();
  if (hasSignedOut) return;
  storeAuthSessionEnd('ended');
  if (!before) return forgetUsersData();
  // The provider ends a disabled account's session on the next token refresh without a reason; a forced refresh returns the reason.
  await before?.getIdToken(true).catch((error) => {
    if (codeOf(error) === 'auth/user-disabled') storeAuthSessionEnd('disabled');
  });
}

// Signing out in another tab must clear this one too: it may have opened the database since, and written to its cache.
async function clearThisTab(): Promise<void> {
  const { isStoreOpen, forgetStore } = await import('../firestore/store');
  if (isStoreOpen()) await forgetStore().catch((error) => console.warn('Couldn’t clear the cache on this device.', error));
}

// A start without a session doesn't say why it ended, and may be that of a disabled account: what it could open goes from this device. Drafts stay.
async function forgetUsersData(): Promise<void> {
  if (!hasUsersCache()) return;
  const { forgetStore, removeUsersCopies } = await import('../firestore/store');
  // the store may just have been opening for the user of before, which fails
  await forgetStore()
    .catch(forgetStore)
    .catch((error) => console.warn('Couldn’t clear the cache on this device.', error));
  await removeUsersCopies();
}
