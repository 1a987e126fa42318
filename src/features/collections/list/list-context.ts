import type { Collection } from '@/domain/collections/collection';
import type { CollectionId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import type { ListedTour } from '@/domain/tours/listed-tour';

/** The dialogs that the list opens without an address. */
export type LocalDialog = 'invite' | 'people' | 'delete';

/** What every card of the list needs. */
export type ListContext = {
  /** The tours of each collection; null while they are loading. */
  toursOf: ReadonlyMap<CollectionId, readonly ListedTour[]> | null;
  canEdit: boolean;
  /** Whether the user may add tours and invite. */
  canAdd: boolean;
  openDialog: (dialog: LocalDialog, collection: Collection) => void;
};

/** How many tours a collection has, in words. */
export const tourCountText = (count: number): string => plural(count, { one: '# tour', other: '# tours' });
