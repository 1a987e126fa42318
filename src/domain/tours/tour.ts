import { allPois, type Folder, foldersFrom } from '../folders/folder';
import { type GuidedTour, guidedToursFrom } from '../guided-tours/guided-tour';
import { type TourId, tourId } from '../ids';
import { type PointType, pointTypesFrom } from '../point-types/point-type';
import { plainLines } from '../rich-text';
import { type RoomEdit, roomsFrom } from '../rooms/room';
import type { Stored } from '../stored';
import { readTourFields, type TourFieldTypes, tourFieldNames } from './fields';
import { tourTexts } from './texts';

/** A tour: `tours/{id}`, with the stored field names, which `tours/fields.ts` declares. @see MODEL-017 MODEL-019 */
export type Tour = { id: TourId } & EditedLists & Omit<TourFieldTypes, keyof EditedLists>;
type EditedLists = {
  folders: readonly Folder[];
  guidedTours: readonly GuidedTour[];
  rooms: readonly RoomEdit[];
  pointTypes: readonly PointType[];
};

/** Reads a stored tour; missing fields and those of another type get their default. @see MODEL-019 */
export function tourFrom(id: string, stored: Stored): Tour {
  const fields = readTourFields(tourFieldNames, stored);
  // imports used to copy the formatting of an older description, which is shown as text here
  const description = fields.importedOriginalTourId === '' ? fields.description : plainLines(fields.description);
  return {
    id: tourId(id),
    ...fields,
    description,
    folders: foldersFrom(stored.folders),
    guidedTours: guidedToursFrom(stored.guidedTours),
    rooms: roomsFrom(stored.rooms),
    pointTypes: pointTypesFrom(stored.pointTypes),
  };
}

/** The label of a tour's badge. @see TOUR-011 */
export const accessBadge = (tour: Pick<Tour, 'public'>): string => tourTexts.get()[tour.public ? 'public' : 'default'];

/** Number of folders and PoIs of a tour. */
export const tourCounts = ({ folders }: Pick<Tour, 'folders'>) => ({ folders: folders.length, pois: allPois(folders).length });
