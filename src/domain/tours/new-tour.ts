import { collectionId, tourTypeId } from '../ids';
import type { Tour } from '../tours';
import type { TourForm } from './tour-form';

/** What is stored of a tour but its id and times: `created` and `updated` are the server's, and left to the writer. */
export type NewTour = Omit<Tour, 'id' | 'created' | 'updated'>;

/** What is stored of a new tour. @see MODEL-019 MODEL-022 MODEL-023 TOUR-056 TOUR-061 */
export const newTour = (form: TourForm, { organization, createdBy }: Pick<NewTour, 'organization' | 'createdBy'>): NewTour => ({
  ...form,
  collection: collectionId(form.collection),
  tourTypeId: tourTypeId(form.tourTypeId),
  organization,
  createdBy,
  floors: [],
  floorplans: [],
  documents: [],
  files: [],
  folders: [],
  originalTourId: '',
  importedOriginalTourId: '',
  numberOfFloors: 0,
  historyId: '',
});
