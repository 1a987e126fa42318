import * as z from 'zod/mini';
import type { TourChanges } from '@/backend/tours/commands';
import { orgId } from '@/domain/ids';
import { type Place, placeFrom } from '@/domain/place';
import type { Tour } from '@/domain/tours/tour';
import { type TourForm, tourForm } from '@/domain/tours/tour-form';
import { placeLabels } from '@/widgets/place-form/place-values';

/** The form's fields, without the thumbnail, which is edited and saved in its own dialog. */
export type FormValues = Omit<TourForm, 'thumbnailUrl' | 'thumbnailAlt'> & { organization: string };

export const formValues = z.extend(z.omit(tourForm, { thumbnailUrl: true, thumbnailAlt: true }), { organization: z.string() });

/** Path of one field; each part of a place is a field of its own. */
export type FieldPath = Exclude<keyof FormValues, 'place'> | `place.${keyof Place}`;

/** Labels of all fields, in form order. */
export const fieldLabels: Record<FieldPath, string> = {
  matterportId: 'Model ID',
  defurnishId: 'Defurnish ID',
  nira: 'Drone mapping',
  showsScanMarks: 'Tags and measurements of the scan',
  name: 'Tour Name',
  tourDate: 'Tour Date',
  tourTypeId: 'Tour Type',
  collection: 'Collection',
  description: 'About tour',
  ...placeLabels,
  public: 'Tour Access',
  isIndexed: 'Search engines',
  organization: 'Organization',
};

export const fieldPaths = Object.keys(fieldLabels) as FieldPath[];

export const fieldValue = (values: FormValues, path: FieldPath): string | boolean | number | null =>
  path.startsWith('place.') ? values.place[path.slice('place.'.length) as keyof Place] : values[path as Exclude<keyof FormValues, 'place'>];

/** Paths of the fields that differ. */
export const differences = (a: FormValues, b: FormValues): FieldPath[] =>
  fieldPaths.filter((path) => fieldValue(a, path) !== fieldValue(b, path));

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
  showsScanMarks: false,
  isIndexed: false,
  organization,
});

export const valuesFromTour = (tour: Tour): FormValues => ({
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
  showsScanMarks: tour.showsScanMarks,
  isIndexed: tour.isIndexed,
  organization: tour.organization,
});

/** The changed fields only, as a save writes them. A place is written as a whole. */
export function changedFields(base: FormValues, { organization, ...values }: FormValues): TourChanges {
  const changed = differences(base, { organization, ...values });
  const keys = new Set(changed.map((path) => path.split('.')[0]));
  const changes: TourChanges = Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key)));
  return keys.has('organization') ? { ...changes, organization: orgId(organization) } : changes;
}
