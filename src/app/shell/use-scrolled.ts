import { useSyncExternalStore } from 'react';

/** Scroll position in px at which the header changes. @see UI-009 */
const headerChangePx = 100;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled far enough for the header to change. */
export const useScrolled = (): boolean => useSyncExternalStore(subscribe, () => window.scrollY >= headerChangePx);
