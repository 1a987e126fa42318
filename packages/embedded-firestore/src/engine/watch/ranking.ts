import type { Doc } from '../../model/document';

const SPLIT_AT = 512;

/** Documents in a query's order, cheap to insert into and to remove from however many there are. */
export class Ranking {
  private readonly leaves: Doc[][] = [];
  private count = 0;

  /** @param sorted the first content, in order already */
  constructor(
    private readonly compare: (a: Doc, b: Doc) => number,
    sorted: readonly Doc[] = [],
  ) {
    const half = SPLIT_AT / 2;
    for (let from = 0; from < sorted.length; from += half) this.leaves.push(sorted.slice(from, from + half));
    this.count = sorted.length;
  }

  get size(): number {
    return this.count;
  }

  add(doc: Doc): void {
    this.count += 1;
    const at = Math.min(this.leafOf(doc), this.leaves.length - 1);
    const leaf = this.leaves[at];
    if (!leaf) {
      this.leaves.push([doc]);
      return;
    }
    leaf.splice(placeOf(leaf, doc, this.compare), 0, doc);
    if (leaf.length > SPLIT_AT) this.leaves.splice(at + 1, 0, leaf.splice(SPLIT_AT / 2));
  }

  /** Removes the version that was added; does nothing when it is not there. */
  remove(doc: Doc): void {
    const at = this.leafOf(doc);
    const leaf = this.leaves[at];
    const place = leaf ? placeOf(leaf, doc, this.compare) : 0;
    if (leaf?.[place] !== doc) return;
    leaf.splice(place, 1);
    if (leaf.length === 0) this.leaves.splice(at, 1);
    this.count -= 1;
  }

  slice(from: number, to: number): readonly Doc[] {
    const found: Doc[] = [];
    let passed = 0;
    for (const leaf of this.leaves) {
      if (passed >= to) break;
      if (passed + leaf.length > from) for (const doc of leaf.slice(Math.max(0, from - passed), to - passed)) found.push(doc);
      passed += leaf.length;
    }
    return found;
  }

  /** The first leaf whose last document is not before `doc`; past the end when there is none. */
  private leafOf(doc: Doc): number {
    let low = 0;
    let high = this.leaves.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const last = this.leaves[middle]?.at(-1);
      if (last && this.compare(last, doc) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function placeOf(leaf: readonly Doc[], doc: Doc, compare: (a: Doc, b: Doc) => number): number {
  let low = 0;
  let high = leaf.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(leaf[middle] as Doc, doc) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
