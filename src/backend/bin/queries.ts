import type { OrgId, TourId } from '@/domain/ids';
import { binnedFrom } from '@/domain/tours/tombstone';
import { docIfAllowed, docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import type { Source } from '../live/source';
import { tours } from '../tours/refs';
import { binOf, locationBinOf } from './refs';

/** The organization in whose bin a tour is; null for a tour that is in none. */
const tombstones: Source<OrgId | null> = { path: tours.path, read: (_id, stored) => binnedFrom(stored) };

export const binQueries = {
  /** The tours in an organization's bin, for those who run it. @throws AppError `permission-denied` */
  of: (organization: OrgId) => liveQuery(['bin', organization], docsOf(binOf(organization))),
  /** The locations in an organization's bin, for those who run it. @throws AppError `permission-denied` */
  locations: (organization: OrgId) => liveQuery(['location bin', organization], docsOf(locationBinOf(organization))),
  /** One tour in the bin; null if it is not there. @throws AppError `permission-denied` */
  one: (organization: OrgId, tour: TourId) => liveQuery(['bin', organization, tour], docIfAllowed(binOf(organization), tour)),
  /** In whose bin a tour is, for global admins; null for a tour that is in none. @throws AppError `permission-denied` */
  home: (tour: TourId) => liveQuery(['tombstones', tour], docIfAllowed(tombstones, tour)),
};
