import type { SearchEntry } from '@/domain/tour-search/entries';
import { floorName } from '@/domain/tours/floors';
import { type PlaceOfRow, placeOfRow, placeText } from '../sidebar/place-of-row';

/** Where a result is: its point, folder and room, and its floor in a tour with several. */
export function placeOfEntry({ point, folder, room, floor }: SearchEntry, floors: readonly string[]): PlaceOfRow {
  return placeOfRow([point, folder, room], floors.length > 1 && floor !== null ? floorName(floors, floor) : '');
}

export const placeLabel = (entry: SearchEntry, floors: readonly string[]): string => placeText(placeOfEntry(entry, floors));
