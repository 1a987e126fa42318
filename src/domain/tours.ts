import { documentsFrom, type FloorPlan, filesFrom, floorPlansFrom, type TourDocument, type TourFile } from './attachments';
import { allPois, type Folder, foldersFrom } from './folders';
import {
  type CollectionId,
  collectionId,
  type OrgId,
  orgId,
  type TourId,
  type TourTypeId,
  tourId,
  tourTypeId,
  type UserId,
  userId,
} from './ids';
import { type Place, placeFrom } from './place';
import { date, flag, list, number, record, type Stored, text } from './stored';

/** A tour: `tours/{id}`, with the stored field names. `tourDate` is a datetime-local string. @see MODEL-017 MODEL-019 */
export type Tour = {
  id: TourId;
  name: string;
  matterportId: string;
  defurnishId: string;
  tourDate: string;
  address: string;
  description: string;
  public: boolean;
  organization: OrgId;
  collection: CollectionId;
  tourTypeId: TourTypeId;
  floors: readonly string[];
  floorplans: FloorPlan[];
  documents: TourDocument[];
  files: TourFile[];
  created: Date | null;
  updated: Date | null;
  /** Who created it, "" for tours from before that was stored. Set once: no update writes it. */
  createdBy: UserId;
  place: Place;
  folders: readonly Folder[];
  originalTourId: string;
  importedOriginalTourId: string;
  numberOfFloors: number;
  historyId: string;
  nira: string;
  thumbnailUrl: string;
};

/** Reads a stored tour; whatever is missing or of another type gets its default. @see MODEL-019 */
export const tourFrom = (id: string, stored: Stored): Tour => ({
  id: tourId(id),
  name: text(stored.name),
  matterportId: text(stored.matterportId),
  defurnishId: text(stored.defurnishId),
  tourDate: text(stored.tourDate),
  address: text(stored.address),
  description: text(stored.description),
  public: flag(stored.public),
  organization: orgId(text(stored.organization)),
  collection: collectionId(text(stored.collection)),
  tourTypeId: tourTypeId(text(stored.tourTypeId)),
  floors: list(stored.floors, (label) => text(label) || text(record(label).name)),
  floorplans: floorPlansFrom(stored.floorplans),
  documents: documentsFrom(stored.documents),
  files: filesFrom(stored.files),
  created: date(stored.created),
  updated: date(stored.updated),
  createdBy: userId(text(stored.createdBy)),
  place: placeFrom(stored.place),
  folders: foldersFrom(stored.folders),
  originalTourId: text(stored.originalTourId),
  importedOriginalTourId: text(stored.importedOriginalTourId),
  numberOfFloors: number(stored.numberOfFloors, 0),
  historyId: text(stored.historyId),
  nira: text(stored.nira),
  thumbnailUrl: text(stored.thumbnailUrl),
});

/** What the badge of a tour says. @see TOUR-011 */
export const accessBadge = (tour: Pick<Tour, 'public'>): 'Public' | 'Default' => (tour.public ? 'Public' : 'Default');

/** How much is in a tour. */
export const tourCounts = ({ folders }: Pick<Tour, 'folders'>) => ({ folders: folders.length, pois: allPois(folders).length });
