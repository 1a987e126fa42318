import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { CollectionTour } from '@/domain/collections/collection-tour';
import type { TourId } from '@/domain/ids';
import { OrderRow, rowHeight } from './order-row';
import { useKeyboardMove } from './use-keyboard-move';
import { useRowDrag } from './use-row-drag';

type Props = { tours: readonly CollectionTour[]; onMove: (id: TourId, to: number) => void };

/** A list of any length that is reordered by drag, keyboard and menu; only its visible rows are rendered. @see COLL-014 */
export function OrderList({ tours, onMove }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const keyboard = useKeyboardMove({ list, tours, onMove });
  const drag = useRowDrag({ list, rowHeight, count: tours.length, onDrop: keyboard.move });
  const indexes = useVisibleIndexes(list, tours.length, drag.state?.from ?? keyboard.activeIndex);
  // the rows keep their props while another row is dragged
  const stable = useStableHandlers(keyboard, drag);
  return (
    <ol ref={list} aria-label="Tours in order" className="relative" style={{ height: tours.length * rowHeight }}>
      {indexes.map((index) => {
        const tour = tours[index];
        return (
          tour && (
            <OrderRow
              key={tour.id}
              tour={tour}
              index={index}
              count={tours.length}
              top={drag.topOf(index)}
              look={drag.state?.from === index ? 'dragged' : keyboard.pickedUpId === tour.id ? 'picked up' : 'resting'}
              isShifting={drag.state !== null}
              {...stable}
            />
          )
        );
      })}
    </ol>
  );
}

/** The rows to render: the visible ones, some around them, and the one that is moved. */
function useVisibleIndexes(list: RefObject<HTMLElement | null>, count: number, active: number): number[] {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [list]);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    scrollMargin: top,
    overscan: 6,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
    rangeExtractor: useCallback((range: Range) => withActive(defaultRangeExtractor(range), active, range.count), [active]),
  });
  return virtualizer.getVirtualItems().map(({ index }) => index);
}

function useStableHandlers(keyboard: ReturnType<typeof useKeyboardMove>, drag: ReturnType<typeof useRowDrag>) {
  const latest = useRef({ keyboard, drag });
  useLayoutEffect(() => {
    latest.current = { keyboard, drag };
  });
  const [handlers] = useState(() => ({
    onMove: (from: number, to: number) => latest.current.keyboard.move(from, to),
    onDragStart: (...start: Parameters<typeof drag.start>) => latest.current.drag.start(...start),
    onHandleKey: (...key: Parameters<typeof keyboard.onKeyDown>) => latest.current.keyboard.onKeyDown(...key),
    onHandleBlur: (event: FocusEvent) => latest.current.keyboard.onBlur(event),
  }));
  return handlers;
}

const withActive = (indexes: number[], active: number, count: number): number[] =>
  active < 0 || active >= count || indexes.includes(active) ? indexes : [...indexes, active].toSorted((a, b) => a - b);
