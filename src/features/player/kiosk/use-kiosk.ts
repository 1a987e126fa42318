import { useCallback, useEffect, useRef, useState } from 'react';
import { hourMs, minuteMs, secondMs } from '@/domain/durations';
import { kioskSeconds, linkInKiosk } from '@/domain/sharing/kiosk';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { isOutdated } from '@/widgets/use-new-release';

const releaseCheckMs = 10 * minuteMs;

/**
 * Seconds until a kiosk starts again; null while nobody has touched it, or somebody touched it less than `wait` seconds ago. One that nobody touched
 * starts again without a question when its guided tour has been paused for so long, such as by a page that was hidden or a viewer that was lost.
 */
export function useKioskIdle(wait: number, startAgain: () => void) {
  const { events } = usePlayerSession();
  const isPaused = usePlayerState((state) => state.isGuidedTourPaused);
  const touched = useRef<number | null>(null);
  const [isInUse, setInUse] = useState(false);
  const [remaining, setRemaining] = useState<number | null>(null);
  const touch = useCallback(() => {
    touched.current = Date.now();
    setInUse(true);
    setRemaining(null);
  }, []);
  useEffect(() => {
    const end = new AbortController();
    for (const name of ['pointerdown', 'keydown', 'wheel'] as const)
      window.addEventListener(name, touch, { signal: end.signal, capture: true, passive: true });
    const stop = events.subscribe(({ type }) => ['touch', 'key', 'tag-click', 'trigger'].includes(type) && touch());
    return () => {
      end.abort();
      stop();
    };
  }, [events, touch]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (touched.current === null) return;
      const idle = Math.floor((Date.now() - touched.current) / secondMs) - wait;
      if (idle >= kioskSeconds.warning) startAgain();
      else setRemaining(idle < 0 ? null : kioskSeconds.warning - idle);
    }, secondMs);
    return () => clearInterval(timer);
  }, [wait, startAgain]);
  useEffect(() => {
    if (isInUse || !isPaused) return;
    const since = Date.now();
    // a page that is hidden would stop again, and one without a network might not come back
    const mayStart = () => !document.hidden && navigator.onLine && Date.now() - since >= wait * secondMs;
    const timer = setInterval(() => mayStart() && startAgain(), secondMs);
    return () => clearInterval(timer);
  }, [isInUse, isPaused, wait, startAgain]);
  return { isInUse, remaining };
}

/** While nobody uses it, a kiosk starts again at four in the morning, and with a new release. */
export function useKioskRenewal(isInUse: boolean, startAgain: () => void): void {
  useEffect(() => {
    if (isInUse) return;
    const opened = new Date();
    const timer = setInterval(() => {
      const now = new Date();
      if (now.getHours() === 4 && now.getTime() - opened.getTime() > hourMs) return startAgain();
      void isOutdated().then((outdated) => outdated && startAgain());
    }, releaseCheckMs);
    return () => clearInterval(timer);
  }, [isInUse, startAgain]);
}

/** Keeps the screen on, and whoever touches it on this page. @param onAddress gets the address of a link that leads elsewhere */
export function useKioskBounds(onAddress: (address: string) => void): void {
  useEffect(() => {
    const end = new AbortController();
    const options = { signal: end.signal, capture: true };
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      const outcome = linkInKiosk(link.href, window.location.href, link.hasAttribute('download'));
      if (outcome === 'stays') return;
      event.preventDefault();
      event.stopPropagation();
      if (outcome === 'code') onAddress(link.href);
    };
    document.addEventListener('click', stay, options);
    document.addEventListener('auxclick', stay, options);
    document.addEventListener('contextmenu', (event) => event.preventDefault(), options);
    // the browser may refuse, for example on a low battery: then the device's own settings decide
    const keepOn = () => document.visibilityState === 'visible' && void navigator.wakeLock?.request('screen').catch(() => undefined);
    keepOn();
    document.addEventListener('visibilitychange', keepOn, options);
    return () => end.abort();
  }, [onAddress]);
}
