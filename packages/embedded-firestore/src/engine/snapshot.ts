import type { Commit, Doc, DocumentView } from '../model/document';
import { compareStrings } from '../model/order';
import { type CollectionPath, type DocPath, idOf, parentOf } from '../model/path';
import { failedPrecondition } from '../model/status';
import type { Micros } from '../model/timestamp';
import { overlay } from './doc-list';
import { undo } from './history';
import type { QuerySource } from './query/query-source';
import type { Store } from './store';

export const TOO_OLD = "The requested 'read_time' is too old.";

/**
 * The database at one version. Later commits are undone from the history when it is read, so it costs nothing
 * until then.
 */
export class Snapshot implements DocumentView, QuerySource {
  private undone: { readonly at: Micros; readonly before: ReadonlyMap<DocPath, Doc | undefined> } | undefined;

  constructor(
    private readonly store: Store,
    readonly version: Micros,
    private readonly since: (version: Micros) => readonly Commit[] | undefined,
  ) {}

  /** @throws FAILED_PRECONDITION when so much was written since that the version is forgotten; so do the others */
  get(path: DocPath): Doc | undefined {
    const before = this.before();
    return before?.has(path) ? before.get(path) : this.store.get(path);
  }

  collection(path: CollectionPath): readonly Doc[] {
    return this.rewind(this.store.collections.docs(path), (changed) => parentOf(changed) === path);
  }

  group(collectionId: string, below: DocPath | ''): readonly Doc[] {
    const docs = this.rewind(this.store.collections.grouped(collectionId), (changed) => idOf(parentOf(changed)) === collectionId);
    return within(docs, below);
  }

  everything(below: DocPath | ''): readonly Doc[] {
    return within(
      this.rewind(this.store.collections.all(), () => true),
      below,
    );
  }

  /** The ids of the collections directly below a document (or the root), in order. */
  collectionIds(below: DocPath | ''): readonly string[] {
    if (!this.before()) return this.store.collections.idsBelow(below);
    const start = below === '' ? 0 : below.length + 1;
    const ids = this.everything(below).map(({ path }) => path.slice(start, path.indexOf('/', start)));
    return [...new Set(ids)].sort(compareStrings);
  }

  /** The existing or missing documents of a collection that have subcollections, unordered. */
  holders(collection: CollectionPath): ReadonlySet<DocPath> {
    if (!this.before()) return this.store.collections.holders(collection);
    const start = collection.length + 1;
    const deeper = this.everything('').filter(({ path }) => path.startsWith(`${collection}/`) && path.includes('/', start));
    return new Set(deeper.map(({ path }) => path.slice(0, path.indexOf('/', start))));
  }

  private rewind(docs: readonly Doc[], concerns: (path: DocPath) => boolean): readonly Doc[] {
    const before = this.before();
    if (!before) return docs;
    const relevant = new Map([...before].filter(([path]) => concerns(path)));
    return relevant.size === 0 ? docs : overlay(docs, relevant);
  }

  private before(): ReadonlyMap<DocPath, Doc | undefined> | undefined {
    if (this.store.version <= this.version) return undefined;
    if (this.undone?.at === this.store.version) return this.undone.before;
    const commits = this.since(this.version);
    if (!commits) throw failedPrecondition(TOO_OLD);
    this.undone = { at: this.store.version, before: undo(commits) };
    return this.undone.before;
  }
}

/** The documents below one, out of a list in name order. */
function within(docs: readonly Doc[], below: DocPath | ''): readonly Doc[] {
  if (below === '') return docs;
  const prefix = `${below}/`;
  return docs.filter(({ path }) => path.startsWith(prefix));
}
