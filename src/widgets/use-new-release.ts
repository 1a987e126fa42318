import { useEffect, useState } from 'react';
import { minuteMs } from '@/domain/durations';

const checkIntervalMs = 10 * minuteMs;

/** The URL of the entry script in an HTML page; it differs for every build. */
export const entryScriptOf = (html: string): string | null => /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1] ?? null;

/** Whether the server has a newer version than this page. Checked when the window gets focus, at most every ten minutes. */
export function useNewRelease(): boolean {
  const [isAvailable, setIsAvailable] = useState(false);
  useEffect(() => {
    if (isAvailable) return undefined;
    let lastCheck = Date.now();
    const check = async () => {
      if (document.visibilityState === 'hidden' || Date.now() - lastCheck < checkIntervalMs) return;
      lastCheck = Date.now();
      setIsAvailable(await isOutdated());
    };
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [isAvailable]);
  return isAvailable;
}

export async function isOutdated(): Promise<boolean> {
  const running = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
  const response = await fetch(window.location.pathname, { cache: 'no-store' }).catch(() => null);
  const served = response?.ok ? entryScriptOf(await response.text()) : null;
  return running !== null && served !== null && served !== running;
}
