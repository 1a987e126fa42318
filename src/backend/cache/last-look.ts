/** localStorage key: how the list of tours looked last in this browser, which src/start/early.js draws. Removed when the session ends. */
export const lastLookKey = 'lastLook';

/** Removes the look from this device. Does nothing if storage isn't available. */
export function forgetLastLook(): void {
  try {
    localStorage.removeItem(lastLookKey);
  } catch {
    // nothing is stored then
  }
}
