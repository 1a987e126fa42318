import type { Doc } from '../../model/document';
import type { CollectionPath, DocPath } from '../../model/path';

/** The documents of a database at one moment, as a query needs them: always in name order (`comparePaths`). */
export type QuerySource = {
  /** The documents directly in a collection. */
  collection(path: CollectionPath): readonly Doc[];
  /** The documents of all collections with this id, at any depth below a document or the root (''). */
  group(collectionId: string, below: DocPath | ''): readonly Doc[];
  /** All documents at any depth below a document or the root (''). */
  everything(below: DocPath | ''): readonly Doc[];
};
