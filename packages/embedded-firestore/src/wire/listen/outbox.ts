import type { ViewChange } from '../../engine/watch/view';
import type { Doc } from '../../model/document';
import type { DatabaseId, DocPath } from '../../model/path';
import { documentName } from '../../model/path';
import type { Micros } from '../../model/timestamp';
import type { ListenResponse } from '../stream';

type Entry = {
  /** The targets that have each form of the document: it has several when queries return only some of its fields. */
  readonly shown: Map<Doc, number[]>;
  readonly removed: number[];
  /** Whether those that lost it lost it to a deletion, to a new version, or to other documents. */
  lost: 'deleted' | Doc | 'displaced';
};

/**
 * Collects what one commit means for the targets of a stream, so that each document is sent once, for all of them.
 */
export class Outbox {
  private readonly entries = new Map<DocPath, Entry>();

  /** @param mayRead whether the viewer may see the new version of a document that left all its targets */
  constructor(
    private readonly id: DatabaseId,
    private readonly mayRead: (path: DocPath) => boolean,
  ) {}

  /** @param present the form in which the target has its documents */
  add(targetId: number, changes: readonly ViewChange[], present: (doc: Doc) => Doc): void {
    for (const change of changes) {
      const entry = this.entry(change.path);
      if (change.kind === 'enter' || change.kind === 'change') show(entry, targetId, present(change.doc));
      else {
        entry.removed.push(targetId);
        entry.lost = change.kind === 'displace' ? 'displaced' : (change.doc ?? 'deleted');
      }
    }
  }

  /** The collected messages; the outbox is empty afterwards. */
  take(version: Micros): readonly ListenResponse[] {
    const messages = [...this.entries].flatMap(([path, entry]) => this.messages(path, entry, version));
    this.entries.clear();
    return messages;
  }

  private entry(path: DocPath): Entry {
    const known = this.entries.get(path);
    if (known) return known;
    const entry: Entry = { shown: new Map(), removed: [], lost: 'displaced' };
    this.entries.set(path, entry);
    return entry;
  }

  private messages(path: DocPath, { shown, removed, lost }: Entry, readTime: Micros): ListenResponse[] {
    const name = documentName(this.id, path);
    if (shown.size > 0)
      return [...shown].map(([doc, targetIds], at) => ({
        kind: 'documentChange',
        name,
        doc,
        targetIds,
        removedTargetIds: at === 0 ? removed : [],
      }));
    if (lost === 'deleted') return [{ kind: 'documentDelete', name, readTime, removedTargetIds: removed }];
    if (lost !== 'displaced' && this.mayRead(path))
      return [{ kind: 'documentChange', name, doc: lost, targetIds: [], removedTargetIds: removed }];
    return [{ kind: 'documentRemove', name, readTime, removedTargetIds: removed }];
  }
}

function show({ shown }: Entry, targetId: number, doc: Doc): void {
  const targets = shown.get(doc);
  if (targets) targets.push(targetId);
  else shown.set(doc, [targetId]);
}
