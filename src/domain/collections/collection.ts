import { type CollectionId, collectionId, type OrgId, orgId, type TourId, tourId } from '../ids';
import { byName } from '../search';
import { flag, oneOf, type Stored, text, texts } from '../stored';
import type { Tour } from '../tours/tour';

export const sortTypes = ['name', 'custom'] as const;
/** How a collection's tours are sorted. @see MODEL-040 COLL-013 */
export type SortType = (typeof sortTypes)[number];

/** A group of an organization's tours: `collections/{collection}`. @see MODEL-040 */
export type Collection = {
  id: CollectionId;
  name: string;
  organization: OrgId;
  /** Plain text, with line breaks. */
  description: string;
  /** Address of the cover image, or "". */
  coverUrl: string;
  /** Alternative text of the cover image. */
  coverAlt: string;
  /** Whether everybody can open its public page, at its short address. */
  isPublic: boolean;
  /** Its code in that address, which the server makes when it is public first, and which stays; "" before. */
  shortCode: string;
  sortOrder: TourId[];
  sortType: SortType;
};

/** Reads a stored collection. @see MODEL-040 */
export const collectionFrom = (id: string, stored: Stored): Collection => ({
  id: collectionId(id),
  name: text(stored.name) || id,
  organization: orgId(text(stored.organization)),
  description: text(stored.description),
  coverUrl: text(stored.coverUrl),
  coverAlt: text(stored.coverAlt),
  isPublic: flag(stored.isPublic),
  shortCode: text(stored.shortCode),
  sortOrder: texts(stored.sortOrder).map(tourId),
  sortType: oneOf(sortTypes, stored.sortType, 'name'),
});

/** What the collection's form changes. */
export type CollectionFields = Pick<Collection, 'name' | 'description' | 'coverUrl' | 'coverAlt' | 'isPublic'>;

/** The document of a new collection: sorted by name. @see MODEL-040 COLL-021 */
export const newCollection = (fields: CollectionFields, organization: OrgId): Omit<Collection, 'id' | 'shortCode'> => ({
  ...fields,
  organization,
  sortOrder: [],
  sortType: 'name',
});

/** Sorts the tours of a collection: by name, or in custom order; tours missing from the custom order come last, by name. @see COLL-032 PLAYER-079 */
export function toursInOrder<T extends Pick<Tour, 'id' | 'name'>>(
  tours: readonly T[],
  { sortType, sortOrder }: Pick<Collection, 'sortType' | 'sortOrder'>,
): T[] {
  const named = tours.toSorted(byName);
  if (sortType === 'name') return named;
  const positions = new Map(sortOrder.map((id, position) => [id, position]));
  const positionOf = ({ id }: T) => positions.get(id) ?? sortOrder.length;
  return named.toSorted((one, other) => positionOf(one) - positionOf(other));
}

/** Effect of adding tours to a collection: added, or moved out of another one; tours already in it are unchanged. @see COLL-009 COLL-011 */
export type Transfer<T> = { added: T[]; moved: T[] };

/** Splits the chosen tours into those to add and those to move. @see COLL-011 */
export function planTransfer<T extends Pick<Tour, 'collection'>>(collection: CollectionId, chosen: readonly T[]): Transfer<T> {
  const newTours = chosen.filter((tour) => tour.collection !== collection);
  return { added: newTours.filter((tour) => tour.collection === ''), moved: newTours.filter((tour) => tour.collection !== '') };
}

/** Whether the tour names a collection that no longer exists. @see COLL-018 */
export const isCollectionMissing = (tour: Pick<Tour, 'collection'>, collections: readonly Pick<Collection, 'id'>[]): boolean =>
  tour.collection !== '' && !collections.some(({ id }) => id === tour.collection);
