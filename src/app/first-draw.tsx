import { type ReactNode, use, useEffect } from 'react';
import { busyUntilShown } from '@/backend/idle';

/** How long index.html stands before the placeholder of a page does, in milliseconds since the page began. */
const patience = 2000;

let overdue: Promise<void> | null = null;
let tellShown = () => {};

/**
 * From now on the page is drawn once, with its content: until then, index.html stands. What is drawn and then replaced costs twice, and React
 * shows what replaces a placeholder up to 300 ms late.
 */
export function waitForContent(): void {
  overdue = new Promise((resolve) => setTimeout(resolve, Math.max(0, patience - performance.now())));
  tellShown = busyUntilShown();
  // what is loaded when the page is idle must not wait for ever
  overdue.then(tellShown);
}

/** In place of what is still loading. While nothing has been drawn yet it keeps React waiting, unless that takes too long. */
export function Placeholder({ children }: { children: ReactNode }) {
  if (overdue) use(overdue);
  return children;
}

/** Tells that there is content: later placeholders are shown at once. */
export function Drawn() {
  useEffect(() => {
    overdue = null;
    tellShown();
  }, []);
  return null;
}
