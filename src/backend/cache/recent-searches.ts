import { localKeys } from '@/domain/application/local-keys';

/** Forgets what was searched for on this device. Does nothing if storage isn't available. */
export function forgetRecentSearches(): void {
  try {
    localStorage.removeItem(localKeys.recentSearches);
  } catch {
    // nothing is stored then
  }
}
