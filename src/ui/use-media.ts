import { useCallback, useMemo, useSyncExternalStore } from 'react';

const list = (query: string) => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : null);

/** Whether the window is as the query says, live. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => list(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media?.matches ?? false);
}
