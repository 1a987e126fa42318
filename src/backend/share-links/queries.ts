import type { TourId } from '@/domain/ids';
import { docOf } from '../listen';
import { liveQuery } from '../live-query';
import { shareLinks } from './refs';

export const shareLinkQueries = {
  /** One share link of a tour; `null` when there is none. @throws AppError `permission-denied` @see PLAYER-053 */
  one: (tour: TourId, shareId: string) => liveQuery(['tours', tour, 'links', shareId], docOf(shareLinks(tour), shareId)),
};
