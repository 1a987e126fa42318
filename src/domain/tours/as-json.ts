import { storedFolders } from '../folders/folder';
import { storedGuidedTours } from '../guided-tours/guided-tour';
import type { Tour } from './tour';

/** A tour with all its fields as JSON, for the clipboard or a file. @see TOUR-043 TOUR-044 */
export const tourAsJson = (tour: Tour): string =>
  JSON.stringify({ ...tour, folders: storedFolders(tour.folders), guidedTours: storedGuidedTours(tour.guidedTours) }, null, 2);

/** The file name of an exported tour. @see TOUR-044 */
export const exportFileName = ({ name, id }: Pick<Tour, 'name' | 'id'>): string =>
  `${(name.replace(/[^\p{L}\p{N} ._-]/gu, '').trim() || id).slice(0, 100)}.json`;
