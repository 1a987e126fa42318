import { allPois, type Folder, foldersFrom } from '../folders/folder';
import { type TourId, tourId } from '../ids';
import type { Stored } from '../stored';
import { readTourFields, type TourFieldTypes, tourFieldNames } from './fields';

/** A tour: `tours/{id}`, with the stored field names, which `tours/fields.ts` declares. @see MODEL-017 MODEL-019 */
export type Tour = { id: TourId; folders: readonly Folder[] } & Omit<TourFieldTypes, 'folders'>;

/** Reads a stored tour; missing fields and those of another type get their default. @see MODEL-019 */
export const tourFrom = (id: string, stored: Stored): Tour => ({
  id: tourId(id),
  ...readTourFields(tourFieldNames, stored),
  folders: foldersFrom(stored.folders),
});

/** The label of a tour's badge. @see TOUR-011 */
export const accessBadge = (tour: Pick<Tour, 'public'>): 'Public' | 'Default' => (tour.public ? 'Public' : 'Default');

/** Number of folders and PoIs of a tour. */
export const tourCounts = ({ folders }: Pick<Tour, 'folders'>) => ({ folders: folders.length, pois: allPois(folders).length });
