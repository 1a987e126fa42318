import { type PlayerMode, playerModes } from '@/domain/addresses';
import { type CollectionId, collectionId, type TourId, tourId } from '@/domain/ids';
import { isShareId } from '@/domain/sharing/share-links';
import { oneOf } from '@/domain/stored';

/** What an address of the player asks for. */
export type VisitAddress = {
  tour: TourId;
  mode: PlayerMode;
  /** a share link, if there is one of that id */
  shareId: string | null;
  /** the collection the tour is visited in, unless the same part of the address turns out to be a share link */
  collection: CollectionId | null;
  /** PoI or sweep id to begin at; "" for none */
  start: string;
};

type Parts = { tour?: string | undefined; mode?: string | undefined; third?: string | undefined; fourth?: string | undefined };

/** Null when it names no tour. @see ROUTE-023 ROUTE-024 ROUTE-041 ROUTE-043 ROUTE-044 PLAYER-052 */
export function visitAddress({ tour, mode, third, fourth }: Parts, search: URLSearchParams): VisitAddress | null {
  // A slash would name a document of another kind.
  if (!tour || tour.includes('/')) return null;
  const shared = fourth ?? third;
  return {
    tour: tourId(tour),
    mode: oneOf(playerModes, mode, 'play'),
    shareId: isShareId(shared) ? shared : null,
    collection: third ? collectionId(third) : null,
    start: search.get('start') ?? '',
  };
}

/** Whether a visit begins at a place of its own, and not just anywhere in the tour. */
export const isAimed = ({ start, shareId }: Pick<VisitAddress, 'start' | 'shareId'>): boolean => start !== '' || shareId !== null;
