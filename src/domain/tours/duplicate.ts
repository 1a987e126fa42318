import * as z from 'zod/mini';
import { type CollectionId, collectionId, type OrgId, type TourTypeId, tourTypeId, type UserId } from '../ids';
import { nameLimit } from '../limits';
import type { NewTour } from './new-tour';
import type { Tour } from './tour';
import { tourName } from './tour-name';

/** The steps of the duplicate wizard. @see TOUR-075 */
export const duplicateSteps = ['Name and Access', 'What to include', 'Summary'] as const;

const included = z.strictObject({
  folders: z.boolean(),
  floorplans: z.boolean(),
  documents: z.boolean(),
  files: z.boolean(),
  tourType: z.boolean(),
  collection: z.boolean(),
});

/** The form of a copy. @see TOUR-076 TOUR-077 */
export const duplicateForm = z.strictObject({
  name: tourName,
  organization: z.custom<OrgId>((id) => typeof id === 'string'),
  isPublic: z.boolean(),
  included,
});
export type DuplicateForm = z.infer<typeof duplicateForm>;

/** What is included in a copy. @see TOUR-077 */
export type IncludedParts = DuplicateForm['included'];

/** @see TOUR-078 */
export const includedByDefault: IncludedParts = {
  folders: true,
  floorplans: true,
  documents: true,
  files: true,
  tourType: true,
  collection: false,
};

/** The name of a copy, until it has another. */
export function copyName(name: string): string {
  const suffix = ' (copy)';
  return `${name.slice(0, nameLimit - suffix.length)}${suffix}`;
}

/** The target of a copy, and the tour types and collections that exist there. @see TOUR-076 TOUR-081 */
export type Destination = { organization: OrgId; tourTypes: readonly TourTypeId[]; collections: readonly CollectionId[] };

/** The choices for a copy. */
export type CopyOptions = Omit<DuplicateForm, 'organization'> & { to: Destination };

/**
 * The document of a copy. The copying user is its creator, and `originalTourId` is the original. A tour type or collection that does not exist at the
 * destination is dropped, and the history starts empty.
 * @see MODEL-025 TOUR-079 TOUR-081
 */
export function copyTour(tour: Tour, { name, isPublic, included, to }: CopyOptions, createdBy: UserId): NewTour {
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
    guidedTours: included.folders ? tour.guidedTours : [],
    rooms: included.folders ? tour.rooms : [],
    pointTypes: included.folders ? tour.pointTypes : [],
    floorplans: included.floorplans ? tour.floorplans : [],
    documents: included.documents ? tour.documents : [],
    files: included.files ? tour.files : [],
    originalTourId: id,
    importedOriginalTourId: '',
    historyId: '',
  };
}
