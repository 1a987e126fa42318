import { byCountry } from './by-country';
import { byName, isSearch, searched } from './search';
import type { Tour } from './tours';

/** A part of the tours page. `unfinished` tours lack a country; `results` is the flat list of a search. */
export type TourSection = { kind: 'unfinished' | 'country' | 'results'; title: string; tours: Tour[] };

/**
 * Tours as the tours page shows them: unfinished ones first, then one section a country, by name;
 * with 2 or more characters of search one flat section of the names that contain them.
 * @see TOUR-005 TOUR-006 TOUR-007 TOUR-009
 */
export function tourSections(tours: readonly Tour[], search: string): TourSection[] {
  const named = tours.toSorted(byName);
  if (!isSearch(search, 'tours')) return byCountry(named, countryOf).map(({ country, members }) => section(country, members));
  const found = searched(named, search, 'tours', ({ name }) => [name]);
  return found.length > 0 ? [{ kind: 'results', title: 'Search results', tours: found }] : [];
}

/** Every country that a tour lies in, once. */
export const countriesOf = (tours: readonly Tour[]): string[] =>
  byCountry(tours, countryOf).flatMap(({ country }) => (country === '' ? [] : [country]));

const section = (country: string, tours: Tour[]): TourSection =>
  country === '' ? { kind: 'unfinished', title: 'Unfinished Tours', tours } : { kind: 'country', title: country, tours };

const countryOf = ({ place }: Tour): string => place.country;
