import { startTransition, useEffect, useState } from 'react';

/** How long the page goes on rushing by after it last did, in milliseconds. */
const rest = 150;

/** How many of its heights the page moves in a second when it rushes by: of what is in sight for half a second nobody reads more than the name. */
const rush = 2;

let place = 0;
let movedAt = Number.NEGATIVE_INFINITY;
let rushedAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function noteScroll(): void {
  const now = performance.now();
  const seconds = Math.min(now - movedAt, rest) / 1000;
  if (Math.abs(window.scrollY - place) > rush * window.innerHeight * seconds) rushedAt = now;
  place = window.scrollY;
  movedAt = now;
}
// before anybody draws what comes into sight
addEventListener('scroll', noteScroll, { capture: true, passive: true });

const rushesFor = (): number => rushedAt + rest - performance.now();
const isRushing = (): boolean => rushesFor() > 0;

/** Somebody types: the next letter is not to wait for more of the answers to this one than is read of them. */
export function hurry(): void {
  rushedAt = performance.now();
}

/** Whether what is drawn with this has come into sight in a hurry or while the page rushes by, which has not come to rest since. */
export function usePassing(): boolean {
  const [isPassing, setPassing] = useState(isRushing);
  useEffect(() => {
    if (!isPassing) return;
    const stay = () => setPassing(false);
    waiting.add(stay);
    timer ??= setTimeout(stayOrWait, rushesFor());
    return () => void waiting.delete(stay);
  }, [isPassing]);
  return isPassing;
}

function stayOrWait(): void {
  timer = isRushing() ? setTimeout(stayOrWait, rushesFor()) : undefined;
  if (timer) return;
  startTransition(() => {
    for (const stay of waiting) stay();
  });
}
