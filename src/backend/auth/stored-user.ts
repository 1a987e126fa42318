import { type Identity, identityFrom } from '@/domain/access/identity';
import { isRecord, oneOf, record, text } from '@/domain/stored';
import { forgetLastLook } from '../cache/last-look';
import { isFramed } from '../framed';

/** localStorage key: the last user signed in in this browser, and how their session ended. Never a token. Removed on sign-out. */
const lastUserKey = 'lastUser';

/** Keys of earlier versions: whether somebody is signed in, and their email address. */
const formerKeys = ['signedIn', 'session'] as const;

const endings = ['open', 'ended', 'disabled'] as const;
type LastUser = { identity: Identity; session: (typeof endings)[number] };

/** A session that ended without signing out. @see AUTH-056 */
export type EndedAuthSession = { email: string; disabled: boolean };

/**
 * The stored identity of the signed-in user, until the Auth SDK has restored the session; null if none is stored, and always in a frame.
 * @see docs/decisions/016-one-data-layer.md
 */
export function storedUser(): Identity | null {
  const last = isFramed() ? null : lastUser();
  return last?.session === 'open' ? last.identity : null;
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
export function storeUser(identity: Identity): void {
  write({ identity, session: 'open' });
  for (const listener of [...listeners]) listener();
}

/** Stores that the SDK found no session, and why if known, and removes what it showed last. Stores nothing after signing out. */
export function storeAuthSessionEnd(session: 'ended' | 'disabled'): void {
  forgetLastLook();
  const last = lastUser();
  if (!last) removeStoredUser();
  else if (last.session === 'open' || session === 'disabled') write({ ...last, session });
}

/** Removes the stored user on sign-out. */
export function removeStoredUser(): void {
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

function lastUserFrom({ identity, session }: Readonly<Record<string, unknown>>): LastUser | null {
  const { uid, email, displayName, verified, role, organization } = record(identity);
  if (text(uid) === '') return null;
  const user = { uid: text(uid), email: text(email), displayName: text(displayName) };
  return { identity: identityFrom(user, { email_verified: verified, role, organization }), session: oneOf(endings, session, 'open') };
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
