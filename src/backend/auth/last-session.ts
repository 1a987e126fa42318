import { isRecord, text } from '@/domain/stored';

/** localStorage key: who is signed in here, until they sign out themselves; with why, once the session ended by itself. */
const key = 'session';

/** A session that ended without anybody asking for it. @see AUTH-056 */
export type EndedSession = { email: string; disabled: boolean };

/** Remembers who is signed in, so that a session which ends by itself is told from one that somebody ended. */
export const rememberSession = (email: string): void => write({ email, disabled: false });

/** Nobody is signed in because somebody wanted that; called before every sign-out of ours. */
export function forgetSession(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // without storage nothing was remembered
  }
}

/** Notes that the session ended because the account was disabled. */
export const noteDisabled = (): void => {
  const ended = endedSession();
  if (ended) write({ ...ended, disabled: true });
};

/** Whose session ended by itself; null when nobody was signed in, or they signed out. Only meant while nobody is signed in. */
export function endedSession(): EndedSession | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isRecord(stored) ? { email: text(stored.email), disabled: stored.disabled === true } : null;
  } catch {
    return null;
  }
}

function write(session: EndedSession): void {
  try {
    localStorage.setItem(key, JSON.stringify(session));
  } catch {
    // without storage nothing is remembered, and a session that ends by itself looks like any other
  }
}
