import { useSyncExternalStore } from 'react';

/** Where the header changes, in px. @see UI-009 */
const flip = 100;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled past where its header changes. */
export const useScrolled = (): boolean => useSyncExternalStore(subscribe, () => window.scrollY >= flip);
