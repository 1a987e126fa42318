/**
 * One value out of three: what only one side changed is its change; where both did, mine stands, unless mine is a deletion.
 * `undefined` is a value that is not there; `conflict` names whose change stands where both differ.
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
 * The keys of both sides in one order: that of the side that rearranged them, mine when both did. Keys of the other side alone
 * follow the key they stood behind there.
 */
export function mergedOrder<Key>(base: readonly Key[], mine: readonly Key[], theirs: readonly Key[]): Key[] {
  const [leading, other] = isSameOrder(base, mine) ? [theirs, mine] : [mine, theirs];
  const merged = [...leading];
  const known = new Set(leading);
  let previous: Key | undefined;
  for (const key of other) {
    if (!known.has(key)) {
      merged.splice(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, key);
      known.add(key);
    }
    previous = key;
  }
  return merged;
}

// Adding and deleting rearranges nothing: only the keys that both have are compared.
function isSameOrder<Key>(base: readonly Key[], mine: readonly Key[]): boolean {
  const [before, now] = [new Set(base), new Set(mine)];
  const left = base.filter((key) => now.has(key));
  return mine.filter((key) => before.has(key)).every((key, place) => key === left[place]);
}
