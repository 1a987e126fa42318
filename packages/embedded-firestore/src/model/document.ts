import type { DocPath } from './path';
import type { Micros } from './timestamp';
import type { MapValue } from './value';

/** One version of a document. Frozen: a write makes a new one, so a version can be a cache's weak key. */
export type Doc = {
  readonly path: DocPath;
  readonly fields: MapValue;
  readonly createTime: Micros;
  readonly updateTime: Micros;
};

/** The documents at one moment. */
export type DocumentView = { get(path: DocPath): Doc | undefined };

/** What one commit did to one document; `before` and `after` are not both missing, and never the same version. */
export type Change = { readonly path: DocPath; readonly before: Doc | undefined; readonly after: Doc | undefined };

/** One atomic step of a database; at most one change a document, in the order of the writes. */
export type Commit = { readonly version: Micros; readonly changes: readonly Change[] };
