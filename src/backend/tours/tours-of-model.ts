import { docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { listedTours } from './refs';

/** The tours that show a scan, in all organizations, for global admins. @throws AppError `permission-denied` @see ADMIN-062 */
export const toursOfModel = (matterportId: string) => liveQuery(['tours', { matterportId }], docsOf(listedTours, { matterportId }));
