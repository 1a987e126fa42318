import { collectionId, tourTypeId } from '../ids';
import { readTourFields, tourFieldNames } from './fields';
import type { Tour } from './tour';
import type { TourForm } from './tour-form';

/** A tour's document without its id and the server timestamps `created` and `updated`, which the writer adds. */
export type NewTour = Omit<Tour, 'id' | 'created' | 'updated'>;

/** The document of a new tour: the form, and the defaults of all other fields. @see MODEL-019 MODEL-022 MODEL-023 TOUR-056 TOUR-061 */
export function newTour(
  form: TourForm,
  { organization, createdBy, folders = [] }: Pick<NewTour, 'organization' | 'createdBy'> & Partial<Pick<NewTour, 'folders'>>,
): NewTour {
  const { created: _created, updated: _updated, ...defaults } = readTourFields(tourFieldNames, {});
  return {
    ...defaults,
    ...form,
    folders,
    guidedTours: [],
    rooms: [],
    pointTypes: [],
    collection: collectionId(form.collection),
    tourTypeId: tourTypeId(form.tourTypeId),
    organization,
    createdBy,
  };
}
