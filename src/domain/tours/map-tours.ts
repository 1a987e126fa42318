import { byCountry, type CountryGroup } from '../by-country';
import type { TourTypeId } from '../ids';
import { placeLimits } from '../limits';
import { toursOfTypes } from '../organizations/tour-types';
import { type Place, positionOf } from '../place';
import { filterBySearch } from '../search';

/** The fields by which a map finds and places a tour. */
type MappableTour = { id: string; name: string; tourTypeId: TourTypeId; place: Pick<Place, 'country' | 'latitude' | 'longitude'> };

export type MapPosition = { latitude: number; longitude: number };

/** A tour's position in degrees; null if it has none, or one that is not on the earth. @see MAP-013 */
export function mapPositionOf({ place }: Pick<MappableTour, 'place'>): MapPosition | null {
  const position = positionOf(place);
  const isOnEarth =
    position && Math.abs(position.latitude) <= placeLimits.latitude && Math.abs(position.longitude) <= placeLimits.longitude;
  return isOnEarth ? position : null;
}

/** The tours of these types whose names contain the words; words that are too short find all. @see MAP-002 MAP-003 TOUR-004 */
export const toursFoundOnMap = <T extends MappableTour>(named: readonly T[], words: string, types: ReadonlySet<TourTypeId>): T[] =>
  toursOfTypes(
    filterBySearch(named, words, 'map', ({ name }) => [name]),
    types,
  );

/** The side list of a map: countries with their tours, and the tours that the map cannot show. */
export type MapList<T> = { countries: CountryGroup<T>[]; unplaced: T[]; shown: number };

/**
 * The side list: tours by country, in the order of `found`. Tours without a position are always listed.
 * @param isInView whether the map shows a tour; null lists all tours
 * @see MAP-001 MAP-013
 */
export function mapList<T extends MappableTour>(found: readonly T[], isInView: ((id: string) => boolean) | null): MapList<T> {
  const placed = found.filter((tour) => mapPositionOf(tour) !== null && (isInView?.(tour.id) ?? true));
  const unplaced = found.filter((tour) => mapPositionOf(tour) === null);
  return { countries: byCountry(placed, ({ place }) => place.country), unplaced, shown: placed.length };
}

/** Where a map starts that has no view yet: in the middle of most tours, so that one far away does not move it to an empty sea. @see MAP-007 */
export function startPosition(positions: readonly MapPosition[]): MapPosition | null {
  if (positions.length === 0) return null;
  return { latitude: median(positions.map(({ latitude }) => latitude)), longitude: median(positions.map(({ longitude }) => longitude)) };
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
