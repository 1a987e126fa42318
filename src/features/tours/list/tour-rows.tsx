import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TourSection } from '@/domain/tour-sections';
import type { Tour } from '@/domain/tours';
import type { ListContext } from './list-context';
import { type ListLayout, type ListMode, listLayout, tourAfterKey } from './list-layout';
import { TourRowsSection } from './tour-rows-section';
import { useListFrame } from './use-list-frame';

type Props = { sections: readonly TourSection[]; mode: ListMode; context: ListContext };

/** Draws of thousands of tours those in sight, below headings that stay. @see TOUR-007 TOUR-008 */
export const TourRows = memo(function TourRows({ sections, mode, context }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { width, top, rem } = useListFrame(list);
  const layout = useMemo(() => listLayout(width === 0 ? [] : sections, { mode, width, rem }), [sections, mode, width, rem]);
  const { focused, setFocused, onKeyDown } = useFocusedTour(list, layout);
  const rows = useRowsInSight(layout, top, focused);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the links in it
    <div
      ref={list}
      className="relative"
      style={{ height: layout.height }}
      onFocus={({ target }) => setFocused(tourOf(target))}
      onKeyDown={onKeyDown}
    >
      {layout.sections.map((section, index) => {
        const inSight = rows.filter((row) => row.section === index);
        return (
          inSight.length > 0 && <TourRowsSection key={section.kind + section.title} {...{ section, layout, context }} rows={inSight} />
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

const tourOf = (element: Element): string | null => element.closest<HTMLElement>('[data-tour]')?.dataset.tour ?? null;

function useFocusedTour(list: { current: HTMLElement | null }, layout: ListLayout) {
  const [focused, setFocused] = useState<string | null>(null);
  const wanted = useRef<Tour | null>(null);

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
