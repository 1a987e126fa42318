import type { Location } from '@/domain/locations/location';
import type { LocationForm } from '@/domain/locations/location-form';
import { type Place, placeFrom } from '@/domain/place';
import { placeLabels } from '@/widgets/place-form/place-values';

/** Path of one field; each part of a place is a field of its own. */
export type LocationPath = Exclude<keyof LocationForm, 'place'> | `place.${keyof Place}`;

/** Labels of all fields, in form order. @see LOC-021 */
export const locationLabels: Record<LocationPath, string> = {
  name: 'Name',
  description: 'Description',
  organization: 'Organization',
  ...placeLabels,
};

export const locationPaths = Object.keys(locationLabels) as LocationPath[];

export const emptyLocation = (organization: string): LocationForm => ({
  name: '',
  description: '',
  organization,
  address: '',
  place: placeFrom({}),
});

export const valuesOfLocation = ({ name, description, organization, address, place }: Location): LocationForm => ({
  name,
  description,
  organization,
  address,
  place,
});

/** The fields that these paths are in; a place is written as a whole. */
export const fieldsOf = (paths: readonly LocationPath[]): ReadonlySet<keyof LocationForm> =>
  new Set(paths.map((path) => path.split('.')[0] as keyof LocationForm));
