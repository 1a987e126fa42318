import type { Collection } from '@/domain/collections';
import type { CollectionId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations';
import type { ListedTour } from '@/domain/tours/listed-tour';

/** What every tour of the list is drawn with; the same object as long as nothing of it changes. */
export type ListContext = {
  organization: Organization;
  /** Empty until they are there. */
  collections: ReadonlyMap<CollectionId, Collection>;
  canEdit: (tour: ListedTour) => boolean;
  canInvite: (tour: ListedTour) => boolean;
  canDuplicate: boolean;
  canDelete: boolean;
  /** Opens the dialog in which a tour is duplicated or deleted. */
  ask: (what: TourQuestion, tour: ListedTour) => void;
  /** Opens the files of a tour, at their own address. */
  openFiles: (tour: ListedTour) => void;
};

export type TourQuestion = 'duplicate' | 'delete';

/** What a tour is called, also before it has a name. */
export const nameOf = ({ name }: Pick<ListedTour, 'name'>): string => name || 'Tour without a name';
