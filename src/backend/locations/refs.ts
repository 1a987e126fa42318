import type { LocationId } from '@/domain/ids';
import { alignmentFrom, type StoredAlignment } from '@/domain/locations/alignment';
import { type Location, type LocationTour, locationFrom, locationTourFrom } from '@/domain/locations/location';
import { type TourPois, tourPoisFrom } from '@/domain/locations/poi-differences';
import { isTombstone } from '@/domain/tours/tombstone';
import type { Source } from '../live/source';

/** locations/{location} */
export const locations: Source<Location> = { path: 'locations', read: locationFrom };
/** The same documents, with `null` for a location in the bin, which only global admins can read. */
export const openLocations: Source<Location | null> = {
  path: locations.path,
  read: (id, stored) => (isTombstone(stored) ? null : locationFrom(id, stored)),
};
/** locations/{location}/tours/{tour} */
export const locationToursOf = (location: LocationId): Source<LocationTour> => ({
  path: `locations/${location}/tours`,
  read: locationTourFrom,
});
/** locations/{location}/alignments/{pair of tours} */
export const alignmentsOf = (location: LocationId): Source<StoredAlignment> => ({
  path: `locations/${location}/alignments`,
  read: alignmentFrom,
});
/** The same documents as those of `locationToursOf`, with their PoIs. */
export const locationTourPois = (location: LocationId): Source<TourPois> => ({ path: locationToursOf(location).path, read: tourPoisFrom });
/** tours/{tour}, with its PoIs. */
export const tourPois: Source<TourPois> = { path: 'tours', read: tourPoisFrom };
