import { useCallback, useMemo, useState } from 'react';
import { type Collection, toursInOrder } from '@/domain/collections/collection';
import type { CollectionTour } from '@/domain/collections/collection-tour';
import type { TourId } from '@/domain/ids';
import { moveItemTo } from '@/domain/reorder';

/** The tours in the order that the user makes. Tours that others add meanwhile come last, and those they take out are gone. @see COLL-014 */
export function useOrder(tours: readonly CollectionTour[], { sortOrder, sortType }: Pick<Collection, 'sortOrder' | 'sortType'>) {
  const [initial] = useState(() =>
    toursInOrder(tours, { sortType: sortOrder.length > 0 ? 'custom' : sortType, sortOrder }).map(({ id }) => id),
  );
  const [order, setOrder] = useState<readonly TourId[]>(initial);
  const ordered = useMemo(() => toursInOrder(tours, { sortType: 'custom', sortOrder: [...order] }), [tours, order]);
  const move = useCallback((id: TourId, to: number) => {
    setOrder((current) => moveItemTo(current, current.indexOf(id), to));
  }, []);
  // a tour that was added meanwhile isn't in the order yet
  const moveAny = useCallback(
    (id: TourId, to: number) => {
      if (!order.includes(id)) setOrder(ordered.map((tour) => tour.id));
      move(id, to);
    },
    [order, ordered, move],
  );
  return { ordered, isChanged: order !== initial, move: moveAny, reset: () => setOrder(initial) };
}
