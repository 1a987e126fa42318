import { useEffect, useState } from 'react';

/** How often the server is asked at most, in milliseconds. */
const pause = 10 * 60_000;

/** The address of the script that starts the app, as a page names it; every build has its own. */
export const entryOf = (html: string): string | null => /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1] ?? null;

/** Whether the server has another version than the one that runs here: asked when somebody comes back to the page, not too often. */
export function useNewVersion(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    let asked = Date.now();
    const ask = async () => {
      if (document.visibilityState === 'hidden' || Date.now() - asked < pause) return;
      asked = Date.now();
      setIsThere(await isOutdated());
    };
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isThere]);
  return isThere;
}

async function isOutdated(): Promise<boolean> {
  const running = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
  const answer = await fetch(window.location.pathname, { cache: 'no-store' }).catch(() => null);
  const served = answer?.ok ? entryOf(await answer.text()) : null;
  return running !== null && served !== null && served !== running;
}
