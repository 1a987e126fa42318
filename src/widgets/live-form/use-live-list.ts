import { useEffect, useEffectEvent, useState } from 'react';
import { type ItemConflict, mergeLists } from '@/domain/merge/lists';
import { isDeepEqual } from '@/domain/same';

export type LiveList<T> = {
  items: readonly T[];
  /** The stored list at the last merge. */
  base: readonly T[];
  isChanged: boolean;
  /** Fields about which the user has to choose before the list can be saved. */
  conflicts: readonly ItemConflict<T>[];
  /** Changes some fields of one item. */
  change: (key: string, changes: Partial<T>) => void;
  setItems: (items: readonly T[]) => void;
  keepMine: (conflict: ItemConflict<T>) => void;
  keepTheirs: (conflict: ItemConflict<T>) => void;
  /** Makes the saved list the new base. */
  markSaved: (saved: readonly T[]) => void;
};

type Options<T> = {
  keyOf: (item: T) => string;
  /** The stored list; keeps its identity until it changes. */
  stored: readonly T[];
  /** While a save is under way, the stored list is not merged. */
  isSaving: boolean;
};

type State<T> = Pick<LiveList<T>, 'items' | 'base' | 'conflicts'>;

/**
 * The state of a list that is edited here while others save it too: what they change elsewhere in it is joined at once, and where both changed one
 * field, `conflicts` has it.
 */
export function useLiveList<T extends object>({ keyOf, stored, isSaving }: Options<T>): LiveList<T> {
  const [{ items, base, conflicts }, setState] = useState<State<T>>({ items: stored, base: stored, conflicts: [] });
  const mergeStored = useEffectEvent((theirs: readonly T[]) =>
    setState((state) => {
      if (isDeepEqual(theirs, state.base)) return state;
      const merged = mergeLists(keyOf, state.base, state.items, theirs);
      const open = state.conflicts.filter((conflict) => !merged.conflicts.some((other) => isSameField(other, conflict)));
      return { items: merged.list, base: theirs, conflicts: [...open, ...merged.conflicts] };
    }),
  );
  useEffect(() => {
    if (!isSaving) mergeStored(stored);
  }, [stored, isSaving]);

  const setItems = (next: readonly T[]) => setState((state) => ({ ...state, items: next, conflicts: stillOpen(state, next, keyOf) }));
  const withChanges = (list: readonly T[], key: string, changes: Partial<T>) =>
    list.map((item) => (keyOf(item) === key ? { ...item, ...changes } : item));
  const keepMine = (conflict: ItemConflict<T>) =>
    setState((state) => ({ ...state, conflicts: state.conflicts.filter((other) => !isSameField(other, conflict)) }));
  return {
    items,
    base,
    conflicts,
    isChanged: !isDeepEqual(items, base),
    setItems,
    change: (key, changes) => setItems(withChanges(items, key, changes)),
    keepMine,
    keepTheirs: ({ key, field, theirs }) => setItems(withChanges(items, key, { [field]: theirs } as unknown as Partial<T>)),
    markSaved: (saved) => setState((state) => ({ ...state, base: saved, items: saved })),
  };
}

const isSameField = <T>(one: ItemConflict<T>, other: ItemConflict<T>): boolean => one.key === other.key && one.field === other.field;

/** A conflict is over when the item is gone, or has their value. */
function stillOpen<T extends object>({ conflicts }: State<T>, items: readonly T[], keyOf: (item: T) => string): readonly ItemConflict<T>[] {
  return conflicts.filter(({ key, field, theirs }) => items.some((item) => keyOf(item) === key && !isDeepEqual(item[field], theirs)));
}
