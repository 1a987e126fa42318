/**
 * Calls back when the page is idle, at the latest after this time. @returns cancels it
 * @param latestMs none where it may wait for ever
 */
export function whenIdle(callback: () => void, latestMs?: number): () => void {
  // Safari does not support it
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 100);
    return () => clearTimeout(timer);
  }
  const wait = window.requestIdleCallback(callback, latestMs === undefined ? {} : { timeout: latestMs });
  return () => window.cancelIdleCallback(wait);
}
