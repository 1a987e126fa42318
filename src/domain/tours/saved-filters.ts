import type { UserId } from '../ids';
import { records, text } from '../stored';
import { storedObject } from '../stored-object';

// Filters that people kept in this browser, under names of their own: a JSON object of lists by user.

/** `query` holds the parameters of the address. */
export type SavedFilter = { name: string; query: string };

/** How many filters, and how long a name, a list of buttons holds. */
export const savedFilterLimits = { count: 20, name: 60 };

/** This user's filters, in the order in which they were kept. */
export const filtersOf = (stored: string | null, user: UserId): SavedFilter[] =>
  records(storedObject(stored)[user], ({ name, query }) => ({ name: text(name), query: text(query) })).filter(({ name }) => name !== '');

/** The stored filters with this one; one with the same name is replaced. */
export const withFilter = (stored: string | null, user: UserId, filter: SavedFilter): string =>
  withFilters(stored, user, [...filtersOf(stored, user).filter(({ name }) => name !== filter.name), filter]);

/** The stored filters without the one of this name. */
export const withoutFilter = (stored: string | null, user: UserId, name: string): string =>
  withFilters(
    stored,
    user,
    filtersOf(stored, user).filter((filter) => filter.name !== name),
  );

const withFilters = (stored: string | null, user: UserId, filters: SavedFilter[]): string =>
  JSON.stringify({ ...storedObject(stored), [user]: filters.slice(-savedFilterLimits.count) });
