import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CollectionTour } from '@/domain/collections/collection-tour';
import type { TourId } from '@/domain/ids';
import { tourTitle } from '@/domain/tours/tour-title';
import { announce } from '@/ui/announce/announce';
import { isEnter } from '@/ui/is-enter';

type Options = {
  list: RefObject<HTMLElement | null>;
  tours: readonly CollectionTour[];
  onMove: (id: TourId, to: number) => void;
};

/** Moves a tour by keyboard: Space picks it up, the arrow keys, Home and End move it, Space drops it, Escape cancels; Alt with an arrow key moves at once. */
export function useKeyboardMove({ list, tours, onMove }: Options) {
  const [pickedUp, setPickedUp] = useState<{ id: TourId; from: number } | null>(null);
  const [activeId, setActiveId] = useState<TourId | null>(null);
  const isKeyboard = useRef(false);

  const move = (from: number, to: number) => {
    const tour = tours[from];
    const target = Math.max(0, Math.min(tours.length - 1, to));
    if (!tour || target === from) return;
    setActiveId(tour.id);
    onMove(tour.id, target);
    announce(`${tourTitle(tour)}: position ${target + 1} of ${tours.length}.`);
  };

  useLayoutEffect(() => {
    if (activeId === null || tours.length === 0) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-order="${CSS.escape(activeId)}"]`);
    row?.scrollIntoView?.({ block: 'nearest' });
    // React moves rows in the document, which takes the focus from them
    if (isKeyboard.current) row?.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true });
    isKeyboard.current = false;
  }, [tours, activeId, list]);

  useEffect(() => {
    if (pickedUp === null) return;
    const drop = () => setPickedUp(null);
    window.addEventListener('pointerdown', drop);
    return () => window.removeEventListener('pointerdown', drop);
  }, [pickedUp]);

  const onKeyDown = (event: KeyboardEvent, tour: CollectionTour, index: number) => {
    const isPickedUp = pickedUp?.id === tour.id;
    const at = `position ${index + 1} of ${tours.length}`;
    const to = stepTo(event.key, index, tours.length);
    isKeyboard.current = true;
    if (to !== null && (isPickedUp || event.altKey)) move(index, to);
    else if (event.key === ' ' || isEnter(event)) {
      setPickedUp(isPickedUp ? null : { id: tour.id, from: index });
      announce(`${tourTitle(tour)} ${isPickedUp ? 'dropped' : 'picked up'}, ${at}.`);
    } else if (event.key === 'Escape' && isPickedUp) {
      move(index, pickedUp.from);
      setPickedUp(null);
      announce(`Move canceled. ${tourTitle(tour)} stays at position ${pickedUp.from + 1} of ${tours.length}.`);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    pickedUpId: pickedUp?.id ?? null,
    activeIndex: activeId === null ? -1 : tours.findIndex(({ id }) => id === activeId),
    move,
    onKeyDown,
    // without another element that gets it, the focus left only because React moves the row
    onBlur: ({ relatedTarget }: FocusEvent) => relatedTarget && setPickedUp(null),
  };
}

function stepTo(key: string, index: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 };
  return steps[key] ?? null;
}
