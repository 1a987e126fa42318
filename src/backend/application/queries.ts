import { docIfAllowed, docOf } from '../listen';
import { liveQuery } from '../live-query';
import { directory, globalMessage, pages } from './refs';

export const applicationQueries = {
  /** Who looks after which organizations. @throws AppError `permission-denied` to everyone who does not stand in it @see ACCESS-067 */
  directory: () => liveQuery(['app', 'dcms'], docIfAllowed(directory, 'dcms')),
  /** What everybody is told; `null` while nothing was ever said. */
  globalMessage: () => liveQuery(['app', 'global'], docOf(globalMessage, 'global')),
  /** A page of words, `terms` for one; `null` when there is none. */
  page: (id: string) => liveQuery(['pages', id], docOf(pages, id)),
};
