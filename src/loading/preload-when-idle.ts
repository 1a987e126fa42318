import { type Load, preload } from './load-code';
import { whenIdle } from './when-idle';

/** Leaves the network to the page's own requests first. */
const delayMs = 2000;
/** Code runs in one go when it is loaded: between two keys, it would delay the second one. */
const pauseMs = 1000;

const inputs = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Loads code piece by piece while nobody presses anything, so that what was not opened yet opens at once, also offline. @returns stops it
 */
export function preloadWhenIdle(loads: readonly Load<unknown>[]): () => void {
  const ended = new AbortController();
  let lastInput = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noteInput = () => {
    lastInput = performance.now();
  };
  for (const type of inputs) window.addEventListener(type, noteInput, { capture: true, passive: true, signal: ended.signal });
  const loadNext = async ([load, ...remaining]: typeof loads): Promise<void> => {
    if (!load) return ended.abort();
    await preload(load);
    if (!ended.signal.aborted) whenIdle(() => inPause(remaining));
  };
  const inPause = (remaining: typeof loads): void => {
    if (ended.signal.aborted) return;
    const waitMs = lastInput + pauseMs - performance.now();
    if (waitMs > 0) timer = setTimeout(() => inPause(remaining), waitMs);
    else void loadNext(remaining);
  };
  timer = setTimeout(() => whenIdle(() => inPause(loads)), delayMs);
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
