let contentShown: Promise<void> = Promise.resolve();

/** Marks the page as busy until the returned function is called. */
export function busyUntilShown(): () => void {
  let release = () => {};
  contentShown = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/** React can delay replacing a skeleton by up to 300 ms, during which the page seems idle. */
const showDelayMs = 320;
/** Hidden pages are not painted, and busy ones never become idle, so each wait has this limit. */
const maxWaitMs = 1000;

/** Resolves when the latest content is painted and the page is idle, or when the waits time out. */
export async function whenPageIdle(): Promise<void> {
  await contentShown;
  await new Promise((resolve) => setTimeout(resolve, showDelayMs));
  await new Promise<void>((resolve) => {
    setTimeout(resolve, maxWaitMs);
    globalThis.requestAnimationFrame?.(() => setTimeout(resolve));
  });
  await new Promise<void>((resolve) => {
    // Safari does not support it
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: maxWaitMs });
    else setTimeout(resolve, 100);
  });
}
