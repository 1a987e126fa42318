import { useCallback, useMemo, useSyncExternalStore } from 'react';

const mediaQueryList = (query: string) => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : null);

/** Whether the media query matches. Updates when that changes. */
export function useMediaQuery(query: string): boolean {
  const media = useMemo(() => mediaQueryList(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media?.matches ?? false);
}
