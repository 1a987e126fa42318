import { byCountry } from './by-country';
import type { TourTypeId } from './ids';
import { toursOfTypes } from './organizations/tour-types';
import { byName, isSearch } from './search';
import type { Tour } from './tours';

/** A part of the tours page. `unfinished` tours lack a country; `results` is the flat list of a search. */
export type TourSection = { kind: 'unfinished' | 'country' | 'results'; title: string; tours: Tour[] };

/** Tours in the order in which a list shows them, and their names as a search reads them. Made once for a list: no key press sorts. */
export type TourIndex = { named: readonly Tour[]; sought: ReadonlyMap<Tour, string> };

/** What narrows a list: words in the name, and types; without types it is all of them. */
export type TourSearch = { words: string; types: ReadonlySet<TourTypeId> };

/** @see TourIndex */
export const tourIndex = (tours: readonly Tour[]): TourIndex => ({
  named: tours.toSorted(byName),
  sought: new Map(tours.map((tour) => [tour, tour.name.toLowerCase()])),
});

/**
 * Tours as the tours page shows them: unfinished ones first, then one section a country, by name;
 * with 2 or more characters of search one flat section of the names that contain them.
 * @see TOUR-004 TOUR-005 TOUR-006 TOUR-007 TOUR-009
 */
export function tourSections({ named, sought }: TourIndex, { words, types }: TourSearch): TourSection[] {
  const chosen = toursOfTypes(named, types);
  if (!isSearch(words, 'tours')) return byCountry(chosen, countryOf).map(({ country, members }) => section(country, members));
  const wanted = words.trim().toLowerCase();
  const found = chosen.filter((tour) => sought.get(tour)?.includes(wanted));
  return found.length > 0 ? [{ kind: 'results', title: 'Search results', tours: found }] : [];
}

/** Every country that a tour lies in, once. */
export const countriesOf = (tours: readonly Tour[]): string[] =>
  byCountry(tours, countryOf).flatMap(({ country }) => (country === '' ? [] : [country]));

const section = (country: string, tours: Tour[]): TourSection =>
  country === '' ? { kind: 'unfinished', title: 'Unfinished Tours', tours } : { kind: 'country', title: country, tours };

const countryOf = ({ place }: Tour): string => place.country;
