import { mayBeSignedIn } from './auth/remembered';

/** localStorage key: the lists and documents that the SDK's cache on disk has whole, since it was last emptied, the latest last. */
const key = 'heldLists';

/** More names than these are not stored; what is forgotten is requested again. */
const maxNames = 500;

/** Whether the SDK's cache on disk has all of this list or document, and not just what other pages left there. Of a visitor it has nothing. */
export const isCached = (name: string): boolean => mayBeSignedIn() && names().includes(name);

/** Notes that the SDK's cache on disk now has all of this list. */
export function markCached(name: string): void {
  const known = names();
  if (known.includes(name)) return;
  try {
    localStorage.setItem(key, JSON.stringify([...known, name].slice(-maxNames)));
  } catch {
    // without storage it is requested again on the next visit
  }
}

/** Forgets all of it, together with the cache. */
export const forgetCachedLists = (): void => localStorage.removeItem(key);

function names(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
