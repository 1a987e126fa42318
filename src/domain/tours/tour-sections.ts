import { byCountry } from '../by-country';
import type { CollectionId, TourTypeId } from '../ids';
import { rankedSearch, type SearchIndex, searchIndex } from '../ranked-search';
import { byName, isSearch, newestFirst } from '../search';

/** The fields by which a tour is sorted and found. */
type SortableTour = {
  id: string;
  name: string;
  tourTypeId: TourTypeId;
  collection: CollectionId;
  place: { locality: string; country: string };
  created: Date | null;
  updated: Date | null;
};

/** A section of the tours page. `unfinished` tours lack a country; `results` is the flat list of a search, `sorted` that of all tours by time. */
export type TourSection<T> = { kind: 'favorites' | 'unfinished' | 'country' | 'results' | 'sorted'; title: string; tours: T[] };

/** The sort orders of the list; by name, tours are grouped by country. */
export const tourSorts = ['name', 'opened', 'changed', 'created'] as const;
export type TourSort = (typeof tourSorts)[number];

/** The names of types and collections, by which tours are found too. */
export type TourWords = { types: ReadonlyMap<TourTypeId, string>; collections: ReadonlyMap<CollectionId, string> };

/** Tours by name, and their texts for searching. Built once per list, so that no keystroke sorts. */
export type TourIndex<T> = { named: readonly T[]; search: SearchIndex<T>; textsOf: (tour: T) => readonly string[] };

/** A person's own tours on this device: those opened last, latest first, and the favourites. */
export type OwnTours = { opened: readonly string[]; favorites: ReadonlySet<string> };

/** A search: words, and which tours are listed at all; all without. */
export type TourSearch<T> = { words: string; keeps?: (tour: T) => boolean; sort?: TourSort; own?: OwnTours };

/** The sections, and for each found tour whose name doesn’t match, what of it did, such as "Country: Norway". */
export type FoundTours<T> = { sections: TourSection<T>[]; matches: ReadonlyMap<T, string> };

const noOwn: OwnTours = { opened: [], favorites: new Set() };
const noWords: TourWords = { types: new Map(), collections: new Map() };
const textLabels = ['Name', 'Place', 'Country', 'Tour type', 'Collection'] as const;

/** @see TourIndex */
export function tourIndex<T extends SortableTour>(tours: readonly T[], { types, collections }: TourWords = noWords): TourIndex<T> {
  const named = tours.toSorted(byName);
  const textsOf = ({ name, place, tourTypeId, collection }: T) => [
    name,
    place.locality,
    place.country,
    types.get(tourTypeId) ?? '',
    collections.get(collection) ?? '',
  ];
  return { named, search: searchIndex(named, textsOf), textsOf };
}

/**
 * The sections of the tours page: favourites and unfinished tours first, then one section per country, sorted by name; or all tours by time; for a
 * search of 2 or more characters one flat section of the matching tours, best matches first.
 * @see TOUR-004 TOUR-005 TOUR-006 TOUR-007 TOUR-009
 */
export function tourSections<T extends SortableTour>(
  index: TourIndex<T>,
  { words, keeps = () => true, sort = 'name', own = noOwn }: TourSearch<T>,
): FoundTours<T> {
  if (isSearch(words, 'tours')) return results(index, { words, keeps, sort, own });
  const tours = index.named.filter(keeps);
  const sections =
    sort === 'name'
      ? sectionsByName(tours, own)
      : flatSection({ kind: 'sorted', title: sortTitles[sort], tours: byTime(tours, sort, own) });
  return { sections, matches: new Map() };
}

const sortTitles = { opened: 'Last opened first', changed: 'Last changed first', created: 'Newest first' };

/** Favourites are in no other section, so that no tour is listed twice. */
function sectionsByName<T extends SortableTour>(tours: readonly T[], { favorites }: OwnTours): TourSection<T>[] {
  const isFavorite = ({ id }: T) => favorites.has(id);
  const others = tours.filter((tour) => !isFavorite(tour));
  return [
    ...flatSection({ kind: 'favorites', title: 'Favourites', tours: tours.filter(isFavorite) }),
    ...byCountry(others, countryOf).map(({ country, members }) => section(country, members)),
  ];
}

function results<T extends SortableTour>(
  { search, textsOf }: TourIndex<T>,
  { words, keeps, sort, own }: Required<TourSearch<T>>,
): FoundTours<T> {
  const found = rankedSearch(search, words).filter(({ item }) => keeps(item));
  const tours = found.map(({ item }) => item);
  const matchOf = (tour: T, text: number) => `${textLabels[text]}: ${textsOf(tour)[text]}`;
  return {
    sections: flatSection({ kind: 'results', title: 'Search results', tours: sort === 'name' ? tours : byTime(tours, sort, own) }),
    matches: new Map(found.flatMap(({ item, text }) => (text === 0 ? [] : [[item, matchOf(item, text)] as const]))),
  };
}

const flatSection = <T>(flat: TourSection<T>): TourSection<T>[] => (flat.tours.length > 0 ? [flat] : []);

function byTime<T extends SortableTour>(tours: readonly T[], sort: Exclude<TourSort, 'name'>, { opened }: OwnTours): T[] {
  if (sort !== 'opened') return tours.toSorted(newestFirst(({ created, updated }) => (sort === 'changed' ? updated : created)));
  const places = new Map(opened.map((id, place) => [id, place]));
  const placeOf = ({ id }: T) => places.get(id) ?? opened.length;
  return tours.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The distinct countries of the tours. */
export const countriesOfTours = (tours: readonly { place: { country: string } }[]): string[] =>
  byCountry(tours, countryOf).flatMap(({ country }) => (country === '' ? [] : [country]));

const section = <T>(country: string, tours: T[]): TourSection<T> =>
  country === '' ? { kind: 'unfinished', title: 'Unfinished Tours', tours } : { kind: 'country', title: country, tours };

const countryOf = ({ place }: { place: { country: string } }): string => place.country;
