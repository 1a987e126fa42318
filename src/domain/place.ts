import { number, record, text } from './stored';

/** The place of a tour or location, in the address service's terms. @see MODEL-030 */
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

/** Reads a stored place; missing texts are empty, missing coordinates are null. @see MODEL-030 */
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

const joined = (parts: string[], separator: string) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);

/** "Hantverkargatan 1, Stockholm, Sweden"; missing parts are skipped. */
export const addressLine = (place: Place): string =>
  joined([joined([place.route, place.street_number], ' '), place.locality, place.country], ', ');

/** "Stockholm, Sweden", or only the country, or "". */
export const townLine = (place: Pick<Place, 'country' | 'locality'>): string => joined([place.locality, place.country], ', ');

/** The coordinates of the place in degrees; null unless both are set, so that nothing is shown at 0, 0. @see MAP-013 */
export const positionOf = ({
  latitude,
  longitude,
}: Pick<Place, 'latitude' | 'longitude'>): { latitude: number; longitude: number } | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };
