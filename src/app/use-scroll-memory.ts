import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'scrollPositions';
const positions = new Map<string, number>(loadPositions());

/** How long a page may take to reach its previous height. */
const restoreTimeoutMs = 4000;

/**
 * Scrolls to the top on navigation; Back and Forward restore the scroll position, also after a reload. A query change on the same path is not
 * a navigation.
 * @see ROUTE-051
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  // typed URLs all have the same key, so the path is added
  const entryKey = `${key} ${pathname}`;
  const entry = useRef({ entryKey, pathname });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const savePosition = () => void positions.set(entry.current.entryKey, window.scrollY);
    window.addEventListener('scroll', savePosition, { passive: true });
    window.addEventListener('pagehide', storePositions);
    return () => {
      window.removeEventListener('scroll', savePosition);
      window.removeEventListener('pagehide', storePositions);
    };
  }, []);

  useLayoutEffect(() => {
    const before = entry.current;
    entry.current = { entryKey, pathname };
    if (navigationType === 'POP') {
      const top = positions.get(entryKey) ?? 0;
      // a page that was just loaded is at its top already, and measuring would force a layout
      return top === 0 && before.entryKey === entryKey ? undefined : scrollWhenTallEnough(top);
    }
    if (before.pathname !== pathname) window.scrollTo(0, 0);
    return undefined;
  }, [entryKey, pathname, navigationType]);
}

/** Scrolls as soon as the page is high enough, unless the user scrolls first. @returns cancels it */
function scrollWhenTallEnough(top: number): () => void {
  const end = new AbortController();
  const tryScroll = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    end.abort();
    window.scrollTo(0, top);
  };
  const observer = new ResizeObserver(tryScroll);
  const timer = setTimeout(() => end.abort(), restoreTimeoutMs);
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(event, () => end.abort(), { signal: end.signal, passive: true });
  }
  observer.observe(document.body);
  tryScroll();
  return () => end.abort();
}

function loadPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    return [];
  }
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-100)));
  } catch {
    // without storage, a reload starts at the top
  }
}
