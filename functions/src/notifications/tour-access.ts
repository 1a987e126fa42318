import { type CollectionId, collectionId, type OrgId, orgId, type TourId, tourId, type UserId, userId } from '@/domain/ids';
import { flag, text } from '@/domain/stored';
import { isTombstone } from '@/domain/tours/tombstone';
import { store } from '../core/app';

/** What decides who may do what with a tour, and its name. */
export type TourAccess = {
  id: TourId;
  name: string;
  organization: OrgId;
  collection: CollectionId;
  public: boolean;
  createdBy: UserId;
};

/** A tour as it is now; null if there is none, or it is in the bin. */
export async function readTourAccess(id: string): Promise<TourAccess | null> {
  if (id === '' || id.includes('/')) return null;
  const stored = (await store().doc(`tours/${id}`).get()).data();
  if (!stored || isTombstone(stored)) return null;
  return {
    id: tourId(id),
    name: text(stored.name),
    organization: orgId(text(stored.organization)),
    collection: collectionId(text(stored.collection)),
    public: flag(stored.public),
    createdBy: userId(text(stored.createdBy)),
  };
}
