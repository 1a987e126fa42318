import type { Doc } from '../model/document';
import { comparePaths } from '../model/order';
import type { DocPath } from '../model/path';

/** How many writes are buffered for a list that is read: few enough to merge quickly, enough to merge rarely. */
const MERGE_AT = 4096;
/** The buffer size for a list that has not been read yet, such as during loading: sorting once is cheapest. */
const MERGE_UNREAD_AT = 50_000;
/** Up to this many changes are spliced into a copy one by one, which uses fast block moves. */
const MAX_SINGLE_INSERTS = 16;

/**
 * Documents in name order, written often and read as a whole occasionally. Writes are buffered beside the sorted array and merged into
 * a new one on read, so that loading cost does not grow with the list, and a returned array never changes.
 */
export class DocList {
  private sorted: readonly Doc[] = [];
  private readonly pending = new Map<DocPath, Doc | undefined>();
  private count = 0;
  private wasRead = false;

  get size(): number {
    return this.count;
  }

  /** Replaces one version with another; `undefined` is a missing document. */
  replace(path: DocPath, before: Doc | undefined, after: Doc | undefined): void {
    this.count += (after ? 1 : 0) - (before ? 1 : 0);
    this.pending.set(path, after);
    if (this.pending.size > (this.wasRead ? MERGE_AT : MERGE_UNREAD_AT)) this.merge();
  }

  /** All documents in name order. The array is never changed afterwards. */
  read(): readonly Doc[] {
    this.wasRead = true;
    if (this.pending.size > 0) this.merge();
    return this.sorted;
  }

  private merge(): void {
    this.sorted = overlay(this.sorted, this.pending);
    this.pending.clear();
  }
}

/** `sorted` with the given documents replaced, added or (where `undefined`) left out; still in name order. */
export function overlay(sorted: readonly Doc[], changed: ReadonlyMap<DocPath, Doc | undefined>): readonly Doc[] {
  if (changed.size <= MAX_SINGLE_INSERTS && sorted.length > 0) return patch(sorted, changed);
  const changes = [...changed].sort(([a], [b]) => comparePaths(a, b));
  const merged: Doc[] = [];
  let from = 0;
  for (const [path, after] of changes) {
    const place = lowerBound(sorted, path, from);
    for (let i = from; i < place; i++) merged.push(sorted[i] as Doc);
    if (after) merged.push(after);
    from = sorted[place]?.path === path ? place + 1 : place;
  }
  for (let i = from; i < sorted.length; i++) merged.push(sorted[i] as Doc);
  return merged;
}

function patch(sorted: readonly Doc[], changed: ReadonlyMap<DocPath, Doc | undefined>): readonly Doc[] {
  const patched = sorted.slice();
  for (const [path, after] of changed) {
    const place = lowerBound(patched, path);
    patched.splice(place, patched[place]?.path === path ? 1 : 0, ...(after ? [after] : []));
  }
  return patched;
}

/** The place of the first document at or after `path`, looking from `from` on. */
export function lowerBound(sorted: readonly Doc[], path: DocPath, from = 0): number {
  const last = sorted.at(-1);
  if (!last || comparePaths(last.path, path) < 0) return sorted.length;
  let low = from;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comparePaths((sorted[middle] as Doc).path, path) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
