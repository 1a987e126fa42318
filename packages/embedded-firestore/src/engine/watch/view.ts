import type { Change, Doc } from '../../model/document';
import type { DocPath } from '../../model/path';

/**
 * What happened to one document as seen by a view. `leave` without a document: it was deleted; with one: its new version does not belong
 * any more. `displace`: the document did not change, others took its place in the window.
 */
export type ViewChange =
  | { readonly kind: 'enter' | 'change'; readonly path: DocPath; readonly doc: Doc }
  | { readonly kind: 'leave'; readonly path: DocPath; readonly doc: Doc | undefined }
  | { readonly kind: 'displace'; readonly path: DocPath };

/** Reads the whole result anew, in the view's order: at the start, and when everything was replaced. */
export type ReadDocs = () => readonly Doc[];

/** A live query result. Its state is always the one after a complete commit. */
export type View = {
  readonly size: number;
  /** The result, in order. */
  docs(): readonly Doc[];
  /** Takes in the changes of one commit that may concern it, and says what became of its members. */
  apply(changes: readonly Change[]): readonly ViewChange[];
  /** What led from an earlier state to the present one; `changes` are the net changes since then (`undefined`: the same, and nothing to send). */
  since(changes: readonly Change[]): readonly ViewChange[];
  /** Everything was replaced: reads again and says what became of its members. */
  reload(): readonly ViewChange[];
};

/** What leads from one result to another, by versions: for results too different to follow commit by commit. */
export function difference(
  before: ReadonlyMap<DocPath, Doc>,
  after: readonly Doc[],
  stored: (path: DocPath) => Doc | undefined,
): ViewChange[] {
  const changes: ViewChange[] = [];
  const stay = new Set<DocPath>();
  for (const doc of after) {
    const { path } = doc;
    const was = before.get(path);
    stay.add(path);
    if (!was) changes.push({ kind: 'enter', path, doc });
    else if (was !== doc) changes.push({ kind: 'change', path, doc });
  }
  for (const [path, was] of before) {
    if (stay.has(path)) continue;
    const doc = stored(path);
    changes.push(doc === was ? { kind: 'displace', path } : { kind: 'leave', path, doc });
  }
  return changes;
}

/** Changes by path, for looking up. */
export const byPath = (docs: readonly Doc[]): Map<DocPath, Doc> => new Map(docs.map((doc) => [doc.path, doc]));
