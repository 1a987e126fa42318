import type { MapList } from '@/domain/tours/map-tours';

/** A heading of the side list, or a tour below it; `position` and `count` are those of the tour within its section. */
export type MapRow<T> =
  | { kind: 'heading'; key: string; title: string; tours: readonly T[]; isPlaced: boolean; height: number }
  | { kind: 'tour'; key: string; tour: T; position: number; count: number; height: number };

const headingHeight = 44;
const tourHeight = 56;

/** The rows of the side list: countries, then the tours that the map can't show. @see MAP-001 MAP-013 */
export function mapRows<T extends { id: string }>({ countries, unplaced }: MapList<T>): MapRow<T>[] {
  const rowsOf = (title: string, tours: readonly T[], isPlaced: boolean): MapRow<T>[] => [
    { kind: 'heading', key: `${isPlaced} ${title}`, title, tours, isPlaced, height: headingHeight },
    ...tours.map(
      (tour, index): MapRow<T> => ({ kind: 'tour', key: tour.id, tour, position: index + 1, count: tours.length, height: tourHeight }),
    ),
  ];
  return [
    ...countries.flatMap(({ country, members }) => rowsOf(country || 'No country', members, true)),
    ...(unplaced.length > 0 ? rowsOf('Not on the map', unplaced, false) : []),
  ];
}

/** The tour that a navigation key moves to from the row with the focus; null if there is none. */
export function rowAfterKey<T>(rows: readonly MapRow<T>[], key: string, from: number): number | null {
  const isTour = ({ kind }: MapRow<T>) => kind === 'tour';
  const found = () => {
    switch (key) {
      case 'ArrowDown':
        return rows.findIndex((row, index) => index > from && isTour(row));
      case 'ArrowUp':
        return rows.slice(0, Math.max(0, from)).findLastIndex(isTour);
      case 'Home':
        return rows.findIndex(isTour);
      case 'End':
        return rows.findLastIndex(isTour);
      default:
        return -1;
    }
  };
  const index = found();
  return index < 0 ? null : index;
}
