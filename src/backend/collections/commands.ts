import type { Collection } from '@/domain/collections/collection';
import { type CollectionFields, newCollection } from '@/domain/collections/collection';
import { collectionChanges, collectionForm, collectionOrder } from '@/domain/collections/collection-form';
import { type CollectionId, collectionId, type OrgId } from '@/domain/ids';
import { parseInput, withAppErrors } from '../errors';
import { store } from '../firestore/store';
import { collections } from './refs';

/** An id for a new collection, which its cover image needs before it is created. */
export async function newCollectionId(): Promise<CollectionId> {
  const { db, collection, doc } = await store();
  return collectionId(doc(collection(db, collections.path)).id);
}

type NewCollection = { id: CollectionId; organization: OrgId; fields: CollectionFields };

/**
 * Adds a collection to an organization, sorted by name.
 * @throws AppError `invalid-argument` if the form is invalid, `permission-denied`
 * @see COLL-019 COLL-020 COLL-021 COLL-025
 */
export async function createCollection({ id, organization, fields }: NewCollection): Promise<void> {
  const { db, doc, setDoc } = await store();
  const { organization: home, ...parsed } = parseInput(collectionForm, { organization, ...fields });
  await withAppErrors(setDoc(doc(db, collections.path, id), newCollection(parsed, home as OrgId)));
}

/**
 * Writes only these fields of a collection. Listeners show them at once and revert them if the server rejects them.
 * @throws AppError `invalid-argument`, `permission-denied`, `not-found`
 * @see COLL-022 COLL-025
 */
export async function updateCollection({ id, changes }: { id: CollectionId; changes: Partial<CollectionFields> }): Promise<void> {
  const { db, doc, updateDoc } = await store();
  await withAppErrors(updateDoc(doc(db, collections.path, id), parseInput(collectionChanges, changes)));
}

/** Stores the order of a collection's tours. @throws AppError `permission-denied`, `not-found` @see COLL-015 COLL-025 */
export async function saveCollectionOrder({ id, ...order }: Pick<Collection, 'id' | 'sortType' | 'sortOrder'>): Promise<void> {
  const { db, doc, updateDoc } = await store();
  await withAppErrors(updateDoc(doc(db, collections.path, id), parseInput(collectionOrder, order)));
}

/**
 * Deletes a collection. The server then removes its tours from it, and deletes its invitations and cover images.
 * @throws AppError `permission-denied`
 * @see COLL-023 COLL-025
 */
export async function deleteCollection(id: CollectionId): Promise<void> {
  const { db, deleteDoc, doc } = await store();
  await withAppErrors(deleteDoc(doc(db, collections.path, id)));
}
