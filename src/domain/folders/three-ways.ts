/**
 * Three-way merge of one value: a change by one side is applied; if both changed it, mine wins, unless mine is a deletion. `undefined` means absent;
 * `conflict` names the side that won.
 */
export function mergedValue<T>(
  base: T | undefined,
  mine: T | undefined,
  theirs: T | undefined,
  same: (one: T | undefined, other: T | undefined) => boolean,
): { value: T | undefined; conflict: 'mine' | 'theirs' | null } {
  if (same(mine, theirs) || same(base, theirs)) return { value: mine, conflict: null };
  if (same(base, mine)) return { value: theirs, conflict: null };
  return mine === undefined ? { value: theirs, conflict: 'theirs' } : { value: mine, conflict: 'mine' };
}

/**
 * Merges the keys of both sides into one order: that of the side that reordered them, mine if both did. Keys that only the other side has follow
 * their predecessor there.
 */
export function mergedOrder<Key>(base: readonly Key[], mine: readonly Key[], theirs: readonly Key[]): Key[] {
  const [leading, other] = isSameOrder(base, mine) ? [theirs, mine] : [mine, theirs];
  const merged = [...leading];
  const included = new Set(leading);
  let previous: Key | undefined;
  for (const key of other) {
    if (!included.has(key)) {
      merged.splice(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, key);
      included.add(key);
    }
    previous = key;
  }
  return merged;
}

// additions and deletions do not count as reordering: only the keys that both have are compared
function isSameOrder<Key>(base: readonly Key[], mine: readonly Key[]): boolean {
  const [before, now] = [new Set(base), new Set(mine)];
  const shared = base.filter((key) => now.has(key));
  return mine.filter((key) => before.has(key)).every((key, index) => key === shared[index]);
}
