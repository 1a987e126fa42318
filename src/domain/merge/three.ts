import { mergedOrder } from '../folders/three-ways';
import { isDeepEqual, reuseIfSame } from '../same';

/** Three versions of something: the common base and both sides; `undefined` where it does not exist. */
export type Three<T> = { base: T | undefined; mine: T | undefined; theirs: T | undefined };
/** The versions of something that exists on both sides; `base` is undefined if both added it. */
export type Sides<T> = { base: T | undefined; mine: T; theirs: T };

/** Maps each version to one of its fields. */
export const ofThree = <T, Inner>({ base, mine, theirs }: Three<T>, inner: (version: T) => Inner): Three<Inner> => ({
  base: base === undefined ? undefined : inner(base),
  mine: mine === undefined ? undefined : inner(mine),
  theirs: theirs === undefined ? undefined : inner(theirs),
});

export const ofSides = <T, Inner>({ base, mine, theirs }: Sides<T>, inner: (version: T) => Inner): Sides<Inner> => ({
  base: base === undefined ? undefined : inner(base),
  mine: inner(mine),
  theirs: inner(theirs),
});

type Same<T> = (item: T, other: T) => boolean;
/** How items of a kind are merged. */
export type MergeRules<T> = {
  same?: Same<T>;
  /** Both sides have the item, and changed it differently. */
  collide: (sides: Sides<T>) => readonly T[];
  /** One side deleted what the other, `left`, changed: whether it stays. */
  stays: (by: 'mine' | 'theirs', base: T, left: T) => boolean;
};

/**
 * Merges one item: a change by one side is applied; `collide` decides if both changed it. The result may be empty, or two items. Returns mine, as the
 * same object, if nothing of theirs is applied.
 */
export function mergeItem<T>({ base, mine, theirs }: Three<T>, { same = isDeepEqual, collide, stays }: MergeRules<T>): readonly T[] {
  if (mine !== undefined && theirs !== undefined) {
    if (same(mine, theirs) || (base !== undefined && same(base, theirs))) return [mine];
    return base !== undefined && same(base, mine) ? [theirs] : collide({ base, mine, theirs });
  }
  const left = mine ?? theirs;
  if (left === undefined) return [];
  if (base === undefined) return [left];
  return !same(base, left) && stays(mine === undefined ? 'mine' : 'theirs', base, left) ? [left] : [];
}

/** Merges lists item by item, matched by key; the order is that of the side that reordered them, mine if both did. */
export function mergeKeyedList<T>(
  lists: Three<readonly T[]>,
  keysOf: KeysOf<T>,
  join: (three: Three<T>, key: string) => readonly T[],
): T[] {
  const keys = keysOf(lists.base ?? [], null);
  const baseKeys = new Set(keys);
  const base = byKey(lists.base ?? [], keys);
  const [mine, theirs] = [
    byKey(lists.mine ?? [], keysOf(lists.mine ?? [], baseKeys)),
    byKey(lists.theirs ?? [], keysOf(lists.theirs ?? [], baseKeys)),
  ];
  const order = mergedOrder([...base.keys()], [...mine.keys()], [...theirs.keys()]);
  const list = order.flatMap((key) => join({ base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }, key));
  return reuseIfSame(lists.mine ?? [], list);
}

/** Unique keys for the items of a list; `known` are the keys of the base, null for the base itself. */
export type KeysOf<T> = (list: readonly T[], baseKeys: ReadonlySet<string> | null) => string[];

const byKey = <T>(list: readonly T[], keys: readonly string[]): Map<string, T> =>
  new Map(list.map((item, index) => [keys[index] ?? String(index), item]));

/** Builds keys from the items' content; duplicates get a number. */
export const keysBy =
  <T>(keyOf: (item: T, baseKeys: ReadonlySet<string> | null) => string): KeysOf<T> =>
  (list, baseKeys) => {
    const used = new Set<string>();
    return list.map((item) => {
      const preferredKey = keyOf(item, baseKeys);
      let key = preferredKey;
      for (let count = 2; used.has(key); count += 1) key = `${preferredKey} ${count}`;
      used.add(key);
      return key;
    });
  };
