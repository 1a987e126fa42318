/** localStorage key: set while somebody is signed in here, so that a visitor's page need not load the code of accounts to learn that nobody is. */
const key = 'signedIn';

/** Whether somebody was signed in when this browser last knew; where it may keep nothing, somebody might be. */
export function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
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
