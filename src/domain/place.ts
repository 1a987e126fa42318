import { number, record, text } from './stored';

/** Where a tour or location stands, in the words of the address service. @see MODEL-030 */
export type Place = {
  locality: string;
  country: string;
  administrative_area_level_1: string;
  administrative_area_level_2: string;
  administrative_area_level_3: string;
  latitude: number | null;
  longitude: number | null;
  route: string;
  street_number: string;
};

/** Reads a stored place; a missing part is empty, missing coordinates are null. @see MODEL-030 */
export function placeFrom(stored: unknown): Place {
  const place = record(stored);
  return {
    locality: text(place.locality),
    country: text(place.country),
    administrative_area_level_1: text(place.administrative_area_level_1),
    administrative_area_level_2: text(place.administrative_area_level_2),
    administrative_area_level_3: text(place.administrative_area_level_3),
    latitude: number(place.latitude, null),
    longitude: number(place.longitude, null),
    route: text(place.route),
    street_number: text(place.street_number),
  };
}

const joined = (parts: string[], by: string) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(by);

/** "Hantverkargatan 1, Stockholm, Sweden"; what is missing is left out. */
export const addressLine = (place: Place): string =>
  joined([joined([place.route, place.street_number], ' '), place.locality, place.country], ', ');

/** "Stockholm, Sweden", or the country alone, or nothing. */
export const townLine = (place: Pick<Place, 'country' | 'locality'>): string => joined([place.locality, place.country], ', ');

/** Where the place lies on a map, in degrees; null without both coordinates, so that nothing is shown at 0, 0. @see MAP-013 */
export const positionOf = ({ latitude, longitude }: Place): { latitude: number; longitude: number } | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };
