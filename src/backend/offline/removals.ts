import { storedUser } from '../auth/stored-user';

/** localStorage keys: the copies that were removed from this device, by user and main document, with the time. */
const prefix = 'removedCopy/';

const keyOf = (mainDocument: string): string => `${prefix}${storedUser()?.uid ?? ''}/${mainDocument}`;

/**
 * When the copy with this main document was removed from this device, by its user or because the server does not show it any more; null if it was
 * not, or was opened again with a network since. While it is removed nothing of it is stored, or shown without a network.
 */
export function removedAt(mainDocument: string): number | null {
  try {
    const time = localStorage.getItem(keyOf(mainDocument));
    return time === null ? null : Number(time);
  } catch {
    return null;
  }
}

/** Records that a copy was removed. */
export function markRemoved(mainDocument: string): void {
  try {
    localStorage.setItem(keyOf(mainDocument), String(Date.now()));
  } catch {
    // without storage no copy is stored either
  }
}

/** Allows to store a copy again: it was opened with a network, or its user saves it. */
export function unmarkRemoved(mainDocument: string): void {
  try {
    localStorage.removeItem(keyOf(mainDocument));
  } catch {
    // nothing was recorded
  }
}

/** Clears what is recorded of signed-in users. */
export function forgetUsersRemovals(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix) && !key.startsWith(`${prefix}/`)) localStorage.removeItem(key);
}
