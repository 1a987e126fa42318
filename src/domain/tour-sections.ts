import type { Tour } from './tours';

/** A part of the tours page. `unfinished` tours lack a country; `results` is the flat list of a search. */
export type TourSection = { kind: 'unfinished' | 'country' | 'results'; title: string; tours: Tour[] };

const shortestSearch = 2;
const inOrder = new Intl.Collator(undefined, { numeric: true }).compare;

/**
 * Tours as the tours page shows them: unfinished ones first, then one section a country, by name;
 * with 2 or more characters of search one flat section of the names that contain them.
 * @see TOUR-005 TOUR-006 TOUR-007 TOUR-009
 */
export function tourSections(tours: readonly Tour[], search: string): TourSection[] {
  const sought = search.trim().toLowerCase();
  if (sought.length < shortestSearch) return sectionsByCountry(tours);
  const found = tours.filter((tour) => tour.name.toLowerCase().includes(sought)).toSorted((a, b) => inOrder(a.name, b.name));
  return found.length > 0 ? [{ kind: 'results', title: 'Search results', tours: found }] : [];
}

function sectionsByCountry(tours: readonly Tour[]): TourSection[] {
  const countries = new Map<string, Tour[]>();
  for (const tour of tours.toSorted((a, b) => inOrder(a.name, b.name))) {
    const country = tour.place.country.trim();
    const there = countries.get(country);
    if (there) there.push(tour);
    else countries.set(country, [tour]);
  }
  const unfinished = countries.get('') ?? [];
  countries.delete('');
  const sections = [...countries].map(([title, of]) => ({ kind: 'country' as const, title, tours: of }));
  sections.sort((a, b) => inOrder(a.title, b.title));
  return unfinished.length > 0 ? [{ kind: 'unfinished', title: 'Unfinished Tours', tours: unfinished }, ...sections] : sections;
}

/** Every country that a tour lies in, once. */
export const countriesOf = (tours: readonly Tour[]): string[] => [
  ...new Set(tours.map((tour) => tour.place.country.trim()).filter((country) => country !== '')),
];
