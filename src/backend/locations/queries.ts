import type { LocationId, OrgId } from '@/domain/ids';
import { docOf, docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { alignmentsOf, locations, locationTourPois, locationToursOf, openLocations, tourPois } from './refs';

export const locationQueries = {
  /** All locations of the organization. */
  of: (organization: OrgId) => liveQuery(['locations', { organization }], docsOf(locations, { organization })),
  /** One location; `null` if it does not exist, or is in the bin. @throws AppError `permission-denied`, for most users also if it does not exist */
  one: (id: LocationId) => liveQuery(['locations', id], docOf(openLocations, id)),
  /** All tours of a location, unordered. */
  tours: (location: LocationId) => liveQuery(['locations', location, 'tours'], docsOf(locationToursOf(location))),
  /** One tour of a location; `null` if it does not exist. */
  tour: (location: LocationId, tour: string) => liveQuery(['locations', location, 'tours', tour], docOf(locationToursOf(location), tour)),
  /** How two tours of a location lie to each other; `null` unless somebody has aligned them. @throws AppError `permission-denied`, for visitors also then */
  alignment: (location: LocationId, id: string) => liveQuery(['locations', location, 'alignments', id], docOf(alignmentsOf(location), id)),
  /** The PoIs of a tour of a location; `null` if it does not exist. */
  pois: (location: LocationId, tour: string) =>
    liveQuery(['locations', location, 'tours', tour, 'pois'], docOf(locationTourPois(location), tour)),
  /** The PoIs of the organization's tours of a scan. */
  poisOfScan: (organization: OrgId, matterportId: string) =>
    liveQuery(['tours', { organization, matterportId }, 'pois'], docsOf(tourPois, { organization, matterportId })),
};
