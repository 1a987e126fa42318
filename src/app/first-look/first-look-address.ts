import { type TourId, tourId } from '@/domain/ids';

/** A tour that is about to open. `isAimed`: the URL has a start PoI, a share ID or a collection. */
export type FirstLookAddress = { page: 'player' | 'landing'; tour: TourId; isAimed: boolean };

const documentPages = new Set(['files', 'report', 'insurance']);

/**
 * The tour that a visitor's path and query open; null if it has no first look. Doesn't use the router, which isn't loaded yet. @see ROUTE-018 ROUTE-023 ROUTE-024 ROUTE-043
 */
export function firstLookAddress(path: string): FirstLookAddress | null {
  const [pathname = '', query = ''] = path.split(/[?#]/);
  const [, first, second, third, ...rest] = pathname.replace(/\/$/, '').split('/');
  const start = new URLSearchParams(query).get('start');
  const landingOrPlayer = (tour: TourId | null): FirstLookAddress | null =>
    tour && { page: start === null ? 'landing' : 'player', tour, isAimed: !!start };
  if (first !== 'digital-twin') return second === 'landing' && rest.length === 0 ? landingOrPlayer(readId(third)) : null;
  const tour = readId(second);
  if (tour === null || third === undefined) return landingOrPlayer(tour);
  return documentPages.has(third) ? null : { page: 'player', tour, isAimed: !!start || rest.length > 0 };
}

function readId(part = ''): TourId | null {
  try {
    const id = decodeURIComponent(part);
    return id.trim() === '' ? null : tourId(id);
  } catch {
    return null;
  }
}
