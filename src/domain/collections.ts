import { type CollectionId, collectionId, type OrgId, orgId, type TourId, tourId } from './ids';
import { byName } from './search';
import { oneOf, type Stored, text, texts } from './stored';
import type { Tour } from './tours';

export const sortTypes = ['name', 'custom'] as const;
/** How a collection's tours stand in line. @see MODEL-040 COLL-013 */
export type SortType = (typeof sortTypes)[number];

/** Tours of an organization that belong together: `collections/{collection}`. @see MODEL-040 */
export type Collection = { id: CollectionId; name: string; organization: OrgId; sortOrder: TourId[]; sortType: SortType };

/** Reads a stored collection. @see MODEL-040 */
export const collectionFrom = (id: string, stored: Stored): Collection => ({
  id: collectionId(id),
  name: text(stored.name) || id,
  organization: orgId(text(stored.organization)),
  sortOrder: texts(stored.sortOrder).map(tourId),
  sortType: oneOf(sortTypes, stored.sortType, 'name'),
});

/** What is stored of a new collection: sorted by name. @see MODEL-040 COLL-021 */
export const newCollection = (name: string, organization: OrgId): Omit<Collection, 'id'> => ({
  name: name.trim(),
  organization,
  sortOrder: [],
  sortType: 'name',
});

/**
 * Tours in the order of their collection: by name, or as somebody arranged them; those that are not in the arrangement
 * come last, by name.
 * @see COLL-032 PLAYER-079
 */
export function toursInOrder<T extends Pick<Tour, 'id' | 'name'>>(
  tours: readonly T[],
  { sortType, sortOrder }: Pick<Collection, 'sortType' | 'sortOrder'>,
): T[] {
  const named = tours.toSorted(byName);
  if (sortType === 'name') return named;
  const places = new Map(sortOrder.map((id, place) => [id, place]));
  const placeOf = ({ id }: T) => places.get(id) ?? sortOrder.length;
  return named.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What adding tours to a collection does with each: it is added, or moved out of another one; those it has stay. @see COLL-009 COLL-011 */
export type Transfer<T> = { added: T[]; moved: T[] };

/** Sorts the chosen tours into those that are added and those that are moved. @see COLL-011 */
export function transferInto<T extends Pick<Tour, 'collection'>>(collection: CollectionId, chosen: readonly T[]): Transfer<T> {
  const coming = chosen.filter((tour) => tour.collection !== collection);
  return { added: coming.filter((tour) => tour.collection === ''), moved: coming.filter((tour) => tour.collection !== '') };
}

/** Whether the tour names a collection that no longer exists. @see COLL-018 */
export const isCollectionGone = (tour: Pick<Tour, 'collection'>, collections: readonly Pick<Collection, 'id'>[]): boolean =>
  tour.collection !== '' && !collections.some(({ id }) => id === tour.collection);
