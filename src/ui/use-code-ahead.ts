import { useEffect } from 'react';
import { type Load, preload } from '@/loading/load-code';
import { whenIdle } from '@/loading/when-idle';

/** A page whose scan is being drawn is seldom idle. */
const latestMs = 1000;

/**
 * Loads code that may be needed next, or without a connection, once the page is shown and idle: asking for the files of a module takes as long as
 * rendering some rows.
 */
export function useCodeAhead(load: Load<unknown>, isNeeded = true): void {
  useEffect(() => {
    if (isNeeded) return whenIdle(() => void preload(load), latestMs);
  }, [load, isNeeded]);
}
