import type { SearchEntry } from '@/domain/tour-search/entries';
import { floorName } from '@/domain/tours/floors';

/** Where a result is: its point, folder and room, and its floor in a tour with several. */
export function placeLabel({ point, folder, room, floor }: SearchEntry, floors: readonly string[]): string {
  const ofFloor = floors.length > 1 && floor !== null ? floorName(floors, floor) : '';
  return [...new Set([point, folder, room, ofFloor])].filter((text) => text !== '').join(' · ');
}
