import type { OrgId } from '@/domain/ids';
import { docIfAllowed } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { pointFiltersDocument, pointFiltersOf } from './refs';

export const pointFilterQueries = {
  /** The filters of points that an organization saved, live; `null` where it never had any. One read. @throws AppError `permission-denied` */
  of: (organization: OrgId) =>
    liveQuery(['organizations', organization, 'pointFilters'], docIfAllowed(pointFiltersOf(organization), pointFiltersDocument)),
};
