import { memo } from 'react';
import type { ListedTour } from '@/domain/tours/listed-tour';
import type { ListContext } from './list-context';
import type { RowLook } from './list-layout';
import { usePassing } from './passing';
import { TourCard } from './tour-card';
import { TourLine } from './tour-line';

type Props = {
  tour: ListedTour;
  context: ListContext;
  look: RowLook;
  /** Among the tours of its section, counted from 1. */
  position: number;
  count: number;
  top: number;
  left: number;
  width: number;
  height: number;
  /** It has the focus, or is about to get it. */
  isFocused: boolean;
};

/** A tour at its place in the list. While the page rushes by, those that come into sight have their name and place alone. */
export const TourItem = memo(function TourItem({ tour, context, look, position, count, isFocused, ...place }: Props) {
  const isPassing = usePassing() && !isFocused;
  return (
    <li
      data-tour={tour.id}
      aria-setsize={count}
      aria-posinset={position}
      className="absolute left-0 [contain:layout_size_style]"
      style={place}
    >
      {look === 'card' ? (
        <TourCard tour={tour} context={context} isPassing={isPassing} />
      ) : (
        <TourLine tour={tour} context={context} isPassing={isPassing} isNarrow={look === 'narrow'} />
      )}
    </li>
  );
});
