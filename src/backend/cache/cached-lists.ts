import { mayBeSignedIn } from '../auth/stored-user';
import { removedAt } from '../offline/removals';

/** localStorage key: names of the lists and documents that are complete in the SDK's persistent cache, oldest first. */
const cachedListsKey = 'heldLists';

/** Older names are dropped; their lists are requested again. */
const maxNames = 500;

/**
 * Whether this list or document is complete in the SDK's persistent cache, and may be shown from it: not if its copy was removed from this device.
 * Always false for visitors, who have none.
 */
export const isCached = (name: string): boolean => mayBeSignedIn() && readNames().includes(name) && removedAt(name) === null;

/** Records that this list or document is complete in the SDK's persistent cache. */
export function markCached(name: string): void {
  const cachedNames = readNames();
  if (cachedNames.includes(name)) return;
  try {
    localStorage.setItem(cachedListsKey, JSON.stringify([...cachedNames, name].slice(-maxNames)));
  } catch {
    // without storage it is requested again on the next visit
  }
}

/** Clears these records; call it when the cache is cleared. */
export const forgetCachedLists = (): void => localStorage.removeItem(cachedListsKey);

function readNames(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(cachedListsKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
