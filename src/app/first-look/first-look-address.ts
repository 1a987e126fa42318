import { type TourId, tourId } from '@/domain/ids';

/** A tour that is about to be opened. `isAimed`: at a place of its own, or in a collection. */
export type FirstLookAddress = { page: 'player' | 'landing'; tour: TourId; isAimed: boolean };

const papers = new Set(['files', 'report', 'insurance']);

/**
 * Which tour a visitor's address opens, by its path with its query; null where nothing of one stands first. Decided without the router, which
 * is not loaded yet. @see ROUTE-018 ROUTE-023 ROUTE-024 ROUTE-043
 */
export function firstLookAddress(path: string): FirstLookAddress | null {
  const [pathname = '', query = ''] = path.split(/[?#]/);
  const [, first, second, third, ...rest] = pathname.replace(/\/$/, '').split('/');
  const start = new URLSearchParams(query).get('start');
  const arrival = (tour: TourId | null): FirstLookAddress | null =>
    tour && { page: start === null ? 'landing' : 'player', tour, isAimed: !!start };
  if (first !== 'digital-twin') return second === 'landing' && rest.length === 0 ? arrival(readId(third)) : null;
  const tour = readId(second);
  if (tour === null || third === undefined) return arrival(tour);
  return papers.has(third) ? null : { page: 'player', tour, isAimed: !!start || rest.length > 0 };
}

function readId(part = ''): TourId | null {
  try {
    const id = decodeURIComponent(part);
    return id.trim() === '' ? null : tourId(id);
  } catch {
    return null;
  }
}
