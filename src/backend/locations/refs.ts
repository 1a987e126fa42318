import type { LocationId } from '@/domain/ids';
import { type Location, type LocationTour, locationFrom, locationTourFrom } from '@/domain/locations';
import type { Source } from '../source';

/** locations/{location} */
export const locations: Source<Location> = { path: 'locations', read: locationFrom };
/** locations/{location}/tours/{tour} */
export const versionsOf = (location: LocationId): Source<LocationTour> => ({ path: `locations/${location}/tours`, read: locationTourFrom });
