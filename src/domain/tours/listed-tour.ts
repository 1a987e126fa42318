import { documentsFrom, fileCount, filesFrom, floorPlansFrom } from '../attachments';
import { tourId } from '../ids';
import type { Place } from '../place';
import { type PublicationState, publicationStateFrom } from '../publishing/publication-state';
import { flag, number, record, type Stored, text } from '../stored';
import { readTourFields, type TourField } from './fields';
import type { Tour } from './tour';

/** The fields that a list shows as they are; the index of an organization has each of them too. */
export const rowFields = [
  'name',
  'matterportId',
  'thumbnailUrl',
  'thumbnailAlt',
  'public',
  'organization',
  'createdBy',
  'collection',
  'tourTypeId',
  'created',
  'updated',
] as const satisfies readonly TourField[];

/** What a list shows of a place, and where a map shows it. */
type ListedPlace = Pick<Place, 'country' | 'locality' | 'latitude' | 'longitude'>;

/** What a list or map shows of a tour, and finds it by: of thousands of tours nobody looks at the content. @see TOUR-010 MAP-001 */
export type ListedTour = Pick<Tour, 'id' | (typeof rowFields)[number]> & PublicationState & { place: ListedPlace; fileCount: number };

/** The stored fields that are read of a listed tour. `publication` is the server's own, which no form and no export has. */
export const listedFields = [...rowFields, 'place', 'floorplans', 'documents', 'files', 'publication'] as const satisfies readonly (
  | TourField
  | 'publication'
)[];

/** Reads a stored tour for a list, with the defaults of `tourFrom`. @see MODEL-019 */
export const listedTourFrom = (id: string, stored: Stored): ListedTour => ({
  ...fieldsFrom(id, stored),
  ...publicationStateFrom(stored.publication),
  fileCount: fileCount({
    floorplans: floorPlansFrom(stored.floorplans),
    documents: documentsFrom(stored.documents),
    files: filesFrom(stored.files),
  }),
});

/** Reads a listed tour from this device's cache, possibly written by an older version of the app. */
export const cachedTourFrom = (id: string, cached: Stored): ListedTour => ({
  ...fieldsFrom(id, cached),
  isPublished: flag(cached.isPublished),
  isProposed: flag(cached.isProposed),
  fileCount: number(cached.fileCount, 0),
});

function fieldsFrom(id: string, stored: Stored): Omit<ListedTour, 'fileCount' | keyof PublicationState> {
  const { country, locality, latitude, longitude } = record(stored.place);
  const place = { country: text(country), locality: text(locality), latitude: number(latitude, null), longitude: number(longitude, null) };
  return { id: tourId(id), ...readTourFields(rowFields, stored), place };
}
