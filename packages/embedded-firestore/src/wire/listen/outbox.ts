import type { ViewChange } from '../../engine/watch/view';
import type { Doc } from '../../model/document';
import type { DatabaseId, DocPath } from '../../model/path';
import { documentName } from '../../model/path';
import type { Micros } from '../../model/timestamp';
import type { ListenResponse } from '../stream';

type Entry = {
  /** The targets of each projected version of the document; there are several if queries select only some of its fields. */
  readonly versions: Map<Doc, number[]>;
  readonly removed: number[];
  /** Why targets removed it: a deletion, a new version that no longer matches, or displacement by other documents. */
  removalCause: 'deleted' | Doc | 'displaced';
};

/**
 * Collects the changes of one commit for the targets of a stream, so that each document is sent once for all of them.
 */
export class Outbox {
  private readonly entries = new Map<DocPath, Entry>();

  /** @param mayRead whether the caller may read the new version of a document that left all its targets */
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
        entry.removalCause = change.kind === 'displace' ? 'displaced' : (change.doc ?? 'deleted');
      }
    }
  }

  /** Returns the collected messages and empties the outbox. */
  take(version: Micros): readonly ListenResponse[] {
    const messages = [...this.entries].flatMap(([path, entry]) => this.messages(path, entry, version));
    this.entries.clear();
    return messages;
  }

  private entry(path: DocPath): Entry {
    const known = this.entries.get(path);
    if (known) return known;
    const entry: Entry = { versions: new Map(), removed: [], removalCause: 'displaced' };
    this.entries.set(path, entry);
    return entry;
  }

  private messages(path: DocPath, { versions, removed, removalCause }: Entry, readTime: Micros): ListenResponse[] {
    const name = documentName(this.id, path);
    if (versions.size > 0)
      return [...versions].map(([doc, targetIds], at) => ({
        kind: 'documentChange',
        name,
        doc,
        targetIds,
        removedTargetIds: at === 0 ? removed : [],
      }));
    if (removalCause === 'deleted') return [{ kind: 'documentDelete', name, readTime, removedTargetIds: removed }];
    if (removalCause !== 'displaced' && this.mayRead(path))
      return [{ kind: 'documentChange', name, doc: removalCause, targetIds: [], removedTargetIds: removed }];
    return [{ kind: 'documentRemove', name, readTime, removedTargetIds: removed }];
  }
}

function show({ versions }: Entry, targetId: number, doc: Doc): void {
  const targets = versions.get(doc);
  if (targets) targets.push(targetId);
  else versions.set(doc, [targetId]);
}
