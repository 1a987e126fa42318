/**
 * A document's path below its database's root: an even number of segments joined by `/`, such as `cities/SF/landmarks/gg`.
 * Segments hold no `/`, so the joined text is a key; it is not an order (see `comparePaths`).
 */
export type DocPath = string;
/** A collection's path: an odd number of segments, such as `cities/SF/landmarks`. */
export type CollectionPath = string;

export type DatabaseId = { readonly project: string; readonly database: string };

/** `projects/{p}/databases/{d}/documents`: what every name of the database starts with. */
export const rootName = ({ project, database }: DatabaseId): string => `projects/${project}/databases/${database}/documents`;

export const documentName = (id: DatabaseId, path: DocPath): string => `${rootName(id)}/${path}`;

/** The path without its last segment: a document's collection, or a collection's document ('' at the top). */
export function parentOf(path: string): string {
  const cut = path.lastIndexOf('/');
  return cut < 0 ? '' : path.slice(0, cut);
}

/** The last segment: a document's or a collection's id. */
export const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
