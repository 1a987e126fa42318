import { type Load, preload } from './load-code';

/** Leaves the network to the page's own requests first. */
const delayMs = 2000;

/** Loads code piece by piece in idle time, so that what was not opened yet opens at once, also offline. @returns stops it */
export function preloadWhenIdle(loads: readonly Load<unknown>[]): () => void {
  let isStopped = false;
  const loadNext = async ([load, ...remaining]: typeof loads) => {
    if (!load || isStopped) return;
    await preload(load);
    whenIdle(() => void loadNext(remaining));
  };
  const timer = setTimeout(() => whenIdle(() => void loadNext(loads)), delayMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/** Safari does not support `requestIdleCallback`. */
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(callback) : setTimeout(callback, 100);
