import { tourLimits } from '../limits';
import type { Tour } from '../tours';

const mostFloors = 10;

/** The label of a floor without one; `floor` counts from 0. @see EDIT-094 */
export const floorLabel = (floor: number): string => `Floor ${floor + 1}`;

/** What a floor is called; `floor` counts from 0. @see MODEL-024 */
export const floorName = (floors: readonly string[], floor: number): string => floors[floor]?.trim() || floorLabel(floor);

/** 'Floor 1' to 'Floor N', for a tour whose number of floors is known and whose floors have no names. @see EDIT-095 */
export const createdFloors = (count: number): string[] =>
  Array.from({ length: Math.max(0, Math.min(Math.floor(count), tourLimits.floors)) }, (_, floor) => floorLabel(floor));

/** What the rename-floors modal shows: the floors, the offer to create them, or that there is nothing to rename. @see EDIT-094 EDIT-095 EDIT-096 */
export function floorsToRename({ floors, numberOfFloors }: Pick<Tour, 'floors' | 'numberOfFloors'>): 'floors' | 'create' | 'none' {
  if (floors.length > 0) return 'floors';
  return numberOfFloors > 0 ? 'create' : 'none';
}

/** A floor a plan can be of; `value` is stored with the plan, "" for none. @see TOUR-065 */
export type FloorChoice = { value: string; label: string };

/** None and Floor 1 to Floor 10, by the labels of the tour where it has them. @see TOUR-065 */
export const floorChoices = (floors: readonly string[]): FloorChoice[] => [
  { value: '', label: 'None' },
  ...Array.from({ length: Math.max(mostFloors, floors.length) }, (_, floor) => ({
    value: String(floor + 1),
    label: floorName(floors, floor),
  })),
];
