import { useEffect } from 'react';
import { type Load, preload } from '@/loading/load-code';

/** A page whose scan is being drawn is seldom idle. */
const latestMs = 1000;

/**
 * Loads code that may be needed next, or without a connection, once the page is shown and idle: asking for the files of a module takes as long as
 * rendering some rows.
 */
export function useCodeAhead(load: Load<unknown>, isNeeded = true): void {
  useEffect(() => {
    if (!isNeeded) return;
    const start = () => void preload(load);
    // Safari does not support it
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, 100);
      return () => clearTimeout(timer);
    }
    const wait = window.requestIdleCallback(start, { timeout: latestMs });
    return () => window.cancelIdleCallback(wait);
  }, [load, isNeeded]);
}
