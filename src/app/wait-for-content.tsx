import { type ReactNode, use, useEffect } from 'react';
import { busyUntilShown } from '@/backend/live/when-page-idle';

/** How long index.html stays before a placeholder is shown, in ms since navigation start. */
const placeholderDelayMs = 2000;

let placeholderDelay: Promise<void> | null = null;
let notifyShown = () => {};

/**
 * Delays the first paint of React until there is content; index.html stays until then. Rendering a placeholder first costs twice, and React
 * delays the content that replaces a placeholder by up to 300 ms.
 */
export function waitForContent(): void {
  placeholderDelay = new Promise((resolve) => setTimeout(resolve, Math.max(0, placeholderDelayMs - performance.now())));
  notifyShown = busyUntilShown();
  // deferred imports must not wait forever
  placeholderDelay.then(notifyShown);
}

/** A Suspense fallback. Before the first content it suspends too, so that nothing is rendered, unless that takes too long. */
export function Placeholder({ children }: { children: ReactNode }) {
  if (placeholderDelay) use(placeholderDelay);
  return children;
}

/** Marks that content is rendered; later placeholders are shown immediately. */
export function ContentRendered() {
  useEffect(() => {
    placeholderDelay = null;
    notifyShown();
  }, []);
  return null;
}
