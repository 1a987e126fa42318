import { queryOptions } from '@tanstack/react-query';
import { call } from '../callables';
import { docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { listedTours } from './refs';

/** The tours that show a scan, in all organizations, for global admins. @throws AppError `permission-denied` @see ADMIN-062 */
export const toursOfModel = (matterportId: string) => liveQuery(['tours', { matterportId }], docsOf(listedTours, { matterportId }));

/** Tours and older tours by scan, address or part of the name, for global admins; not live. @throws AppError `permission-denied` @see ADMIN-060 */
export const foundTours = (search: string) =>
  queryOptions({
    queryKey: ['found-tours', search],
    queryFn: () => call('findTours', { search }),
    retry: false,
    refetchOnWindowFocus: false,
  });
