import { useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser reports a network connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Calls `act` when the network connection is back. */
export function useOnReconnect(act: () => void): void {
  useEffect(() => {
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, [act]);
}
