import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useRef } from 'react';
import type { TreeRow } from './poi-rows';
import { paddings, rowHeights } from './row-sizes';

export type TreeWindow = {
  scroller: RefObject<HTMLDivElement | null>;
  virtual: Virtualizer<HTMLDivElement, Element>;
};

/**
 * The lines of a tree that are in sight, and the one with the focus, which is always there to be named.
 * @param above empty space over the list, in pixels
 */
export function useTreeWindow(rows: readonly TreeRow[], focused: number, above = 0): TreeWindow {
  const scroller = useRef<HTMLDivElement>(null);
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
  });
  return { scroller, virtual };
}

const withFocused = (indexes: number[], focused: number) =>
  focused < 0 || indexes.includes(focused) ? indexes : [...indexes, focused].toSorted((one, other) => one - other);
