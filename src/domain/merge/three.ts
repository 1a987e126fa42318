import { isDeepEqual, reuseIfSame } from '../same';

/** The common base and both sides of something that all three have. */
export type All<T> = Record<'base' | 'mine' | 'theirs', T>;
/** Three versions of something: the common base and both sides; `undefined` where it does not exist. */
export type Three<T> = All<T | undefined>;
/** The versions of something that exists on both sides; `base` is undefined if both added it. */
export type Sides<T> = { base: T | undefined; mine: T; theirs: T };

/** Maps each version to one of its fields. */
export const ofThree = <T, Inner>({ base, mine, theirs }: Three<T>, inner: (version: T) => Inner): Three<Inner> => ({
  base: base === undefined ? undefined : inner(base),
  mine: mine === undefined ? undefined : inner(mine),
  theirs: theirs === undefined ? undefined : inner(theirs),
});

export const ofAll = <T, Inner>({ base, mine, theirs }: All<T>, inner: (version: T) => Inner): All<Inner> => ({
  base: inner(base),
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
  const left = mine === undefined ? theirs : mine;
  if (left === undefined) return [];
  if (base === undefined) return [left];
  return !same(base, left) && stays(mine === undefined ? 'mine' : 'theirs', base, left) ? [left] : [];
}

/** Whether two records have the same values in these fields. */
export const sameFields = (fields: readonly string[], one: object, other: object): boolean =>
  fields.every((field) => isDeepEqual(fieldOf(one, field), fieldOf(other, field)));

export const fieldOf = (of: object, field: string): unknown => (of as Record<string, unknown>)[field];

/**
 * Merges the groups of fields of a record, each as one item; `collide` decides those that both changed differently. Fields in no group stay mine.
 * Returns mine, as the same object, if nothing of theirs is applied.
 */
export function mergeRecord<T extends object, Group extends { fields: readonly string[] }>(
  sides: Sides<T>,
  groups: readonly Group[],
  collide: (group: Group) => 'mine' | 'theirs',
): T {
  return groups.reduce(
    (result, group) =>
      chooseSide(sides, group.fields, () => collide(group)) === 'mine' ? result : withFields(result, group.fields, sides.theirs),
    sides.mine,
  );
}

/** The side whose fields are merged: theirs if only they changed any of them; `collide` decides where both did, differently. */
export function chooseSide<T extends object>(
  sides: Sides<T>,
  fields: readonly string[],
  collide: () => 'mine' | 'theirs',
): 'mine' | 'theirs' {
  const [chosen] = mergeItem(sides, {
    same: (one, other) => sameFields(fields, one, other),
    collide: (both) => [both[collide()]],
    stays: () => true,
  });
  return chosen === sides.mine ? 'mine' : 'theirs';
}

/** A group of one field. */
export const singleGroup = <Field extends string>(field: Field) => ({ fields: [field] as const });

function withFields<T extends object>(target: T, fields: readonly string[], source: T): T {
  const result = { ...target } as Record<string, unknown>;
  for (const field of fields) {
    if (field in source) result[field] = fieldOf(source, field);
    else delete result[field];
  }
  return result as T;
}

/** Merges keyed items one by one, in the order that `order` makes of the keys of the three versions. */
export const mergeKeyed = <Key, T, Merged>(
  { base, mine, theirs }: All<ReadonlyMap<Key, T>>,
  join: (three: Three<T>, key: Key) => readonly Merged[],
  order: typeof mergedOrder<Key> = mergedOrder,
): Merged[] =>
  order([...base.keys()], [...mine.keys()], [...theirs.keys()]).flatMap((key) =>
    join({ base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }, key),
  );

/** Merges lists item by item, matched by keys that are made of their items. Returns mine, as the same list, if nothing of theirs is applied. */
export function mergeKeyedList<T>(
  { base = [], mine = [], theirs = [] }: Three<readonly T[]>,
  keysOf: KeysOf<T>,
  join: (three: Three<T>, key: string) => readonly T[],
  order?: typeof mergedOrder<string>,
): T[] {
  const keys = keysOf(base, null);
  const baseKeys = new Set(keys);
  const versions = { base: byKey(base, keys), mine: byKey(mine, keysOf(mine, baseKeys)), theirs: byKey(theirs, keysOf(theirs, baseKeys)) };
  return reuseIfSame(mine, mergeKeyed(versions, join, order));
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

/** Whether the keys that both versions have are in the same order: additions and deletions do not count as reordering. */
export function isSameOrder<Key>(base: readonly Key[], mine: readonly Key[]): boolean {
  const [before, now] = [new Set(base), new Set(mine)];
  const shared = base.filter((key) => now.has(key));
  return mine.filter((key) => before.has(key)).every((key, index) => key === shared[index]);
}

/** Unique keys for the items of a list; `baseKeys` are those of the base, null for the base itself. */
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
