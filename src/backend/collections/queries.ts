import type { CollectionId, OrgId } from '@/domain/ids';
import { docOf, docsOf } from '../listen';
import { liveQuery } from '../live-query';
import { collections } from './refs';

export const collectionQueries = {
  /** All collections of the organization. */
  of: (organization: OrgId) => liveQuery(['collections', { organization }], docsOf(collections, { organization })),
  /** One collection; `null` when there is none. @throws AppError `permission-denied`, also for one that is not there */
  one: (id: CollectionId) => liveQuery(['collections', id], docOf(collections, id)),
};
