import { useEffect } from 'react';
import type { GuidedTourSession } from '@/showcase/guided-tour/guided-tour-session';

/** The share of the player that has to be in view. */
const visibleShare = 0.5;

/** Plays, without sound, once half of the player is in view, also inside the page of another site. */
export function useStartWhenVisible({ send }: GuidedTourSession, isWanted: boolean): void {
  useEffect(() => {
    const player = document.querySelector('main');
    if (!isWanted || !player) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        send({ type: 'play' });
      },
      { threshold: visibleShare },
    );
    observer.observe(player);
    return () => observer.disconnect();
  }, [send, isWanted]);
}
