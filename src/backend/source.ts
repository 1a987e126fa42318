import type { Stored } from '@/domain/stored';

/**
 * A collection, by its path, and how each of its documents is read. `read` is total.
 * @param fields the only ones that `read` looks at; without them it is given all
 * @param kept reads a value that this device kept as it was last shown, total too; without it none is kept
 */
export type Source<T> = {
  path: string;
  read: (id: string, stored: Stored) => T;
  fields?: readonly string[];
  kept?: (id: string, value: Stored) => T;
};

/** A document that was read already, and when it says that it was last changed: what is the same then is not read again. */
export type ReadBefore<T> = { id: string; value: T; updated: unknown };

/** What a list asks for: every document whose fields are exactly these. Without any it is the whole collection. */
export type Pins = Readonly<Record<string, string | boolean>>;

/** Names a document, unlike any list. */
export const docName = ({ path }: Pick<Source<unknown>, 'path'>, id: string): string => `${path}/${id}`;

/** Names a list, the same for the same question. */
export const listName = ({ path }: Pick<Source<unknown>, 'path'>, pins: Pins): string => JSON.stringify([path, pins]);
