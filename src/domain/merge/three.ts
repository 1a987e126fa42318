import { mergedOrder } from '../folders/three-ways';
import { isSame, settled } from '../same';

/** One thing three times: where both sides began, and each side now; `undefined` where it is not there. */
export type Three<T> = { base: T | undefined; mine: T | undefined; theirs: T | undefined };
/** The same of something that both sides have now; `base` only where both began from it. */
export type Sides<T> = { base: T | undefined; mine: T; theirs: T };

/** The same look at something inside. */
export const of = <T, Inner>({ base, mine, theirs }: Three<T>, inner: (whole: T) => Inner): Three<Inner> => ({
  base: base === undefined ? undefined : inner(base),
  mine: mine === undefined ? undefined : inner(mine),
  theirs: theirs === undefined ? undefined : inner(theirs),
});

export const ofSides = <T, Inner>({ base, mine, theirs }: Sides<T>, inner: (whole: T) => Inner): Sides<Inner> => ({
  base: base === undefined ? undefined : inner(base),
  mine: inner(mine),
  theirs: inner(theirs),
});

type Same<T> = (one: T, other: T) => boolean;
/** How things of a kind are joined. */
export type Joining<T> = {
  same?: Same<T>;
  /** Both sides have it, and each changed it differently. */
  collide: (sides: Sides<T>) => readonly T[];
  /** One side deleted what the other, `left`, changed: whether it stays. */
  stays: (by: 'mine' | 'theirs', base: T, left: T) => boolean;
};

/**
 * What becomes of one thing: of what one side alone changed, its change; of what both did, what `collide` says. It may become none, or two.
 * Mine is kept, as the object it is, wherever both hold the same.
 */
export function joined<T>({ base, mine, theirs }: Three<T>, { same = isSame, collide, stays }: Joining<T>): readonly T[] {
  if (mine !== undefined && theirs !== undefined) {
    if (same(mine, theirs) || (base !== undefined && same(base, theirs))) return [mine];
    return base !== undefined && same(base, mine) ? [theirs] : collide({ base, mine, theirs });
  }
  const left = mine ?? theirs;
  if (left === undefined) return [];
  if (base === undefined) return [left];
  return !same(base, left) && stays(mine === undefined ? 'mine' : 'theirs', base, left) ? [left] : [];
}

/** Lists of things that are known by keys, joined thing by thing; the order is that of the side that rearranged them, mine when both did. */
export function joinedList<T>(lists: Three<readonly T[]>, keysOf: KeysOf<T>, join: (three: Three<T>, key: string) => readonly T[]): T[] {
  const keys = keysOf(lists.base ?? [], null);
  const known = new Set(keys);
  const base = byKey(lists.base ?? [], keys);
  const [mine, theirs] = [
    byKey(lists.mine ?? [], keysOf(lists.mine ?? [], known)),
    byKey(lists.theirs ?? [], keysOf(lists.theirs ?? [], known)),
  ];
  const order = mergedOrder([...base.keys()], [...mine.keys()], [...theirs.keys()]);
  const list = order.flatMap((key) => join({ base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }, key));
  return settled(lists.mine ?? [], list);
}

/** The keys of a list, one for each thing, all different; `known` are those that both sides began with, null for that list itself. */
export type KeysOf<T> = (list: readonly T[], known: ReadonlySet<string> | null) => string[];

const byKey = <T>(list: readonly T[], keys: readonly string[]): Map<string, T> =>
  new Map(list.map((one, place) => [keys[place] ?? String(place), one]));

/** Keys out of what things hold; of those that hold the same, the later ones are counted. */
export const keysBy =
  <T>(keyOf: (one: T, known: ReadonlySet<string> | null) => string): KeysOf<T> =>
  (list, known) => {
    const taken = new Set<string>();
    return list.map((one) => {
      const wanted = keyOf(one, known);
      let key = wanted;
      for (let count = 2; taken.has(key); count += 1) key = `${wanted} ${count}`;
      taken.add(key);
      return key;
    });
  };
