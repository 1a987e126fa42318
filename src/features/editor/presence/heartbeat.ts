import type { PoiId } from '@/domain/ids';
import { presenceTimes } from '@/domain/presence';

type Doors = { say: (poi: PoiId | null) => Promise<void>; leave: () => Promise<void>; leaveAtOnce: () => void };

/** How soon another PoI is told of after the last word, in milliseconds. */
export const moveTime = 30_000;

/**
 * Says again and again that somebody is here, and where they are; offline it is silent. Presence is a courtesy: what fails is logged once, and
 * nothing else comes of it.
 */
export function heartbeat({ say, leave, leaveAtOnce }: Doors) {
  let poi: PoiId | null = null;
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLogged = false;
  const logged = (error: unknown) => {
    if (!isLogged) console.warn('Who else edits this tour cannot be told.', error);
    isLogged = true;
  };
  const beat = () => {
    clearTimeout(timer);
    timer = setTimeout(beat, presenceTimes.beat);
    if (!navigator.onLine) return;
    last = Date.now();
    say(poi).catch(logged);
  };
  const ending = new AbortController();
  const { signal } = ending;
  addEventListener('online', beat, { signal });
  // a page that the browser kept and shows again is here again
  addEventListener('pageshow', ({ persisted }) => persisted && beat(), { signal });
  addEventListener('pagehide', leaveAtOnce, { signal });
  beat();
  return {
    moveTo: (next: PoiId | null) => {
      if (next === poi) return;
      poi = next;
      clearTimeout(timer);
      timer = setTimeout(beat, Math.max(0, last + moveTime - Date.now()));
    },
    end: () => {
      clearTimeout(timer);
      ending.abort();
      if (navigator.onLine) leave().catch(logged);
    },
  };
}
