import { type Identity, identityFrom } from '@/domain/access/identity';
import { isRecord, oneOf, record, text } from '@/domain/stored';
import { isFramed } from '../framed';

/** localStorage key: who was signed in last in this browser, and how that ended. Never a token. Signing out removes it. */
const key = 'lastUser';

/** What earlier versions stored in its place: that somebody is signed in, and the email address. */
const formerKeys = ['signedIn', 'session'] as const;

const endings = ['open', 'ended', 'disabled'] as const;
type LastUser = { identity: Identity; session: (typeof endings)[number] };

/** A session that ended without anybody signing out. @see AUTH-056 */
export type EndedSession = { email: string; disabled: boolean };

/**
 * Who is signed in, as this browser remembers it, until the SDK of accounts knows; null where nobody is remembered. In a frame it is nobody.
 * @see docs/decisions/016-one-data-layer.md
 */
export function rememberedUser(): Identity | null {
  const last = isFramed() ? null : lastUser();
  return last?.session === 'open' ? last.identity : null;
}

/** Whether somebody might be signed in, so that the SDK must be waited for: also where the browser's storage is closed, and after odd content. */
export function mayBeSignedIn(): boolean {
  if (isFramed()) return false;
  try {
    if (localStorage.getItem(key) === null) return localStorage.getItem(formerKeys[0]) !== null;
  } catch {
    return true;
  }
  return (lastUser()?.session ?? 'open') === 'open';
}

/** Whose session ended by itself; null while it is open, and after somebody signed out. */
export function endedSession(): EndedSession | null {
  const last = lastUser();
  if (!last || last.session === 'open') return null;
  return { email: last.identity.email, disabled: last.session === 'disabled' };
}

/** Remembers who is signed in, once the SDK knows. */
export function rememberUser(identity: Identity): void {
  write({ identity, session: 'open' });
  for (const listener of [...listeners]) listener();
}

/** Notes that the SDK knows of nobody, and why if that is known. Nothing is noted after somebody signed out. */
export function noteSessionEnd(session: 'ended' | 'disabled'): void {
  const last = lastUser();
  if (!last) forgetUser();
  else if (last.session === 'open' || session === 'disabled') write({ ...last, session });
}

/** Somebody signs out: nobody is remembered. */
export function forgetUser(): void {
  try {
    for (const name of [key, ...formerKeys]) localStorage.removeItem(name);
  } catch {
    // without storage nothing was remembered
  }
}

const listeners = new Set<() => void>();

/** Calls back when this page learns that somebody is signed in, here or in another tab. Returns what ends it. */
export function whenSignedIn(listener: () => void): () => void {
  const onStorage = () => {
    if (rememberedUser()) listener();
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
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
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
    localStorage.setItem(key, JSON.stringify(last));
    for (const name of formerKeys) localStorage.removeItem(name);
  } catch {
    // without storage every page waits for the SDK; nothing that is no longer true stays
    forgetUser();
  }
}
