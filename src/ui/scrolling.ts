import { startTransition, useEffect, useState } from 'react';

/** Time after the last scroll event until scrolling counts as stopped, in ms. */
export const scrollIdleMs = 150;

/** Scroll speed, in viewport heights per second, above which content is visible too briefly to read more than a name. */
const fastScrollHeightsPerSecond = 2;

let lastScrollY = 0;
let lastScrollAt = Number.NEGATIVE_INFINITY;
let lastPageScrollAt = Number.NEGATIVE_INFINITY;
let lastFastScrollAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function onScroll({ target }: Event): void {
  const now = performance.now();
  lastScrollAt = now;
  // a panel that scrolls inside the page
  if (target instanceof Element) return;
  const seconds = Math.min(now - lastPageScrollAt, scrollIdleMs) / 1000;
  if (Math.abs(window.scrollY - lastScrollY) > fastScrollHeightsPerSecond * window.innerHeight * seconds) lastFastScrollAt = now;
  lastScrollY = window.scrollY;
  lastPageScrollAt = now;
}
// capture: runs before the listeners that render newly visible rows
addEventListener('scroll', onScroll, { capture: true, passive: true });

/** Whether anything on the page is scrolling. */
export const isScrolling = (): boolean => performance.now() - lastScrollAt < scrollIdleMs;

const remainingMs = (): number => lastFastScrollAt + scrollIdleMs - performance.now();
const isFastScrolling = (): boolean => remainingMs() > 0;

/** Treats the page as fast-scrolling for a moment, so that typing isn't delayed by rendering full search results. */
export function markUrgent(): void {
  lastFastScrollAt = performance.now();
}

/** Whether the component was mounted during a fast scroll (or urgent input) that hasn't stopped yet. */
export function useFastScroll(): boolean {
  const [isFast, setFast] = useState(isFastScrolling);
  useEffect(() => {
    if (!isFast) return;
    const onIdle = () => setFast(false);
    listeners.add(onIdle);
    timer ??= setTimeout(notifyWhenIdle, remainingMs());
    return () => void listeners.delete(onIdle);
  }, [isFast]);
  return isFast;
}

function notifyWhenIdle(): void {
  timer = isFastScrolling() ? setTimeout(notifyWhenIdle, remainingMs()) : undefined;
  if (timer) return;
  startTransition(() => {
    for (const onIdle of listeners) onIdle();
  });
}
