import { byCountry } from './by-country';
import type { TourTypeId } from './ids';
import { toursOfTypes } from './organizations/tour-types';
import { byName, isSearch } from './search';

/** What of a tour says where in a list it stands. */
type Sorted = { name: string; tourTypeId: TourTypeId; place: { country: string } };

/** A part of the tours page. `unfinished` tours lack a country; `results` is the flat list of a search. */
export type TourSection<T> = { kind: 'unfinished' | 'country' | 'results'; title: string; tours: T[] };

/** Tours in the order in which a list shows them, and in the same order their names as a search reads them. Made once for a list: no key press sorts. */
export type TourIndex<T> = { named: readonly T[]; sought: readonly string[] };

/** What narrows a list: words in the name, and types; without types it is all of them. */
export type TourSearch = { words: string; types: ReadonlySet<TourTypeId> };

/** @see TourIndex */
export function tourIndex<T extends Sorted>(tours: readonly T[]): TourIndex<T> {
  const named = tours.toSorted(byName);
  return { named, sought: named.map(({ name }) => name.toLowerCase()) };
}

/**
 * Tours as the tours page shows them: unfinished ones first, then one section a country, by name;
 * with 2 or more characters of search one flat section of the names that contain them.
 * @see TOUR-004 TOUR-005 TOUR-006 TOUR-007 TOUR-009
 */
export function tourSections<T extends Sorted>({ named, sought }: TourIndex<T>, { words, types }: TourSearch): TourSection<T>[] {
  if (!isSearch(words, 'tours')) {
    return byCountry(toursOfTypes(named, types), countryOf).map(({ country, members }) => section(country, members));
  }
  const wanted = words.trim().toLowerCase();
  const withWords = named.filter((_tour, place) => sought[place]?.includes(wanted));
  const found = toursOfTypes(withWords, types);
  return found.length > 0 ? [{ kind: 'results', title: 'Search results', tours: found }] : [];
}

/** Every country that a tour lies in, once. */
export const countriesOf = (tours: readonly Sorted[]): string[] =>
  byCountry(tours, countryOf).flatMap(({ country }) => (country === '' ? [] : [country]));

const section = <T>(country: string, tours: T[]): TourSection<T> =>
  country === '' ? { kind: 'unfinished', title: 'Unfinished Tours', tours } : { kind: 'country', title: country, tours };

const countryOf = ({ place }: Sorted): string => place.country;
