import { byText } from './search';

/** Things that lie in the same country. */
export type CountryGroup<T> = { country: string; members: T[] };

/** Things by the country they lie in, countries in order, each group as it was given; without a country under "", first. @see TOUR-007 LOC-003 MAP-001 */
export function byCountry<T>(all: readonly T[], countryOf: (one: T) => string): CountryGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const country = countryOf(one).trim();
    const members = groups.get(country);
    if (members) members.push(one);
    else groups.set(country, [one]);
  }
  return [...groups].map(([country, members]) => ({ country, members })).toSorted((one, other) => byText(one.country, other.country));
}
