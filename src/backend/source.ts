import type { Stored } from '@/domain/stored';

/**
 * A collection, by its path, and how each of its documents is read. `read` is total.
 * @param fields the only ones that `read` looks at; without them it is given all
 * @param readCached reads a value that this device cached as it was last shown, total too; without it none is cached
 */
export type Source<T> = {
  path: string;
  read: (id: string, stored: Stored) => T;
  fields?: readonly string[];
  readCached?: (id: string, value: Stored) => T;
};

/** What a list asks for: every document whose fields are exactly these. Without any it is the whole collection. */
export type Pins = Readonly<Record<string, string | boolean>>;

/** Names a document, unlike any list. */
export const docName = ({ path }: Pick<Source<unknown>, 'path'>, id: string): string => `${path}/${id}`;

/** Names a list, the same for the same question. */
export const listName = ({ path }: Pick<Source<unknown>, 'path'>, pins: Pins): string => JSON.stringify([path, pins]);
