import { tourId } from '../ids';
import { placeFrom } from '../place';
import type { Stored } from '../stored';
import { readTourFields, type TourField } from '../tours/fields';
import type { Tour } from '../tours/tour';

const plainFields = [
  'name',
  'description',
  'matterportId',
  'thumbnailUrl',
  'thumbnailAlt',
  'organization',
  'collection',
  'tourTypeId',
  'languages',
] as const satisfies readonly TourField[];

/** What the page of a collection shows of a tour. A collection has up to thousands of them, and nobody looks at their content there. @see COLL-033 */
export type CollectionTour = Pick<Tour, 'id' | 'place' | (typeof plainFields)[number]>;

/** The stored fields that are read of a collection's tour. */
export const collectionTourFields = [...plainFields, 'place'] as const;

/** Reads a stored tour of a collection, with the defaults of `tourFrom`. */
export const collectionTourFrom = (id: string, stored: Stored): CollectionTour => ({
  id: tourId(id),
  ...readTourFields(plainFields, stored),
  place: placeFrom(stored.place),
});
