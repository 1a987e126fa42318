import type { Collection } from '@/domain/collections/collection';
import type { CollectionId, TourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import type { ListedTour } from '@/domain/tours/listed-tour';
import type { OwnTours } from '@/domain/tours/tour-sections';

/** Data and actions shared by all tours of the list; keeps its identity until something in it changes. */
export type ListContext = {
  organization: Organization;
  /** Empty while loading. */
  collections: ReadonlyMap<CollectionId, Collection>;
  own: OwnTours;
  /** Adds a tour to the favourites, or removes it from them. */
  onFavorite: (tour: ListedTour) => void;
  canEdit: (tour: ListedTour) => boolean;
  /** Whether the user may put the tour into a collection. */
  canCollect: (tour: ListedTour) => boolean;
  /** Whether the user may invite to the tour, and list who can open it. */
  canInvite: (tour: ListedTour) => boolean;
  canDuplicate: boolean;
  /** Whether the user may see who did what with the tours. */
  canSeeActivity: boolean;
  canDelete: boolean;
  /** Opens a dialog about a tour: inviting, who can open it, its share links, its collection, duplicating or deleting it. */
  openDialog: (kind: TourDialogKind, tour: ListedTour) => void;
  /** The tour whose name is edited in the list, by F2. */
  renaming: TourId | null;
  onRename: (tour: TourId | null) => void;
  /** Opens a tour's files, which have their own URL. */
  openFiles: (tour: ListedTour) => void;
};

export type TourDialogKind = 'invite' | 'people' | 'links' | 'collection' | 'duplicate' | 'delete';
