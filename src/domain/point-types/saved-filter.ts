import { records, type Stored, text } from '../stored';
import { pointFilterIn, pointFilterText } from './point-filter';

/** A filter of points under a name, as an address has it. */
export type SavedPointFilter = { name: string; filter: string };

/** Reads `organizations/{organization}/catalog/pointFilters`: the filters that an organization saved, in their order. */
export const savedFiltersFrom = (_id: string, stored: Stored): SavedPointFilter[] =>
  records(stored.filters, ({ name, filter }) => ({ name: text(name), filter: sameFilter(text(filter)) })).filter(
    ({ name, filter }) => name !== '' && filter !== '',
  );

/** A filter in the order in which every equal one is written. */
export function sameFilter(filter: string): string {
  const { chosen, colorBy } = pointFilterIn(filter);
  const facets = [...chosen].map(([key, values]) => [key, new Set([...values].toSorted())] as const);
  return pointFilterText({ chosen: new Map(facets.toSorted(([one], [other]) => one.localeCompare(other, 'en'))), colorBy });
}

/** The filters with this one; one of the same name is replaced. */
export const withSavedFilter = (filters: readonly SavedPointFilter[], { name, filter }: SavedPointFilter): SavedPointFilter[] => {
  const saved = { name, filter: sameFilter(filter) };
  return filters.some((other) => other.name === name) ? filters.map((other) => (other.name === name ? saved : other)) : [...filters, saved];
};

export const withoutSavedFilter = (filters: readonly SavedPointFilter[], name: string): SavedPointFilter[] =>
  filters.filter((filter) => filter.name !== name);
