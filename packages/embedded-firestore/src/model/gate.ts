import type { Doc, DocumentView } from './document';
import type { DocPath } from './path';
import type { Query } from './query';
import type { Micros } from './timestamp';
import type { MapValue } from './value';

/** The caller of a request. `token` holds the claims of the bearer token, as values. */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: MapValue };

/** What a decision depends on; an open listener is re-evaluated when one of these changes. */
export type Dependencies = { readonly documents: ReadonlySet<DocPath>; readonly usesTime: boolean };

/** `message` explains a denial to a developer, without stored values; `explain` adds the values that caused it, for the server's log only. */
export type Decision = (
  | { readonly allowed: true }
  | { readonly allowed: false; readonly message: string; readonly explain?: () => string }
) & { readonly basis: Dependencies };

/** One write of a commit as the rules see it: the stored document, and the one that would be there afterwards. */
export type PlannedWrite = {
  readonly kind: 'create' | 'update' | 'delete';
  readonly path: DocPath;
  readonly before: Doc | undefined;
  readonly after: Doc | undefined;
};

/** The state that a decision can read, and `request.time` (equal to the server timestamp that a commit writes). */
export type RequestContext = { readonly documents: DocumentView; readonly time: Micros };

/** Access control of one database, checked before every read and write. Without rules everything is allowed; administrators bypass it. */
export type Gate = {
  /** Documents read by path in one request, existing or not: one decision each, in request order. */
  get(caller: Caller, paths: readonly DocPath[], moment: RequestContext): readonly Decision[];
  /** A query or aggregation: allowed only if every document that it could return, whatever is stored, may be read. */
  list(caller: Caller, query: Query, moment: RequestContext): Decision;
  /** All writes of one commit; `after` is the state once all of them are applied. */
  write(caller: Caller, writes: readonly PlannedWrite[], moment: RequestContext & { readonly after: DocumentView }): Decision;
};
