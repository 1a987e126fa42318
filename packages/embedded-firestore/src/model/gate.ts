import type { Doc, DocumentView } from './document';
import type { DocPath } from './path';
import type { Query } from './query';
import type { Micros } from './timestamp';
import type { MapValue } from './value';

/** Who asks. `token` holds the claims of the bearer token, as values. */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: MapValue };

/** What a decision looked at, so that an open listener can be decided again when one of these changes. */
export type Basis = { readonly documents: ReadonlySet<DocPath>; readonly usesTime: boolean };

/** `message` explains a refusal to a developer, without stored values; `explain` adds the values it stumbled over, for the server's log only. */
export type Decision = (
  | { readonly allowed: true }
  | { readonly allowed: false; readonly message: string; readonly explain?: () => string }
) & { readonly basis: Basis };

/** One write of a commit as the rules see it: the stored document, and the one that would be there afterwards. */
export type PlannedWrite = {
  readonly kind: 'create' | 'update' | 'delete';
  readonly path: DocPath;
  readonly before: Doc | undefined;
  readonly after: Doc | undefined;
};

/** The state that a decision may look at, and the request's time (equal to the server timestamp that a commit writes). */
export type Moment = { readonly documents: DocumentView; readonly time: Micros };

/** The lock of one database: asked before anything is answered or written. Without rules everything passes; administrators never ask. */
export type Gate = {
  /** Documents read by their paths in one request, stored or not: a decision for each, in the order asked. */
  get(caller: Caller, paths: readonly DocPath[], moment: Moment): readonly Decision[];
  /** A query or aggregation: granted only when every document that it could return, whatever is stored, may be read. */
  list(caller: Caller, query: Query, moment: Moment): Decision;
  /** All writes of one commit; `after` is the state once all of them are applied. */
  write(caller: Caller, writes: readonly PlannedWrite[], moment: Moment & { readonly after: DocumentView }): Decision;
};
