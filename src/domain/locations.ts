import { type LocationId, locationId, type OrgId, orgId, type TourId, tourId } from './ids';
import { locationLimits } from './limits';
import { addressLine, type Place, placeFrom } from './place';
import { newestFirst } from './search';
import { date, type Stored, text } from './stored';

/** A physical place with tours of its own: `locations/{location}`. @see MODEL-035 */
export type Location = {
  id: LocationId;
  name: string;
  description: string;
  organization: OrgId;
  /** As it was written or chosen, in one line. @see LOC-021 */
  address: string;
  created: Date | null;
  place: Place;
  country: string;
};

/** Reads a stored location; without a country of its own it lies in that of its place. @see MODEL-035 */
export function locationFrom(id: string, stored: Stored): Location {
  const place = placeFrom(stored.place);
  return {
    id: locationId(id),
    name: text(stored.name) || id,
    description: text(stored.description),
    organization: orgId(text(stored.organization)),
    address: text(stored.address) || addressLine(place),
    created: date(stored.created),
    place,
    country: text(stored.country) || place.country,
  };
}

/** What is stored of a new location; `created`, the server's time, is left to the writer. @see MODEL-035 LOC-026 */
export const newLocation = ({
  name,
  description,
  organization,
  address,
  place,
}: Pick<Location, 'name' | 'description' | 'organization' | 'address' | 'place'>): Omit<Location, 'id' | 'created'> => ({
  name: name.trim(),
  description,
  organization,
  address: address.trim(),
  place,
  country: place.country,
});

/** A tour of a location: `locations/{location}/tours/{tour}`; `location` is the location's id. @see MODEL-036 LOC-033 */
export type LocationTour = {
  id: TourId;
  name: string;
  matterportId: string;
  location: LocationId;
  place: Place;
  created: Date | null;
  updated: Date | null;
};

/** Reads a stored tour of a location. @see MODEL-036 */
export const locationTourFrom = (id: string, stored: Stored): LocationTour => ({
  id: tourId(id),
  name: text(stored.name),
  matterportId: text(stored.matterportId),
  location: locationId(text(stored.location)),
  place: placeFrom(stored.place),
  created: date(stored.created),
  updated: date(stored.updated),
});

/** What is stored of a new tour of a location; the times, the server's, are left to the writer. @see MODEL-036 LOC-033 */
export const newLocationTour = ({
  name,
  matterportId,
  location,
  place,
}: Pick<LocationTour, 'name' | 'matterportId' | 'location' | 'place'>): Omit<LocationTour, 'id' | 'created' | 'updated'> => ({
  name: name.trim(),
  matterportId,
  location,
  place,
});

const copied = ' (copy)';

/** What is stored of a copy of a location's tour, named with ' (copy)'. @see LOC-015 */
export const copyOfLocationTour = (tour: LocationTour): Omit<LocationTour, 'id' | 'created' | 'updated'> =>
  newLocationTour({ ...tour, name: `${tour.name.slice(0, locationLimits.name - copied.length)}${copied}` });

/** A location's tours, newest first. @see LOC-011 */
export const versionsInOrder = (tours: readonly LocationTour[]): LocationTour[] => tours.toSorted(newestFirst(({ created }) => created));

/** Whether somebody said where it is: in one line, or by the parts of a place. @see LOC-025 LOC-030 */
export const hasAddress = (place: Place, address = ''): boolean => address.trim() !== '' || addressLine(place) !== '';
