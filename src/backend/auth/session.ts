import { onIdTokenChanged, type User } from 'firebase/auth';
import { type Identity, identityFrom } from '@/domain/access/identity';
import { auth } from './auth';
import { codeOf, toSignInError } from './errors';
import { endedSession, mayBeSignedIn, noteSessionEnd, rememberedUser, rememberUser } from './remembered';

/**
 * Calls back with who is signed in, now and whenever that or the claims change; `null` is a visitor. This browser remembers it.
 * @returns stops it
 * @see AUTH-035 AUTH-056
 */
export function watchIdentity(next: (identity: Identity | null) => void, failed: (error: unknown) => void): () => void {
  let latest = 0;
  let before: User | null = null;
  return onIdTokenChanged(auth(), async (user) => {
    latest += 1;
    const change = latest;
    try {
      if (!user) await noteEnd(before);
      before = user;
      const identity = user && (await identityOf(user));
      if (change !== latest) return;
      if (identity) rememberUser(identity);
      next(identity);
    } catch (error) {
      if (change === latest) failed(toSignInError(error));
    }
  });
}

// Offline, a token that has run out cannot be renewed: then they are who they were. The server decides again once it can be reached.
async function identityOf(user: User): Promise<Identity> {
  try {
    return identityFrom(user, (await user.getIdTokenResult()).claims);
  } catch (error) {
    const remembered = rememberedUser();
    if (remembered?.uid === user.uid && codeOf(error) === 'auth/network-request-failed') return remembered;
    throw error;
  }
}

async function noteEnd(before: User | null): Promise<void> {
  const hasSignedOut = !mayBeSignedIn() && !endedSession();
  if (hasSignedOut && before) await forgetHere();
  if (hasSignedOut) return;
  noteSessionEnd('ended');
  // The provider ends the session of a disabled account at the next refresh of its token and does not say why; asked again, it does.
  await before?.getIdToken(true).catch((error) => {
    if (codeOf(error) === 'auth/user-disabled') noteSessionEnd('disabled');
  });
}

// Who signs out in one tab leaves nothing in any: this one may have opened the database since, and written into its cache again.
async function forgetHere(): Promise<void> {
  const { isStoreOpen, forgetStore } = await import('../store');
  if (isStoreOpen()) await forgetStore().catch((error) => console.warn('The copies on this device could not be removed.', error));
}
