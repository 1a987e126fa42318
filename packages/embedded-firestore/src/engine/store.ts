import type { Commit, Doc } from '../model/document';
import type { DocPath } from '../model/path';
import type { Micros } from '../model/timestamp';
import { Collections } from './collections';

/** The latest version of every document of one database, and its collections. */
export class Store {
  readonly collections = new Collections();
  private readonly docs = new Map<DocPath, Doc>();

  /** @param version the time of the newest commit */
  constructor(public version: Micros = 0) {}

  get size(): number {
    return this.docs.size;
  }

  get(path: DocPath): Doc | undefined {
    return this.docs.get(path);
  }

  /** Unordered. */
  all(): IterableIterator<Doc> {
    return this.docs.values();
  }

  /** Applies one commit. */
  apply({ version, changes }: Commit): void {
    for (const { path, before, after } of changes) {
      if (after) this.docs.set(path, after);
      else this.docs.delete(path);
      this.collections.replace(path, before, after);
    }
    this.version = version;
  }

  /** Adds documents that are not there yet: what recovery and import build a state from. */
  load(docs: Iterable<Doc>): void {
    for (const doc of docs) {
      this.docs.set(doc.path, doc);
      this.collections.replace(doc.path, undefined, doc);
    }
  }
}
