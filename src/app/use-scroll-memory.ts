import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'scrollPositions';
const positions = new Map<string, number>(remembered());

/** How long a page may take to become as long as it was, in milliseconds. */
const patience = 4000;

/**
 * Every page begins at its top; Back and Forward lead to where one was on it, also after the page was loaded anew. Another query on the
 * same path is the same page.
 * @see ROUTE-051
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  // addresses that were typed have no key of their own
  const place = `${key} ${pathname}`;
  const here = useRef({ place, pathname });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => void positions.set(here.current.place, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', remember);
    };
  }, []);

  useLayoutEffect(() => {
    const before = here.current;
    here.current = { place, pathname };
    if (kind === 'POP') return scrollOnceLongEnough(positions.get(place) ?? 0);
    if (before.pathname !== pathname) window.scrollTo(0, 0);
    return undefined;
  }, [place, pathname, kind]);
}

/** Scrolls as soon as the page is long enough, unless somebody scrolls before. @returns stops it */
function scrollOnceLongEnough(top: number): () => void {
  const end = new AbortController();
  const tryIt = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    end.abort();
    window.scrollTo(0, top);
  };
  const growing = new ResizeObserver(tryIt);
  const timer = setTimeout(() => end.abort(), patience);
  end.signal.addEventListener('abort', () => {
    growing.disconnect();
    clearTimeout(timer);
  });
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(event, () => end.abort(), { signal: end.signal, passive: true });
  }
  growing.observe(document.body);
  tryIt();
  return () => end.abort();
}

function remembered(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    return [];
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-100)));
  } catch {
    // without storage a new load begins at the top
  }
}
