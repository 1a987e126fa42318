import { type Collection, collectionFrom } from '@/domain/collections/collection';
import { type CollectionTour, collectionTourFields, collectionTourFrom } from '@/domain/collections/collection-tour';
import type { Source } from '../live/source';

/** collections/{collection} */
export const collections: Source<Collection> = { path: 'collections', read: collectionFrom, readCached: collectionFrom };

/** The tours of a collection, with the fields that its page shows. @see MODEL-017 */
export const collectionTours: Source<CollectionTour> = {
  path: 'tours',
  read: collectionTourFrom,
  fields: collectionTourFields,
  readCached: collectionTourFrom,
};
