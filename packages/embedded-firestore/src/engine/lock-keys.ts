import { type DocPath, idOf, parentOf } from '../model/path';
import type { Write } from '../model/write';
import type { LockRequest } from './lock-queue';

/** What a read covers. `collectionIds` locks every collection with such an id, at any path; '' locks every collection. */
export type ReadSet = { readonly documents?: readonly DocPath[]; readonly collectionIds?: readonly string[] };

const document = (path: DocPath) => `document:${path}`;
const collection = (id: string) => `collection:${id}`;
/** The key for reading or writing single documents of a collection; queries of the collection wait for it. */
const within = (id: string) => `within:${id}`;
const collectionIdOf = (path: DocPath) => idOf(parentOf(path));

/** A read waits for others that read the same document, query its collection, or read documents of the collection that it queries. */
export function locksToRead({ documents = [], collectionIds = [] }: ReadSet): LockRequest {
  const parents = documents.map(collectionIdOf);
  const each = [...documents.map(document), ...collectionIds.map(collection)];
  const everything = documents.length + collectionIds.length > 0 ? [''] : [];
  return {
    needs: distinct([...each, ...[...parents, ...everything].map(collection), ...collectionIds.map(within)]),
    acquires: distinct([...each, ...[...parents, ...everything].map(within)]),
  };
}

/** A write waits for others that have read its document, or queried its collection. */
export function locksToWrite(writes: readonly Write[]): LockRequest {
  const paths = writes.map(({ path }) => path);
  const ids = ['', ...paths.map(collectionIdOf)];
  return {
    needs: distinct([...paths.map(document), ...ids.map(collection)]),
    acquires: distinct([...paths.map(document), ...ids.map(within)]),
  };
}

const distinct = (keys: readonly string[]): readonly string[] => [...new Set(keys)];
