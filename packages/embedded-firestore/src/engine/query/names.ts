import { comparePaths } from '../../model/order';
import { type DocPath, idOf, parentOf } from '../../model/path';
import type { Query } from '../../model/query';
import type { Reference } from '../../model/value';

/** Compares the names of a database's documents with references, which may point into other databases. */
export class Names {
  /** @param root what every name of the database starts with, as `rootName` gives it */
  constructor(private readonly root: string) {}

  /** Compares documents with the reference: negative if before it, 0 for the document itself. */
  comparing(reference: Reference): (path: DocPath) => number {
    const path = this.pathOf(reference);
    if (path !== undefined) return (other) => comparePaths(other, path);
    const order = comparePaths(this.root, reference.name);
    return () => order;
  }

  /** The document's path, when the reference points into this database. */
  pathOf(reference: Reference): DocPath | undefined {
    return reference.name.startsWith(`${this.root}/`) ? reference.name.slice(this.root.length + 1) : undefined;
  }
}

/** Whether a document's path is in the query's collections, whatever it contains. */
export function locationTest({ parent, collectionId, allDescendants }: Query): (path: DocPath) => boolean {
  const prefix = parent === '' ? '' : `${parent}/`;
  if (!allDescendants && collectionId !== '') {
    const collection = `${prefix}${collectionId}/`;
    return (path) => path.startsWith(collection) && !path.includes('/', collection.length);
  }
  if (!allDescendants) return (path) => path.startsWith(prefix) && parentOf(parentOf(path)) === parent;
  if (collectionId === '') return (path) => path.startsWith(prefix);
  return (path) => path.startsWith(prefix) && idOf(parentOf(path)) === collectionId;
}
