import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Which items of a list are selected. Items hidden by a search stay selected. */
export type Selection = {
  selected: ReadonlySet<string>;
  /** Whether a press on an item's name selects it: since `begin`, and while something is selected. */
  isSelecting: boolean;
  begin: () => void;
  /** How many selected items the list doesn't show now. */
  hiddenCount: number;
  /** How many items the list shows. */
  shownCount: number;
  /** Selects or deselects an item, or with Shift all items from the last one to it. */
  toggle: (id: string, isRange: boolean) => void;
  /** Selects all items from one to another, both included. */
  extend: (from: string, to: string) => void;
  /** Selects all items that the list shows. */
  selectAll: () => void;
  /** Selects these alone. */
  replace: (ids: ReadonlySet<string>) => void;
  clear: () => void;
};

const none: ReadonlySet<string> = new Set();

/**
 * @param ids ids of the items that the list shows, in its order
 * @param existing ids of all items, also of those that a search hides; others are not selected any more
 */
export function useSelection(ids: readonly string[], existing: ReadonlySet<string>): Selection {
  const [chosen, setChosen] = useState(none);
  const [isBegun, setBegun] = useState(false);
  const anchor = useRef<string | null>(null);
  const shownIds = useRef(ids);
  useLayoutEffect(() => {
    shownIds.current = ids;
  });
  const begin = useCallback(() => setBegun(true), []);
  const toggle = useCallback((id: string, isRange: boolean) => {
    const from = anchor.current;
    anchor.current = id;
    setChosen((current) => (isRange && from !== null ? withRange(current, shownIds.current, from, id) : withToggled(current, id)));
  }, []);
  const extend = useCallback((from: string, to: string) => {
    anchor.current = to;
    setChosen((current) => withRange(new Set([...current, from]), shownIds.current, from, to));
  }, []);
  const selectAll = useCallback(() => setChosen((current) => new Set([...current, ...shownIds.current])), []);
  const clear = useCallback(() => {
    anchor.current = null;
    setBegun(false);
    setChosen(none);
  }, []);
  const selected = useMemo(() => new Set([...chosen].filter((id) => existing.has(id))), [chosen, existing]);
  return useMemo(() => {
    const shownSelected = ids.filter((id) => selected.has(id)).length;
    const counts = { hiddenCount: selected.size - shownSelected, shownCount: ids.length };
    return { selected, isSelecting: isBegun || selected.size > 0, ...counts, begin, toggle, extend, selectAll, replace: setChosen, clear };
  }, [ids, selected, isBegun, begin, toggle, extend, selectAll, clear]);
}

function withToggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Gives all items between two the state of the first. */
function withRange(selected: ReadonlySet<string>, ids: readonly string[], from: string, to: string): ReadonlySet<string> {
  const ends = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b);
  const [start = -1, end = -1] = ends;
  if (start < 0) return withToggled(selected, to);
  const next = new Set(selected);
  for (const id of ids.slice(start, end + 1)) {
    if (selected.has(from)) next.add(id);
    else next.delete(id);
  }
  return next;
}
