import { onIdTokenChanged, type User } from 'firebase/auth';
import { type Identity, identityFrom } from '@/domain/access/identity';
import { auth } from './auth';
import { codeOf, toSignInError } from './errors';
import { endedSession, noteDisabled, rememberSession } from './last-session';

/**
 * Tells who is signed in, now and whenever that or the claims change; `null` is a visitor. While the server is out of reach, somebody whose
 * token has run out is who the old token says: what is on this device can be read, and the server decides again once it is there.
 * @returns stops it
 * @see AUTH-035 AUTH-056
 */
export function watchIdentity(next: (identity: Identity | null) => void, failed: (error: unknown) => void): () => void {
  let latest = 0;
  let before: User | null = null;
  return onIdTokenChanged(auth(), async (user) => {
    latest += 1;
    const asked = latest;
    try {
      if (!user) await noteWhyItEnded(before);
      if (!user && before && !endedSession()) await forgetHere();
      before = user;
      const identity = user && (await currentIdentity(user));
      if (identity) rememberSession(identity.email);
      if (asked === latest) next(identity);
    } catch (error) {
      if (asked === latest) failed(toSignInError(error));
    }
  });
}

async function currentIdentity(user: User): Promise<Identity> {
  try {
    return identityFrom(user, (await user.getIdTokenResult()).claims);
  } catch (error) {
    const held = codeOf(error) === 'auth/network-request-failed' ? await heldIdentity(user) : null;
    if (held) return held;
    throw error;
  }
}

// By code that is there already: the page looked with it for what to begin with.
async function heldIdentity(user: User): Promise<Identity | null> {
  const { sessionFrom } = await import('./kept-user');
  return sessionFrom(user.toJSON())?.identity ?? null;
}

// The provider ends the session of a disabled account at the next refresh of its token and does not say why; asked again, it does.
async function noteWhyItEnded(before: User | null): Promise<void> {
  if (!endedSession()) return;
  await before?.getIdToken(true).catch((error) => {
    if (codeOf(error) === 'auth/user-disabled') noteDisabled();
  });
}

// Who signs out in one tab leaves nothing in any: this one may have opened the database since, and written into it again.
async function forgetHere(): Promise<void> {
  const { isStoreOpen, forgetStore } = await import('../store');
  if (isStoreOpen()) await forgetStore().catch((error) => console.warn('The copies on this device could not be removed.', error));
}
