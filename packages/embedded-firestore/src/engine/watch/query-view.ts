import type { Change, Doc } from '../../model/document';
import type { DocPath } from '../../model/path';
import type { NormalQuery } from '../query/normalise';
import type { ReadDocs, View, ViewChange } from './view';
import { byPath, difference } from './view';

/** The result of a query without offset and limit: a document belongs to it for its own sake, so a commit costs only what it changes. */
export class QueryView implements View {
  private members: Map<DocPath, Doc>;

  constructor(
    private readonly query: NormalQuery,
    private readonly read: ReadDocs,
    private readonly stored: (path: DocPath) => Doc | undefined,
  ) {
    this.members = byPath(read());
  }

  get size(): number {
    return this.members.size;
  }

  docs(): readonly Doc[] {
    return [...this.members.values()].sort((a, b) => this.query.compare(a, b));
  }

  apply(changes: readonly Change[]): readonly ViewChange[] {
    return changes.flatMap((change) => {
      const now = this.step(change, this.members.has(change.path));
      if (now) this.note(now);
      return now ?? [];
    });
  }

  since(changes: readonly Change[]): readonly ViewChange[] {
    return changes.flatMap((change) => this.step(change, change.before !== undefined && this.query.matches(change.before)) ?? []);
  }

  reload(): readonly ViewChange[] {
    const before = this.members;
    const docs = this.read();
    this.members = byPath(docs);
    return difference(before, docs, this.stored);
  }

  private step({ path, after }: Change, belonged: boolean): ViewChange | undefined {
    if (after && this.query.matches(after)) return { kind: belonged ? 'change' : 'enter', path, doc: after };
    return belonged ? { kind: 'leave', path, doc: after } : undefined;
  }

  private note(change: ViewChange): void {
    if (change.kind === 'enter' || change.kind === 'change') this.members.set(change.path, change.doc);
    else this.members.delete(change.path);
  }
}
