import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useRef } from 'react';
import type { TreeRow } from './poi-rows';
import { listPadding, rowHeights } from './row-sizes';

export type VirtualTree = {
  scroller: RefObject<HTMLDivElement | null>;
  virtual: Virtualizer<HTMLDivElement, Element>;
  /** Scrolls a row into view if it isn't. */
  reveal: (index: number) => void;
};

/**
 * Virtualizes the rows of a tree. The focused row is always rendered, so that `aria-activedescendant` or focus can refer to it.
 * @param options `above`: space above the list inside the scroller, in px; `wholeUpTo`: up to so many rows are all rendered, because those who
 * read with a screen reader don't scroll
 */
export function useVirtualTree(
  rows: readonly TreeRow[],
  focused: number,
  { above = 0, wholeUpTo = 0 }: { above?: number; wholeUpTo?: number } = {},
): VirtualTree {
  const scroller = useRef<HTMLDivElement>(null);
  const isScrollPending = useRef(false);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((index: number) => rowHeights[rows[index]?.kind ?? 'poi'], [rows]),
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: 4,
    rangeExtractor: useCallback(
      (range: Range) => (range.count <= wholeUpTo ? [...Array(range.count).keys()] : withFocused(defaultRangeExtractor(range), focused)),
      [focused, wholeUpTo],
    ),
    paddingStart: listPadding.start,
    paddingEnd: listPadding.end,
    scrollMargin: above,
    onChange: () => {
      isScrollPending.current = false;
    },
  });
  const reveal = useCallback(
    (index: number) => {
      const [, align] = virtual.getOffsetForIndex(index) ?? [];
      // scrolling forces a layout of the whole page, even if the position doesn't change
      if (align === 'auto' && !isScrollPending.current) return;
      isScrollPending.current = true;
      virtual.scrollToIndex(index);
    },
    [virtual],
  );
  return { scroller, virtual, reveal };
}

const withFocused = (indexes: number[], focused: number) =>
  focused < 0 || indexes.includes(focused) ? indexes : [...indexes, focused].toSorted((a, b) => a - b);
