/** localStorage key: the user whose documents are in the persistent cache. */
export const cacheOwnerKey = 'cacheOwner';

/** Whether this device has the documents of a signed-in user; false if storage is unavailable, where nothing is persisted. */
export function hasUsersCache(): boolean {
  try {
    return localStorage.getItem(cacheOwnerKey) !== null;
  } catch {
    return false;
  }
}
