import type { LocationId, OrgId } from '@/domain/ids';
import { docOf, docsOf } from '../listen';
import { liveQuery } from '../live-query';
import { locations, versionsOf } from './refs';

export const locationQueries = {
  /** All locations of the organization. */
  of: (organization: OrgId) => liveQuery(['locations', { organization }], docsOf(locations, { organization })),
  /** One location; `null` when there is none. @throws AppError `permission-denied`, also for one that is not there */
  one: (id: LocationId) => liveQuery(['locations', id], docOf(locations, id)),
  /** The tours that were made of a location over time, in no order. */
  versions: (location: LocationId) => liveQuery(['locations', location, 'tours'], docsOf(versionsOf(location))),
  /** One of them; `null` when there is none. */
  version: (location: LocationId, tour: string) => liveQuery(['locations', location, 'tours', tour], docOf(versionsOf(location), tour)),
};
