import { mergedValue } from '../folders/three-ways';
import { isDeepEqual } from '../same';
import { keysBy, mergeKeyedList } from './three';

/** A field of a list's item that both sides changed to different values. */
export type ItemConflict<T> = { key: string; field: keyof T; theirs: T[keyof T] };

/**
 * Merges a list of settings item by item and field by field. Where both sides changed a field, the result has mine and `conflicts` names it; what one
 * side changed and the other deleted stays.
 * @param keyOf the identity of an item, unique in each version
 * @param base stored list at the last merge
 * @param mine list in the form
 * @param theirs list stored now
 */
export function mergeLists<T extends object>(
  keyOf: (item: T) => string,
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
): { list: T[]; conflicts: ItemConflict<T>[] } {
  const conflicts: ItemConflict<T>[] = [];
  const list = mergeKeyedList({ base, mine, theirs }, keysBy(keyOf), (item, key) => {
    if (item.mine !== undefined && item.theirs !== undefined) {
      const merged = mergeFields(item.base, item.mine, item.theirs);
      conflicts.push(...merged.conflicts.map((conflict) => ({ key, ...conflict })));
      return [merged.item];
    }
    const remaining = item.mine ?? item.theirs;
    return remaining !== undefined && !isDeepEqual(item.base, remaining) ? [remaining] : [];
  });
  return { list, conflicts };
}

function mergeFields<T extends object>(base: T | undefined, mine: T, theirs: T) {
  const conflicts: Pick<ItemConflict<T>, 'field' | 'theirs'>[] = [];
  const merged = { ...mine };
  for (const field of new Set([...Object.keys(mine), ...Object.keys(theirs)]) as Set<string & keyof T>) {
    const { value, conflict } = mergedValue(base?.[field], mine[field], theirs[field], isDeepEqual);
    if (conflict !== null) conflicts.push({ field, theirs: theirs[field] });
    merged[field] = value as T[typeof field];
  }
  // the same object where nothing changed, so that its row is not rendered again
  return { item: isDeepEqual(merged, mine) ? mine : merged, conflicts };
}
