let shown: Promise<void> = Promise.resolve();

/** From now on the page is not idle until the function that this returns is called: nothing is shown yet. */
export function busyUntilShown(): () => void {
  let release = () => {};
  shown = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/** React shows what replaces a skeleton up to 300 ms after it came, and until then the page seems to be idle. */
const revealMs = 320;
/** A page that nobody sees is not painted, and one may never be idle: each is waited for at most this long. */
const maxWaitMs = 1000;

/** Settles when what came last is painted and the page is idle; in any case soon after something is shown. */
export async function idle(): Promise<void> {
  await shown;
  await new Promise((resolve) => setTimeout(resolve, revealMs));
  await new Promise<void>((resolve) => {
    setTimeout(resolve, maxWaitMs);
    globalThis.requestAnimationFrame?.(() => setTimeout(resolve));
  });
  await new Promise<void>((resolve) => {
    // Safari has none
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: maxWaitMs });
    else setTimeout(resolve, 100);
  });
}
