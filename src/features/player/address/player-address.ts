import { type GuidedTourStartPlace, guidedTourIn } from '@/domain/guided-tours/guided-tour-address';
import { type CollectionId, collectionId, type TourId, tourId } from '@/domain/ids';
import { type PlayerMode, playerModes } from '@/domain/page-addresses';
import { isShareId } from '@/domain/sharing/share-links';
import { type StartView, startViewIn } from '@/domain/sharing/start-address';
import { oneOf } from '@/domain/stored';

/** The parsed address of the player. */
export type PlayerAddress = {
  tour: TourId;
  mode: PlayerMode;
  /** possible share link id; the link may not exist */
  shareId: string | null;
  /** possible collection id; the same segment may be a share link instead */
  collection: CollectionId | null;
  /** PoI or sweep id to start at; "" for none */
  start: string;
  /** the exact view to start at; its sweep is not in `start` then */
  view: StartView | null;
  /** the guided tour to open; it comes before the others */
  guide: GuidedTourStartPlace | null;
};

type PathSegments = { tour?: string | undefined; mode?: string | undefined; third?: string | undefined; fourth?: string | undefined };

/** Parses the player's address; null when it has no tour. @see ROUTE-023 ROUTE-024 ROUTE-041 ROUTE-043 ROUTE-044 PLAYER-052 */
export function parsePlayerAddress({ tour, mode, third, fourth }: PathSegments, search: URLSearchParams): PlayerAddress | null {
  // a slash would address a document in another collection
  if (!tour || tour.includes('/')) return null;
  const shareSegment = fourth ?? third;
  return {
    tour: tourId(tour),
    mode: oneOf(playerModes, mode, 'play'),
    shareId: isShareId(shareSegment) ? shareSegment : null,
    collection: third ? collectionId(third) : null,
    ...startIn(search),
  };
}

/** Where an address lets the player start. @see ROUTE-043 */
export function startIn(search: URLSearchParams): Pick<PlayerAddress, 'start' | 'view' | 'guide'> {
  const guide = guidedTourIn(search);
  const view = guide ? null : startViewIn(search);
  return { start: view || guide ? '' : (search.get('start') ?? ''), view, guide };
}

/** Whether the address sets a start point: a PoI, a sweep, a view, a guided tour or a share link. */
export const hasStartPoint = ({ start, view, guide, shareId }: Pick<PlayerAddress, 'start' | 'view' | 'guide' | 'shareId'>): boolean =>
  start !== '' || view !== null || guide !== null || shareId !== null;
