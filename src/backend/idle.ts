/** Settles when what came last is drawn and the page has nothing to do for a moment; in any case soon. */
export async function idle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, reveal));
  await painted();
  await atRest();
}

/** React shows what takes the place of a skeleton up to 300 ms after it came, and until then the page seems to be at rest, in milliseconds. */
const reveal = 320;

/** A page that nobody sees paints nothing: it is waited for at most this long, in milliseconds, and so is a page that is never at rest. */
const patience = 1000;

const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, patience);
    globalThis.requestAnimationFrame?.(() => setTimeout(resolve));
  });

const atRest = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has none
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, 100);
  });
