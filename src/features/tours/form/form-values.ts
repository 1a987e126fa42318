import * as z from 'zod/mini';
import type { TourChanges } from '@/backend/tours/commands';
import { orgId } from '@/domain/ids';
import { type Place, placeFrom } from '@/domain/place';
import type { Tour } from '@/domain/tours';
import { type TourForm, tourForm } from '@/domain/tours/tour-form';

/** What the form holds. The thumbnail is not in it: it is chosen, and saved, in a dialog of its own. */
export type FormValues = Omit<TourForm, 'thumbnailUrl'> & { organization: string };

export const formValues = z.extend(z.omit(tourForm, { thumbnailUrl: true }), { organization: z.string() });

/** One field; the parts of a place are fields too. */
export type FieldPath = Exclude<keyof FormValues, 'place'> | `place.${keyof Place}`;

/** What people read about a field; all fields, in the order of the form. */
export const fieldLabels: Record<FieldPath, string> = {
  matterportId: 'Model ID',
  defurnishId: 'Defurnish ID',
  nira: 'Drone mapping',
  name: 'Tour Name',
  tourDate: 'Tour Date',
  tourTypeId: 'Tour Type',
  collection: 'Collection',
  description: 'About tour',
  address: 'Address',
  'place.route': 'Route',
  'place.street_number': 'Street Number',
  'place.locality': 'Locality',
  'place.administrative_area_level_1': 'Area(1)',
  'place.administrative_area_level_2': 'Area(2)',
  'place.administrative_area_level_3': 'Area(3)',
  'place.country': 'Country',
  'place.latitude': 'Latitude',
  'place.longitude': 'Longitude',
  public: 'Tour Access',
  organization: 'Organization',
};

export const fieldPaths = Object.keys(fieldLabels) as FieldPath[];

export const partOf = (values: FormValues, path: FieldPath): string | boolean | number | null =>
  path.startsWith('place.') ? values.place[path.slice('place.'.length) as keyof Place] : values[path as Exclude<keyof FormValues, 'place'>];

/** The fields that differ. */
export const differences = (one: FormValues, other: FormValues): FieldPath[] =>
  fieldPaths.filter((path) => partOf(one, path) !== partOf(other, path));

export const emptyValues = (organization: string): FormValues => ({
  name: '',
  matterportId: '',
  defurnishId: '',
  tourDate: '',
  address: '',
  description: '',
  public: false,
  collection: '',
  tourTypeId: '',
  place: placeFrom({}),
  nira: '',
  organization,
});

export const valuesOf = (tour: Tour): FormValues => ({
  name: tour.name,
  matterportId: tour.matterportId,
  defurnishId: tour.defurnishId,
  tourDate: tour.tourDate,
  address: tour.address,
  description: tour.description,
  public: tour.public,
  collection: tour.collection,
  tourTypeId: tour.tourTypeId,
  place: tour.place,
  nira: tour.nira,
  organization: tour.organization,
});

/** What a save writes: the fields that were changed and no others. The parts of a place are stored as one. */
export function changesFrom(base: FormValues, { organization, ...values }: FormValues): TourChanges {
  const changed = differences(base, { organization, ...values });
  const keys = new Set(changed.map((path) => path.split('.')[0]));
  const changes: TourChanges = Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key)));
  return keys.has('organization') ? { ...changes, organization: orgId(organization) } : changes;
}
