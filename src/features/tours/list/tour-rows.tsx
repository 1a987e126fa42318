import { useQueryClient } from '@tanstack/react-query';
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, type PointerEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { tourQueries } from '@/backend/tours/queries';
import { tourId } from '@/domain/ids';
import type { TourSection } from '@/domain/tour-sections';
import type { ListedTour } from '@/domain/tours/listed-tour';
import type { ListContext } from './list-context';
import { type ListLayout, type ListMode, listLayout, tourAfterKey } from './list-layout';
import { TourRowsSection } from './tour-rows-section';
import { useListFrame } from './use-list-frame';

type Props = { sections: readonly TourSection<ListedTour>[]; mode: ListMode; context: ListContext };

/** Draws of thousands of tours those in sight, below headings that stay. @see TOUR-007 TOUR-008 */
export const TourRows = memo(function TourRows({ sections, mode, context }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { width, top, rem } = useListFrame(list);
  const layout = useMemo(() => listLayout(width === 0 ? [] : sections, { mode, width, rem }), [sections, mode, width, rem]);
  const { focused, setFocused, onKeyDown } = useFocusedTour(list, layout);
  const rows = useRowsInSight(layout, top, focused);
  const askAhead = useAskAhead();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the links in it
    <div
      ref={list}
      className="relative"
      style={{ height: layout.height }}
      onFocus={({ target }) => setFocused(tourOf(target))}
      onKeyDown={onKeyDown}
      onPointerDown={askAhead}
    >
      {layout.sections.map((section, index) => {
        const inSight = rows.filter((row) => row.section === index);
        return (
          inSight.length > 0 && (
            <TourRowsSection key={section.kind + section.title} {...{ section, layout, context, focused }} rows={inSight} />
          )
        );
      })}
    </div>
  );
});

/** The rows that are drawn: those in sight and near it, and the one with the focus, so that Tab goes on from there. */
function useRowsInSight(layout: ListLayout, top: number, focused: string | null) {
  const { rows } = layout;
  const rowInFocus = useMemo(
    () => (focused === null ? -1 : rows.findIndex(({ tours }) => tours.some(({ id }) => id === focused))),
    [rows, focused],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index + 1]?.top ?? layout.height) - (rows[index]?.top ?? 0),
    // another layout is another list, measured anew
    getItemKey: useCallback((index: number) => rows[index]?.top ?? index, [rows]),
    scrollMargin: top,
    overscan: layout.look === 'card' ? 1 : 4,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawn = defaultRangeExtractor(range);
        return rowInFocus < 0 || drawn.includes(rowInFocus) ? drawn : [...drawn, rowInFocus].toSorted((one, other) => one - other);
      },
      [rowInFocus],
    ),
  });
  return virtualizer.getVirtualItems().flatMap(({ index }) => rows[index] ?? []);
}

/** Whoever presses a button of the mouse on a tour is about to open it, or its files: the rest of it is asked for before they let go. */
function useAskAhead() {
  const client = useQueryClient();
  return ({ target, pointerType }: PointerEvent<HTMLElement>) => {
    const tour = pointerType === 'mouse' && target instanceof Element && target.closest('a, button') ? tourOf(target) : null;
    if (tour !== null) void client.prefetchQuery(tourQueries.one(tourId(tour)));
  };
}

const tourOf = (element: Element): string | null => element.closest<HTMLElement>('[data-tour]')?.dataset.tour ?? null;

function useFocusedTour(list: { current: HTMLElement | null }, layout: ListLayout) {
  const [focused, setFocused] = useState<string | null>(null);
  const wanted = useRef<ListedTour | null>(null);

  useLayoutEffect(() => {
    if (wanted.current?.id !== focused || focused === null) return;
    wanted.current = null;
    list.current?.querySelector<HTMLElement>(`[data-tour="${CSS.escape(focused)}"] h3 a`)?.focus();
  }, [focused, list]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLAnchorElement)) return;
    const at = tourOf(event.target);
    const from = layout.rows.flatMap(({ tours }) => tours).find(({ id }) => id === at);
    const to = from && tourAfterKey(layout, event.key, from);
    if (!to) return;
    event.preventDefault();
    wanted.current = to;
    setFocused(to.id);
  };
  return { focused, setFocused, onKeyDown };
}
