import { type CollectionId, collectionId, type OrgId, type TourTypeId, tourTypeId, type UserId } from '../ids';
import type { Tour } from '../tours';
import type { NewTour } from './new-tour';

/** The steps of the duplicate wizard. @see TOUR-075 */
export const duplicateSteps = ['Name and Access', 'What to include', 'Summary'] as const;

/** What a copy takes along. @see TOUR-077 */
export type Included = Record<'folders' | 'floorplans' | 'documents' | 'files' | 'tourType' | 'collection', boolean>;

/** @see TOUR-078 */
export const includedByDefault: Included = {
  folders: true,
  floorplans: true,
  documents: true,
  files: true,
  tourType: true,
  collection: false,
};

/** Where the copy goes, and which tour types and collections there are. @see TOUR-076 TOUR-081 */
export type Destination = { organization: OrgId; tourTypes: readonly TourTypeId[]; collections: readonly CollectionId[] };

/** What somebody chose for a copy. */
export type Copy = { name: string; isPublic: boolean; included: Included; to: Destination };

/**
 * What is stored of a copy. Who copies is its creator. It knows its original; a tour type or collection that does not exist where it goes stays
 * behind, and its saved states begin anew.
 * @see MODEL-025 TOUR-079 TOUR-081
 */
export function duplicateOf(tour: Tour, { name, isPublic, included, to }: Copy, createdBy: UserId): NewTour {
  const { id, created: _created, updated: _updated, ...fields } = tour;
  return {
    ...fields,
    name: name.trim(),
    public: isPublic,
    organization: to.organization,
    createdBy,
    collection: included.collection && to.collections.includes(tour.collection) ? tour.collection : collectionId(''),
    tourTypeId: included.tourType && to.tourTypes.includes(tour.tourTypeId) ? tour.tourTypeId : tourTypeId(''),
    folders: included.folders ? tour.folders : [],
    floorplans: included.floorplans ? tour.floorplans : [],
    documents: included.documents ? tour.documents : [],
    files: included.files ? tour.files : [],
    originalTourId: id,
    importedOriginalTourId: '',
    historyId: '',
  };
}
