import { type TourTypeId, tourTypeId } from '../ids';
import { randomIdentifier } from '../random';
import { number, oneOf, records, type Stored, text } from '../stored';

export const tourTypeColors = ['gray', 'green', 'blue', 'indigo', 'purple', 'pink', 'red', 'yellow'] as const;
/** @see MODEL-038 */
export type TourTypeColor = (typeof tourTypeColors)[number];

export const tourTypeRanges = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
/** How dark a tour type's colour is. @see MODEL-038 */
export type TourTypeRange = (typeof tourTypeRanges)[number];

/** A kind of tour the organization defines; `range` is null where none was chosen. @see MODEL-037 */
export type TourType = { id: TourTypeId; name: string; color: TourTypeColor; range: TourTypeRange | null };

/** The range of a type that has none, as an icon and as a chip. @see MODEL-039 */
export const defaultRange = { icon: 600, chip: 400 } as const satisfies Record<string, TourTypeRange>;

/** Reads stored tour types; gray where the colour is unknown, known by its place without an id, since "" is what tours of no type have. @see MODEL-037 MODEL-038 MODEL-039 */
export const tourTypesFrom = (stored: unknown): TourType[] => records(stored, tourTypeFrom);

const tourTypeFrom = (type: Stored, index: number): TourType => {
  const range = number(type.range, null);
  return {
    id: tourTypeId(text(type.id) || `type-${index}`),
    name: text(type.name),
    color: oneOf(tourTypeColors, type.color, 'gray'),
    range: tourTypeRanges.find((known) => known === range) ?? null,
  };
};

/** A type as Settings adds it: gray, range 600, not yet named. @see SET-007 */
export const newTourType = (): TourType => ({ id: tourTypeId(randomIdentifier()), name: '', color: 'gray', range: 600 });

/** The name of a type's colour in the design system's palette, such as "gray-600". @see MODEL-039 */
export const paletteName = ({ color, range }: Pick<TourType, 'color' | 'range'>, shownAs: keyof typeof defaultRange): string =>
  `${color}-${range ?? defaultRange[shownAs]}`;

/** The tours of the chosen types; all of them while none is chosen. @see TOUR-004 */
export const toursOfTypes = <T extends { tourTypeId: TourTypeId }>(tours: readonly T[], types: ReadonlySet<TourTypeId>): T[] =>
  tours.filter(({ tourTypeId: type }) => types.size === 0 || types.has(type));

/** How many tours there are of a type. @see SET-006 */
export const countOfType = (tours: readonly { tourTypeId: TourTypeId }[], type: TourTypeId): number =>
  tours.filter((tour) => tour.tourTypeId === type).length;
