import type { CollectionId, OrgId } from '@/domain/ids';
import { docOf, docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import { collections, collectionTours } from './refs';

export const collectionQueries = {
  /** All collections of the organization. */
  of: (organization: OrgId) => liveQuery(['collections', { organization }], docsOf(collections, { organization })),
  /** One collection; `null` if it does not exist. @throws AppError `permission-denied`, for most users also if it does not exist */
  one: (id: CollectionId) => liveQuery(['collections', id], docOf(collections, id)),
  /** The tours of a collection with what its page shows, for members of its organization and for guests of the collection. @see COLL-033 */
  tours: (collection: CollectionId, organization: OrgId) =>
    liveQuery(['tours', { organization, collection }, 'in collection'], docsOf(collectionTours, { organization, collection })),
};
