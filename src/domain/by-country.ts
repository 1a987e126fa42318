import { byText } from './search';

/** Items located in the same country. */
export type CountryGroup<T> = { country: string; members: T[] };

/** Groups items by country, sorted by country; items keep their order, those without a country come first under "". @see TOUR-007 LOC-003 MAP-001 */
export function byCountry<T>(all: readonly T[], countryOf: (item: T) => string): CountryGroup<T>[] {
  const groups = new Map<string, T[]>();
  for (const item of all) {
    const country = countryOf(item).trim();
    const members = groups.get(country);
    if (members) members.push(item);
    else groups.set(country, [item]);
  }
  return [...groups].map(([country, members]) => ({ country, members })).toSorted((item, other) => byText(item.country, other.country));
}
