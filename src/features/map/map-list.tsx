import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Organization } from '@/domain/organizations/organization';
import { paletteColorName } from '@/domain/organizations/tour-types';
import type { ListedTour } from '@/domain/tours/listed-tour';
import type { MapList as Listed } from '@/domain/tours/map-tours';
import { type MapRow, mapRows, rowAfterKey } from './list-rows';
import { CountryHeading, TourRow } from './map-list-rows';

type Props = {
  list: Listed<ListedTour>;
  /** Search and filters found tours, in view or not. */
  hasFound: boolean;
  selected: string | null;
  organization: Organization;
  onSelect: (tour: ListedTour) => void;
  /** Shows the tours of a country on the map. */
  onCountry: (tours: readonly ListedTour[]) => void;
};

/** The side list of the map, with thousands of tours: by Tab, arrow keys, Home and End. @see MAP-001 MAP-013 */
export function MapList({ list, hasFound, selected, organization, onSelect, onCountry }: Props) {
  const rows = useMemo(() => mapRows(list), [list]);
  const { scroller, items, height, onFocus, onKeyDown, onBlur } = useMapRows(rows, selected);
  const colors = useMemo(
    () => new Map<string, string>(organization.tourTypes.map((type) => [type.id, `var(--color-${paletteColorName(type, 'icon')})`])),
    [organization.tourTypes],
  );
  const select = useStable(onSelect);
  const showCountry = useStable(onCountry);
  return (
    <section ref={scroller} aria-label="Tours" className="h-full overflow-y-auto overscroll-contain">
      {rows.length === 0 && (
        <p className="text-pretty px-4 py-6 text-ink-soft text-sm">
          {hasFound ? 'No tours here. Zoom out, move the map, or list all tours.' : 'No tours match. Remove the filters to see all tours.'}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the rows of a virtual list are positioned, and its headings are between them */}
      <div role="list" className="relative" style={{ height }} onFocus={onFocus} onBlur={onBlur} onKeyDown={onKeyDown}>
        {items.map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div
              key={row.key}
              role="listitem"
              data-row={index}
              className="absolute inset-x-0"
              style={{ transform: `translateY(${start}px)`, height: row.height }}
            >
              {row.kind === 'heading' ? (
                <CountryHeading row={row} onShow={showCountry} />
              ) : (
                <TourRow
                  tour={row.tour}
                  color={colors.get(row.tour.tourTypeId) ?? null}
                  isSelected={row.tour.id === selected}
                  onSelect={select}
                />
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** The rows to render; those with the focus and the selection are always among them. */
function useMapRows(rows: readonly MapRow<ListedTour>[], selected: string | null) {
  const scroller = useRef<HTMLElement>(null);
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const pinned = useMemo(
    () => rows.flatMap(({ key }, index) => (key === focusedKey || key === selected ? [index] : [])),
    [rows, focusedKey, selected],
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback((index: number) => rows[index]?.height ?? 0, [rows]),
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: 6,
    initialRect: { width: 352, height: 600 },
    rangeExtractor: useCallback((range: Range) => withPinned(defaultRangeExtractor(range), pinned), [pinned]),
  });
  const reveal = useEffectEvent(() => {
    const index = rows.findIndex(({ key }) => key === selected);
    if (index >= 0) virtual.scrollToIndex(index);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows the map after each selection, and when it moves
  useEffect(() => reveal(), [selected, rows]);
  // heights differ between headings and tours, so other rows need other positions
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures when the rows change
  useEffect(() => virtual.measure(), [rows]);

  const rowOf = ({ target }: FocusEvent | KeyboardEvent) =>
    Number((target instanceof Element && target.closest<HTMLElement>('[data-row]')?.dataset.row) || -1);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = rowAfterKey(rows, event.key, rowOf(event));
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // a row far away has to be rendered before it can have the focus, and the next key may come at once
    flushSync(() => setFocusedKey(rows[next]?.key ?? null));
    scroller.current?.querySelector<HTMLElement>(`[data-row="${next}"] button`)?.focus({ preventScroll: true });
    virtual.scrollToIndex(next);
  };
  return {
    scroller,
    items: virtual.getVirtualItems(),
    height: virtual.getTotalSize(),
    onKeyDown,
    onFocus: (event: FocusEvent) => setFocusedKey(rows[rowOf(event)]?.key ?? null),
    onBlur: () => setFocusedKey(null),
  };
}

const withPinned = (indexes: number[], pinned: readonly number[]) => [...new Set([...indexes, ...pinned])].toSorted((a, b) => a - b);

function useStable<Input>(latest: (input: Input) => void): (input: Input) => void {
  const ref = useRef(latest);
  useEffect(() => {
    ref.current = latest;
  });
  return useCallback((input) => ref.current(input), []);
}
