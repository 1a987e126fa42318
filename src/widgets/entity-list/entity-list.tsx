import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type PointerEvent, useCallback, useMemo, useRef } from 'react';
import type { RenderItem } from './list-item';
import {
  type ListItem,
  type ListLayout,
  type ListMode,
  type ListSection,
  type ListSizes,
  listLayout,
  rowIndexOf,
  rowsAround,
} from './list-layout';
import { ListSectionRows } from './list-section';
import { itemIdAt, useListFocus } from './use-list-focus';
import { useListFrame } from './use-list-frame';
import type { Selection } from './use-selection';

type Props<Item> = {
  sections: readonly ListSection<Item>[];
  mode: ListMode;
  sizes: ListSizes;
  renderItem: RenderItem<Item>;
  /** What a search found of an item, if it isn't the name. */
  matchOf?: (item: Item) => string | null;
  /** Shows a checkbox with each item. */
  selection?: Selection;
  /** A mouse button is pressed on a link or button of an item: its data can be prefetched before the click. */
  onPress?: (id: string) => void;
};

/**
 * Renders only the visible ones of thousands of items, below sticky headings. Tab reaches every item, the arrow keys, Home and End move
 * between them; with a selection, Space selects, also with Shift and the arrow keys, Ctrl+A selects all and Escape none. While somebody selects,
 * the name of an item ticks its box.
 */
function VirtualList<Item extends ListItem>({ sections, mode, sizes, renderItem, matchOf, selection, onPress }: Props<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const { width, top, rem } = useListFrame(list);
  const layout = useMemo(() => listLayout(width === 0 ? [] : sections, { mode, width, rem, sizes }), [sections, mode, width, rem, sizes]);
  const { focusedId, onClickCapture, onFocus, onKeyDown } = useListFocus(list, layout, selection);
  const { rows, nearFocus } = useVisibleRows(layout, top, focusedId);
  const handlePointerDown = ({ target, pointerType }: PointerEvent<HTMLElement>) => {
    const id = pointerType === 'mouse' && target instanceof Element && target.closest('a, button') ? itemIdAt(target) : null;
    if (id !== null && !selection?.isSelecting) onPress?.(id);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keyboard navigation moves between the links inside
    <div
      ref={list}
      data-selecting={selection?.isSelecting ? '' : undefined}
      className="group/list relative data-selecting:select-none"
      style={{ height: layout.height }}
      onClickCapture={onClickCapture}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onPointerDown={handlePointerDown}
    >
      {layout.sections.map((section, index) => {
        const visibleRows = rows.filter((row) => row.section === index);
        return (
          visibleRows.length > 0 && (
            <ListSectionRows
              key={section.key}
              rows={visibleRows}
              section={section}
              layout={layout}
              nearFocus={nearFocus}
              renderItem={renderItem}
              matchOf={matchOf}
              selection={selection}
            />
          )
        );
      })}
    </div>
  );
}

export const EntityList = memo(VirtualList) as typeof VirtualList;

/** The rows to render: the visible ones, some around them, and those that Tab leads to from the focused one. */
function useVisibleRows<Item extends ListItem>(layout: ListLayout<Item>, top: number, focusedId: string | null) {
  const { rows } = layout;
  const focusRows = useMemo(() => rowsAround(rows, rowIndexOf(rows, focusedId)), [rows, focusedId]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index + 1]?.top ?? layout.height) - (rows[index]?.top ?? 0),
    // keys change with the layout, so that the virtualizer measures again
    getItemKey: useCallback((index: number) => rows[index]?.top ?? index, [rows]),
    scrollMargin: top,
    overscan: layout.look === 'card' ? 1 : 4,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
    rangeExtractor: useCallback(
      (range: Range) => {
        const indexes = defaultRangeExtractor(range);
        const added = focusRows.filter((row) => !indexes.includes(row));
        return added.length === 0 ? indexes : [...indexes, ...added].toSorted((a, b) => a - b);
      },
      [focusRows],
    ),
  });
  const nearFocus = useMemo(() => new Set(focusRows.flatMap((index) => rows[index] ?? [])), [focusRows, rows]);
  return { rows: virtualizer.getVirtualItems().flatMap(({ index }) => rows[index] ?? []), nearFocus };
}
