import { type TourTypeId, tourTypeId } from '../ids';
import { number, oneOf, records, type Stored, text } from '../stored';

export const tourTypeColors = ['gray', 'green', 'blue', 'indigo', 'purple', 'pink', 'red', 'yellow'] as const;
/** @see MODEL-038 */
export type TourTypeColor = (typeof tourTypeColors)[number];

export const tourTypeRanges = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
/** How dark a tour type's colour is. @see MODEL-038 */
export type TourTypeRange = (typeof tourTypeRanges)[number];

/** A type of tour that the organization defines; `range` is null if none was chosen. @see MODEL-037 */
export type TourType = { id: TourTypeId; name: string; color: TourTypeColor; range: TourTypeRange | null };

/** The default range, for an icon and for a chip. @see MODEL-039 */
export const defaultRange = { icon: 600, chip: 400 } as const satisfies Record<string, TourTypeRange>;

/**
 * Reads stored tour types. An unknown colour becomes gray. A missing id is generated from the position, because "" means that a tour has no type.
 * @see MODEL-037 MODEL-038 MODEL-039
 */
export const tourTypesFrom = (stored: unknown): TourType[] => records(stored, tourTypeFrom);

const tourTypeFrom = (type: Stored, index: number): TourType => {
  const range = number(type.range, null);
  return {
    id: tourTypeId(text(type.id) || `type-${index}`),
    name: text(type.name),
    color: oneOf(tourTypeColors, type.color, 'gray'),
    range: tourTypeRanges.find((candidate) => candidate === range) ?? null,
  };
};

/** The name of a type's colour in the design system's palette, such as "gray-600". @see MODEL-039 */
export const paletteColorName = ({ color, range }: Pick<TourType, 'color' | 'range'>, shownAs: keyof typeof defaultRange): string =>
  `${color}-${range ?? defaultRange[shownAs]}`;

/** The tours of the chosen types; all tours if none is chosen. @see TOUR-004 */
export const toursOfTypes = <T extends { tourTypeId: TourTypeId }>(tours: readonly T[], types: ReadonlySet<TourTypeId>): T[] =>
  tours.filter(({ tourTypeId: type }) => types.size === 0 || types.has(type));

/** Number of tours of a type. @see SET-006 */
export const countOfType = (tours: readonly { tourTypeId: TourTypeId }[], type: TourTypeId): number =>
  tours.filter((tour) => tour.tourTypeId === type).length;
