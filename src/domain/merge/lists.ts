import { isDeepEqual } from '../same';
import { keysBy, mergeKeyedList, mergeRecord, singleGroup } from './three';

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
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])] as (string & keyof T)[];
  // an item that both added has no base: each of its fields is new
  const sides = { base: base ?? ({} as T), mine, theirs };
  const item = mergeRecord(sides, fields.map(singleGroup), ({ fields: [field] }) => {
    conflicts.push({ field, theirs: theirs[field] });
    return mine[field] === undefined ? 'theirs' : 'mine';
  });
  return { item, conflicts };
}
