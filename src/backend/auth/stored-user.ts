import { type Identity, identityFrom } from '@/domain/access/identity';
import { isRecord, oneOf, record, text } from '@/domain/stored';
import { forgetLastLook } from '../cache/last-look';
import { isFramed } from '../framed';

/** localStorage key: the last user signed in in this browser, and how their session ended. Never a token. Removed on sign-out. */
const lastUserKey = 'lastUser';

/** localStorage key: when the session began that was signed out last (`UserSession.signedInAt`). */
const signedOutKey = 'signedOut';

/** Keys of earlier versions: whether somebody is signed in, and their email address. */
const formerKeys = ['signedIn', 'session'] as const;

const endings = ['open', 'ended', 'disabled'] as const;
type LastUser = UserSession & { session: (typeof endings)[number] };

/** Who is signed in, and since when: Unix time in seconds, which the provider's tokens of one session share; null if not known. */
export type UserSession = { identity: Identity; signedInAt: number | null };

/** A session that ended without signing out. @see AUTH-056 */
export type EndedAuthSession = { email: string; disabled: boolean };

/**
 * The stored identity of the signed-in user, until the Auth SDK has restored the session; null if none is stored, and always in a frame.
 * @see docs/decisions/016-one-data-layer.md
 */
export const storedUser = (): Identity | null => storedSession()?.identity ?? null;

/** The open session of `storedUser`. */
export function storedSession(): UserSession | null {
  const last = isFramed() ? null : lastUser();
  return last?.session === 'open' ? last : null;
}

/** Whether somebody may be signed in, so that the page must wait for the Auth SDK. Also true if storage is unavailable, or contains invalid data. */
export function mayBeSignedIn(): boolean {
  if (isFramed()) return false;
  try {
    if (localStorage.getItem(lastUserKey) === null) return localStorage.getItem(formerKeys[0]) !== null;
  } catch {
    return true;
  }
  return (lastUser()?.session ?? 'open') === 'open';
}

/** The user whose session expired or was ended; null while it is open, and after signing out. */
export function endedAuthSession(): EndedAuthSession | null {
  const last = lastUser();
  if (!last || last.session === 'open') return null;
  return { email: last.identity.email, disabled: last.session === 'disabled' };
}

/** Stores the signed-in user, once the SDK has restored the session. */
export function storeUser(identity: Identity, signedInAt: number | null = null): void {
  write({ identity, signedInAt, session: 'open' });
  for (const listener of [...listeners]) listener();
}

/** Stores that the SDK found no session, and why if known, and removes what it showed last. Stores nothing after signing out. */
export function storeAuthSessionEnd(session: 'ended' | 'disabled'): void {
  forgetLastLook();
  const last = lastUser();
  if (!last) removeStoredUser();
  else if (last.session === 'open' || session === 'disabled') write({ ...last, session });
}

/** Removes the stored user on sign-out, and stores which session ended by it. */
export function storeSignOut(): void {
  const { signedInAt = null } = lastUser() ?? {};
  removeStoredUser();
  try {
    if (signedInAt !== null) localStorage.setItem(signedOutKey, String(signedInAt));
  } catch {
    // without storage there is no session to come back
  }
}

/** Whether the session that began then was signed out in this browser. */
export function isSignedOut(signedInAt: number | null): boolean {
  try {
    return signedInAt !== null && localStorage.getItem(signedOutKey) === String(signedInAt);
  } catch {
    return false;
  }
}

function removeStoredUser(): void {
  forgetLastLook();
  try {
    for (const name of [lastUserKey, ...formerKeys]) localStorage.removeItem(name);
  } catch {
    // without storage nothing was stored
  }
}

const listeners = new Set<() => void>();

/** Calls back when a user signs in, in this tab or another. Returns a function that stops listening. */
export function whenSignedIn(listener: () => void): () => void {
  const onStorage = () => {
    if (storedUser()) listener();
  };
  listeners.add(listener);
  globalThis.addEventListener?.('storage', onStorage);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', onStorage);
  };
}

function lastUser(): LastUser | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(lastUserKey) ?? 'null');
    return isRecord(stored) ? lastUserFrom(stored) : null;
  } catch {
    return null;
  }
}

function lastUserFrom({ identity, signedInAt, session }: Readonly<Record<string, unknown>>): LastUser | null {
  const { uid, email, displayName, verified, role, organization } = record(identity);
  if (text(uid) === '') return null;
  const user = { uid: text(uid), email: text(email), displayName: text(displayName) };
  return {
    identity: identityFrom(user, { email_verified: verified, role, organization }),
    signedInAt: typeof signedInAt === 'number' ? signedInAt : null,
    session: oneOf(endings, session, 'open'),
  };
}

function write(last: LastUser): void {
  try {
    localStorage.setItem(lastUserKey, JSON.stringify(last));
    for (const name of formerKeys) localStorage.removeItem(name);
  } catch {
    // without storage every page waits for the SDK; an outdated entry must not remain
    removeStoredUser();
  }
}
