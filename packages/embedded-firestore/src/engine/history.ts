import type { Commit, Doc } from '../model/document';
import type { DocPath } from '../model/path';
import type { Micros } from '../model/timestamp';

/** How far back a version can be read: one hour, as in the service. */
export const RETENTION: Micros = 3_600_000_000;

const COMMIT_COST = 100;
const CHANGE_COST = 150;

type Entry = { readonly commit: Commit; readonly cost: number };

/**
 * The latest commits of a database with the versions they replaced, for reads in the past and resuming listeners. It is
 * bounded by age and by retained bytes.
 */
export class History {
  private entries: Entry[] = [];
  private first = 0;
  private bytes = 0;

  /** @param start the version before the first commit: nothing older can be rebuilt */
  constructor(
    private start: Micros,
    private readonly limits: { readonly bytes: number; readonly weigh: (doc: Doc) => number },
  ) {}

  /** The oldest version that can still be rebuilt. */
  get oldest(): Micros {
    return this.start;
  }

  add(commit: Commit): void {
    let cost = COMMIT_COST + commit.changes.length * CHANGE_COST;
    for (const { before } of commit.changes) if (before) cost += this.limits.weigh(before);
    this.entries.push({ commit, cost });
    this.bytes += cost;
    this.trim(commit.version - RETENTION);
  }

  /** The commits after a version, oldest first; `undefined` if some are no longer in the history. */
  since(version: Micros): readonly Commit[] | undefined {
    if (version < this.start) return undefined;
    let low = this.first;
    let high = this.entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.entries[middle] as Entry).commit.version <= version) low = middle + 1;
      else high = middle;
    }
    return this.entries.slice(low).map(({ commit }) => commit);
  }

  private trim(earliest: Micros): void {
    for (let entry = this.entries[this.first]; entry; entry = this.entries[this.first]) {
      if (entry.commit.version >= earliest && this.bytes <= this.limits.bytes) break;
      this.start = entry.commit.version;
      this.bytes -= entry.cost;
      this.first += 1;
    }
    if (this.first < 1024 || this.first * 2 < this.entries.length) return;
    this.entries = this.entries.slice(this.first);
    this.first = 0;
  }
}

/** The inverse of commits: for each changed document, the version before them. */
export function undo(commits: readonly Commit[]): ReadonlyMap<DocPath, Doc | undefined> {
  const before = new Map<DocPath, Doc | undefined>();
  for (const { changes } of commits) for (const change of changes) if (!before.has(change.path)) before.set(change.path, change.before);
  return before;
}
