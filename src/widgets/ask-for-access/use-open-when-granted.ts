import { useEffect, useEffectEvent } from 'react';
import type { OwnRequest } from '@/domain/access-requests/own-request';

/** Delays before each attempt: the invitation may reach the page after the answer. */
const delaysMs = [0, 1000, 2000, 4000];
/** Attempts for each tour on which this page waits; opening it again after a denial renders the page again. */
const attempts = new Map<string, number>();

/** Opens the tour as soon as the request that this page waits for is granted; an answer from an earlier visit opens nothing by itself. */
export function useOpenWhenGranted(request: OwnRequest | null, open: (() => void) | undefined): void {
  const openLatest = useEffectEvent(() => open?.());
  const { tour = '', state = null } = request ?? {};
  useEffect(() => {
    if (state === 'open') attempts.set(tour, 0);
    const attempt = attempts.get(tour);
    const delayMs = state === 'granted' && attempt !== undefined ? delaysMs[attempt] : undefined;
    if (delayMs === undefined || attempt === undefined) return;
    attempts.set(tour, attempt + 1);
    const timer = setTimeout(() => openLatest(), delayMs);
    return () => clearTimeout(timer);
  }, [tour, state]);
}
