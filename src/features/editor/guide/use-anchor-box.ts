import { useMemo, useSyncExternalStore } from 'react';
import { anchorIn, type Box, boxOf, isSameBox } from './anchors';

/** Where a control is, live: it may come later, move, or change its size. Null while none of its anchors is in sight. */
export function useAnchorBox(anchors: readonly string[]): Box | null {
  const { subscribe, measure } = useMemo(() => following(anchors), [anchors]);
  return useSyncExternalStore(subscribe, measure);
}

function following(anchors: readonly string[]) {
  let last: Box | null = null;
  return {
    measure: (): Box | null => {
      const element = anchorIn(anchors);
      const box = element && boxOf(element);
      if (!isSameBox(last, box)) last = box;
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
