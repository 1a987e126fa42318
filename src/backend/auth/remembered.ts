import { isFramed } from '../framed';

/** localStorage key: set while somebody is signed in here, so that a visitor's page need not load the code of accounts to learn that nobody is. */
const key = 'signedIn';

/** Whether somebody was signed in when this browser last knew; where it may keep nothing, somebody might be. */
export const mayBeSignedIn = (): boolean => remembered() ?? true;

/** The same, but only what this browser does remember: where it may keep nothing, that is nobody. */
export const isRemembered = (): boolean => remembered() ?? false;

function remembered(): boolean | null {
  if (isFramed()) return false;
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return null;
  }
}

export function rememberSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    // without storage it is asked every time
  }
  if (isSignedIn) for (const listener of [...listeners]) listener();
}

const listeners = new Set<() => void>();

/** Told once this page knows that somebody is signed in. Returns what ends it. */
export function whenSignedIn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
