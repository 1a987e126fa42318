import { type TourId, tourId } from '@/domain/ids';
import { bestMatch } from '@/domain/path-pattern';
import { areaOf } from '../area';
import { pageOverview } from '../page-overview';

/** A tour that is about to open. `isAimed`: the URL has a start PoI, a share ID or a collection. */
export type FirstLookAddress = { page: 'player' | 'landing'; tour: TourId; isAimed: boolean };

const documentModes = ['files', 'report', 'insurance'];

/**
 * The tour that a visitor's path and query open; null if it has no first look. Doesn't use the router, which isn't loaded yet. @see ROUTE-018 ROUTE-023 ROUTE-024 ROUTE-043
 */
export function firstLookAddress(path: string): FirstLookAddress | null {
  const found = areaOf(path) === 'visitors' ? bestMatch(pageOverview.pages, path) : null;
  const { tour = '', mode = '', third } = found?.params ?? {};
  if (!found?.row.firstLook || tour.trim() === '' || documentModes.includes(mode)) return null;
  const start = new URLSearchParams(path.split('?')[1]).get('start');
  const page = start === null ? found.row.firstLook : 'player';
  return { page, tour: tourId(tour), isAimed: !!start || third !== undefined };
}
