import { tourLimits } from '../limits';
import { floorTexts } from './floor-texts';
import type { Tour } from './tour';

const minChoices = 10;

/** The name that a floor is stored with at first, in English; `floor` counts from 0. @see EDIT-094 */
export const floorLabel = (floor: number): string => `Floor ${floor + 1}`;

/** What a floor without a name is called in the language of the page; `floor` counts from 0. */
export const unnamedFloor = (floor: number): string => floorTexts.get().floor({ number: floor + 1 });

/** The name of a floor; `floor` counts from 0. @see MODEL-024 */
export const floorName = (floors: readonly string[], floor: number): string => floors[floor]?.trim() || unnamedFloor(floor);

/** 'Floor 1' to 'Floor N', for a tour with a known number of unnamed floors. @see EDIT-095 */
export const createdFloors = (count: number): string[] =>
  Array.from({ length: Math.max(0, Math.min(Math.floor(count), tourLimits.floors)) }, (_, floor) => floorLabel(floor));

/** The content of the rename-floors dialog: the floors, the offer to create them, or nothing to rename. @see EDIT-094 EDIT-095 EDIT-096 */
export function floorsToRename({ floors, numberOfFloors }: Pick<Tour, 'floors' | 'numberOfFloors'>): 'floors' | 'create' | 'none' {
  if (floors.length > 0) return 'floors';
  return numberOfFloors > 0 ? 'create' : 'none';
}

/** A floor to choose for a floor plan; `value` is stored with the plan, "" for none. @see TOUR-065 */
export type FloorChoice = { value: string; label: string };

/** None and Floor 1 to Floor 10, with the tour's floor names where it has them. @see TOUR-065 */
export const floorChoices = (floors: readonly string[]): FloorChoice[] => [
  { value: '', label: 'None' },
  ...Array.from({ length: Math.max(minChoices, floors.length) }, (_, floor) => ({
    value: String(floor + 1),
    label: floorName(floors, floor),
  })),
];
