import { localKeys } from '@/domain/application/local-keys';
import { type ListAddressOptions, useListAddress } from '@/widgets/entity-list/use-list-address';

export type CollectionSort = 'name' | 'tours';

const options: ListAddressOptions<CollectionSort> = {
  names: { filter: 'filter', open: 'people' },
  sorts: ['name', 'tours'],
  modeSetting: localKeys.collectionListMode,
  sortSetting: localKeys.collectionListSort,
};

/** What the list of collections stores in the URL: the search, the order, and whose people are shown. @see COLL-002 */
export const useCollectionAddress = () => useListAddress(options);

export type CollectionAddress = ReturnType<typeof useCollectionAddress>;
