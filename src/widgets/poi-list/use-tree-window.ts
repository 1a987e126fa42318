import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useRef } from 'react';
import type { TreeRow } from './poi-rows';
import { paddings, rowHeights } from './row-sizes';

export type TreeWindow = {
  scroller: RefObject<HTMLDivElement | null>;
  virtual: Virtualizer<HTMLDivElement, Element>;
  /** Brings a line into view that is not. */
  reveal: (index: number) => void;
};

/**
 * The lines of a tree that are in sight, and the one with the focus, which is always there to be named.
 * @param above empty space over the list, in pixels
 */
export function useTreeWindow(rows: readonly TreeRow[], focused: number, above = 0): TreeWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const isOnItsWay = useRef(false);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((index: number) => rowHeights[rows[index]?.kind ?? 'poi'], [rows]),
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: 4,
    rangeExtractor: useCallback((range: Range) => withFocused(defaultRangeExtractor(range), focused), [focused]),
    paddingStart: paddings.start,
    paddingEnd: paddings.end,
    scrollMargin: above,
    onChange: () => {
      isOnItsWay.current = false;
    },
  });
  const reveal = useCallback(
    (index: number) => {
      const [, way] = virtual.getOffsetForIndex(index) ?? [];
      // to scroll, even to where it is, the browser lays out the whole page at once
      if (way === 'auto' && !isOnItsWay.current) return;
      isOnItsWay.current = true;
      virtual.scrollToIndex(index);
    },
    [virtual],
  );
  return { scroller, virtual, reveal };
}

const withFocused = (indexes: number[], focused: number) =>
  focused < 0 || indexes.includes(focused) ? indexes : [...indexes, focused].toSorted((one, other) => one - other);
