import { docIfAllowed, docOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { directory, globalMessage, pages } from './refs';

export const applicationQueries = {
  /** The directory admins and their organizations. @throws AppError `permission-denied` for users who are not in the directory @see ACCESS-067 */
  directory: () => liveQuery(['app', 'dcms'], docIfAllowed(directory, 'dcms')),
  /** The message to all users; `null` if none was ever written. */
  globalMessage: () => liveQuery(['app', 'global'], docOf(globalMessage, 'global')),
  /** A text page, such as `terms`; `null` if it does not exist. */
  page: (id: string) => liveQuery(['pages', id], docOf(pages, id)),
};
