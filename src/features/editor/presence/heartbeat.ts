import type { PoiId } from '@/domain/ids';
import { presenceTimes } from '@/domain/presence';

type PresenceCalls = { announce: (poi: PoiId | null) => Promise<void>; leave: () => Promise<void>; leaveOnPageHide: () => void };

/** Minimum interval between a heartbeat and the announcement of another PoI. */
export const moveIntervalMs = 30_000;

/**
 * Announces the user's presence and open PoI at regular intervals while online. Presence is optional: failures are logged once and
 * otherwise ignored.
 */
export function startHeartbeat({ announce, leave, leaveOnPageHide }: PresenceCalls) {
  let poi: PoiId | null = null;
  let lastBeatAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLogged = false;
  const logOnce = (error: unknown) => {
    if (!isLogged) console.warn('Failed to announce presence.', error);
    isLogged = true;
  };
  const beat = () => {
    clearTimeout(timer);
    timer = setTimeout(beat, presenceTimes.beat);
    if (!navigator.onLine) return;
    lastBeatAt = Date.now();
    announce(poi).catch(logOnce);
  };
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('online', beat, { signal });
  // the page was restored from the back/forward cache
  addEventListener('pageshow', ({ persisted }) => persisted && beat(), { signal });
  addEventListener('pagehide', leaveOnPageHide, { signal });
  beat();
  return {
    moveTo: (next: PoiId | null) => {
      if (next === poi) return;
      poi = next;
      clearTimeout(timer);
      timer = setTimeout(beat, Math.max(0, lastBeatAt + moveIntervalMs - Date.now()));
    },
    end: () => {
      clearTimeout(timer);
      controller.abort();
      if (navigator.onLine) leave().catch(logOnce);
    },
  };
}
