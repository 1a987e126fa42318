import type { Stored } from '@/domain/stored';

/**
 * A collection, by its path, and how to read its documents. `read` never throws.
 * @param fields the only fields that `read` uses; default: all
 * @param readCached reads a value that this device persisted when it was last shown; never throws. Without it, nothing is persisted
 * @param isInCopies whether a visitor may ask for another document while the page is open without a network, which a copy on this device has
 */
export type Source<T> = {
  path: string;
  read: (id: string, stored: Stored) => T;
  fields?: readonly string[];
  readCached?: (id: string, value: Stored) => T;
  isInCopies?: boolean;
};

/** Selects the documents whose fields equal these values; without filters, the whole collection. */
export type EqualityFilters = Readonly<Record<string, string | boolean>>;

/** The cache name of a document; differs from every list name. */
export const docName = ({ path }: Pick<Source<unknown>, 'path'>, id: string): string => `${path}/${id}`;

/** The cache name of a list; equal queries have equal names. */
export const listName = ({ path }: Pick<Source<unknown>, 'path'>, filters: EqualityFilters): string => JSON.stringify([path, filters]);
