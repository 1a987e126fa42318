import type { Doc } from '../model/document';
import { comparePaths } from '../model/order';
import type { DocPath } from '../model/path';

/** How many writes may collect in a list that is read: few enough that merging them is quick, many enough that it is rare. */
const MERGE_AT = 4096;
/** The same for a list that nobody has read so far, such as one that is being loaded: sorting once is the cheapest. */
const MERGE_UNREAD_AT = 50_000;
/** Up to so many changes are put into a copy one by one, which moves whole blocks of memory. */
const FEW = 16;

/**
 * Documents in name order that are written often and read in whole now and then. Writes collect beside the sorted array and are merged into
 * a new one when somebody reads, so that loading is flat in the size of the list, and an array that was handed out never changes.
 */
export class DocList {
  private sorted: readonly Doc[] = [];
  private readonly pending = new Map<DocPath, Doc | undefined>();
  private count = 0;
  private wasRead = false;

  get size(): number {
    return this.count;
  }

  /** Replaces one version by another; `undefined` stands for a missing document. */
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
  if (changed.size <= FEW && sorted.length > 0) return patch(sorted, changed);
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
