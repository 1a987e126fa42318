import { type LocationId, locationId, type OrgId, orgId, type TourId, tourId } from '../ids';
import { locationLimits } from '../limits';
import { addressLine, type Place, placeFrom } from '../place';
import { newestFirst } from '../search';
import { date, flag, type Stored, text } from '../stored';
import { tourFields } from '../tours/fields';

/** A physical place with its own tours: `locations/{location}`. @see MODEL-035 */
export type Location = {
  id: LocationId;
  name: string;
  description: string;
  organization: OrgId;
  /** As entered or chosen, in one line. @see LOC-021 */
  address: string;
  created: Date | null;
  place: Place;
  country: string;
};

/** Reads a stored location; a missing country is taken from its place. @see MODEL-035 */
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

/** The document of a new location; the writer adds the server's `created`. @see MODEL-035 LOC-026 */
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
  /** "" for one that was last saved before tours of locations could be public */
  organization: OrgId;
  /** Everybody can open it where it is compared. */
  public: boolean;
  /** As entered or chosen, in one line. */
  address: string;
  place: Place;
  created: Date | null;
  updated: Date | null;
};

/** Reads a stored tour of a location. @see MODEL-036 */
export function locationTourFrom(id: string, stored: Stored): LocationTour {
  const place = placeFrom(stored.place);
  return {
    id: tourId(id),
    name: text(stored.name),
    matterportId: text(stored.matterportId),
    location: locationId(text(stored.location)),
    organization: orgId(text(stored.organization)),
    public: flag(stored.public),
    address: text(stored.address) || addressLine(place),
    place,
    created: date(stored.created),
    updated: date(stored.updated),
  };
}

/** The document of a location's new tour; the writer adds the server timestamps. @see MODEL-036 LOC-033 */
export const newLocationTour = ({
  name,
  matterportId,
  location,
  organization,
  public: isPublic,
  address,
  place,
}: Omit<LocationTour, 'id' | 'created' | 'updated'>): Omit<LocationTour, 'id' | 'created' | 'updated'> => ({
  name: name.trim(),
  matterportId: matterportId.trim(),
  location,
  organization,
  public: isPublic,
  address: address.trim(),
  place,
});

const copySuffix = ' (copy)';

/** The stored fields that a copy of a location's tour takes along. */
const copiedFields = Object.keys(tourFields).filter(
  (name) => !['created', 'updated', 'createdBy', 'collection', 'originalTourId', 'importedOriginalTourId'].includes(name),
);

/**
 * The document of a copy of a location's tour, with ' (copy)' appended to the name; the writer adds the server timestamps.
 * @param stored the whole document
 * @see LOC-015
 */
export function copyOfLocationTour(stored: Stored, location: LocationId): Record<string, unknown> {
  const name = `${text(stored.name).slice(0, locationLimits.name - copySuffix.length)}${copySuffix}`;
  return { ...Object.fromEntries(copiedFields.flatMap((field) => (field in stored ? [[field, stored[field]]] : []))), name, location };
}

/** A location's tours, newest first. @see LOC-011 */
export const locationToursInOrder = (tours: readonly LocationTour[]): LocationTour[] =>
  tours.toSorted(newestFirst(({ created }) => created));

/** Whether an address is set: in one line, or by the parts of a place. @see LOC-025 LOC-030 */
export const hasAddress = (place: Place, address = ''): boolean => address.trim() !== '' || addressLine(place) !== '';
