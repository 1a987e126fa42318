import { documentsFrom, fileCount, filesFrom, floorPlansFrom } from '../attachments';
import { collectionId, orgId, tourId, tourTypeId, userId } from '../ids';
import type { Place } from '../place';
import { date, flag, number, record, type Stored, text } from '../stored';
import type { Tour } from '../tours';

/** What a list shows of a tour, and finds it by: of thousands of tours nobody looks at the content. @see TOUR-010 */
export type ListedTour = Pick<
  Tour,
  'id' | 'name' | 'matterportId' | 'thumbnailUrl' | 'public' | 'organization' | 'createdBy' | 'collection' | 'tourTypeId' | 'updated'
> & { place: Pick<Place, 'country' | 'locality'>; fileCount: number };

/** The stored fields that are read of a listed tour. */
export const listedFields = [
  'name',
  'matterportId',
  'thumbnailUrl',
  'public',
  'organization',
  'createdBy',
  'collection',
  'tourTypeId',
  'updated',
  'place',
  'floorplans',
  'documents',
  'files',
] as const;

/** Reads a stored tour as a list shows it, with the defaults of `tourFrom`. @see MODEL-019 */
export const listedTourFrom = (id: string, stored: Stored): ListedTour => ({
  ...rowFrom(id, stored),
  fileCount: fileCount({
    floorplans: floorPlansFrom(stored.floorplans),
    documents: documentsFrom(stored.documents),
    files: filesFrom(stored.files),
  }),
});

/** Reads a listed tour that this device kept, perhaps as an older version of the app wrote it. */
export const keptTourFrom = (id: string, kept: Stored): ListedTour => ({ ...rowFrom(id, kept), fileCount: number(kept.fileCount, 0) });

function rowFrom(id: string, stored: Stored): Omit<ListedTour, 'fileCount'> {
  const { country, locality } = record(stored.place);
  return {
    id: tourId(id),
    name: text(stored.name),
    matterportId: text(stored.matterportId),
    thumbnailUrl: text(stored.thumbnailUrl),
    public: flag(stored.public),
    organization: orgId(text(stored.organization)),
    createdBy: userId(text(stored.createdBy)),
    collection: collectionId(text(stored.collection)),
    tourTypeId: tourTypeId(text(stored.tourTypeId)),
    updated: date(stored.updated),
    place: { country: text(country), locality: text(locality) },
  };
}
