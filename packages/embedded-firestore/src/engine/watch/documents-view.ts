import type { Change, Doc } from '../../model/document';
import type { DocPath } from '../../model/path';
import type { View, ViewChange } from './view';
import { byPath, difference } from './view';

/** The documents with given paths, as far as they are stored. */
export class DocumentsView implements View {
  private members: Map<DocPath, Doc>;

  constructor(
    private readonly paths: readonly DocPath[],
    private readonly stored: (path: DocPath) => Doc | undefined,
  ) {
    this.members = byPath(this.read());
  }

  get size(): number {
    return this.members.size;
  }

  docs(): readonly Doc[] {
    return [...this.members.values()];
  }

  apply(changes: readonly Change[]): readonly ViewChange[] {
    for (const { path, after } of changes) {
      if (after) this.members.set(path, after);
      else this.members.delete(path);
    }
    return this.since(changes);
  }

  since(changes: readonly Change[]): readonly ViewChange[] {
    return changes.filter(({ path }) => this.paths.includes(path)).map(toViewChange);
  }

  reload(): readonly ViewChange[] {
    const before = this.members;
    this.members = byPath(this.read());
    return difference(before, this.docs(), this.stored);
  }

  private read(): readonly Doc[] {
    return this.paths.flatMap((path) => this.stored(path) ?? []);
  }
}

function toViewChange({ path, before, after }: Change): ViewChange {
  if (!after) return { kind: 'leave', path, doc: undefined };
  return { kind: before ? 'change' : 'enter', path, doc: after };
}
