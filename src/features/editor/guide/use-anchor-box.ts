import { useMemo, useSyncExternalStore } from 'react';
import { isDeepEqual } from '@/domain/same';
import { anchorIn, type Box, boxOf } from './anchors';

/** The rectangle of a control, live; null while none of its anchors is visible. */
export function useAnchorBox(anchors: readonly string[]): Box | null {
  const { subscribe, measure } = useMemo(() => createBoxTracker(anchors), [anchors]);
  return useSyncExternalStore(subscribe, measure);
}

function createBoxTracker(anchors: readonly string[]) {
  let last: Box | null = null;
  return {
    measure: (): Box | null => {
      const element = anchorIn(anchors);
      const box = element && boxOf(element);
      if (!isDeepEqual(last, box)) last = box;
      return last;
    },
    subscribe: (listener: () => void) => {
      const end = new AbortController();
      const changes = new MutationObserver(listener);
      changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'style', 'open'] });
      for (const event of ['resize', 'scroll', 'transitionend', 'animationend']) {
        window.addEventListener(event, listener, { capture: true, signal: end.signal });
      }
      return () => {
        changes.disconnect();
        end.abort();
      };
    },
  };
}
