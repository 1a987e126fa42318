import { type ReactNode, use, useEffect } from 'react';
import { busyUntilShown } from '@/backend/live/when-page-idle';
import { hasLastLook } from './last-look-painted';

/** How long index.html stays before a placeholder is shown, in ms since navigation start. */
const placeholderDelayMs = 2000;
/** The same where the page as it looked last is drawn, which says more than a placeholder. See src/widgets/last-look.ts. */
const delayWithLookMs = 8000;

let placeholderDelay: Promise<void> | null = null;
let notifyShown = () => {};

/**
 * Delays the first paint of React until there is content; index.html stays until then. Rendering a placeholder first costs twice, and React
 * delays the content that replaces a placeholder by up to 300 ms.
 */
export function waitForContent(): void {
  const until = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms - performance.now())));
  placeholderDelay = until(placeholderDelayMs).then(() => (hasLastLook() ? until(delayWithLookMs) : undefined));
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
