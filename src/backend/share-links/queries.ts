import type { TourId, UserId } from '@/domain/ids';
import { docOf, docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { shareLinks } from './refs';

export const shareLinkQueries = {
  /** One share link of a tour; `null` when there is none. @throws AppError `permission-denied` @see PLAYER-053 */
  one: (tour: TourId, shareId: string) => liveQuery(['tours', tour, 'links', shareId], docOf(shareLinks(tour), shareId)),
  /** All share links of a tour, for those who edit it; with `user`, those that the user made. @throws AppError `permission-denied` @see ACCESS-060 */
  of: (tour: TourId, user?: UserId) =>
    liveQuery(['tours', tour, 'links-of', user ?? ''], docsOf(shareLinks(tour), user === undefined ? {} : { user })),
};
