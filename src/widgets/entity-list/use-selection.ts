import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Which items of a list are selected. Items hidden by a search stay selected. */
export type Selection = {
  selected: ReadonlySet<string>;
  /** How many selected items the list doesn't show now. */
  hiddenCount: number;
  /** How many items the list shows. */
  shownCount: number;
  /** Selects or deselects an item, or with Shift all items from the last one to it. */
  toggle: (id: string, isRange: boolean) => void;
  /** Selects all items that the list shows. */
  selectAll: () => void;
  clear: () => void;
};

const none: ReadonlySet<string> = new Set();

/** @param ids ids of the items that the list shows, in its order */
export function useSelection(ids: readonly string[]): Selection {
  const [selected, setSelected] = useState(none);
  const anchor = useRef<string | null>(null);
  const shownIds = useRef(ids);
  useLayoutEffect(() => {
    shownIds.current = ids;
  });
  const toggle = useCallback((id: string, isRange: boolean) => {
    const from = anchor.current;
    anchor.current = id;
    setSelected((current) => (isRange && from !== null ? withRange(current, shownIds.current, from, id) : withToggled(current, id)));
  }, []);
  const selectAll = useCallback(() => setSelected((current) => new Set([...current, ...shownIds.current])), []);
  const clear = useCallback(() => {
    anchor.current = null;
    setSelected(none);
  }, []);
  return useMemo(() => {
    const shownSelected = ids.filter((id) => selected.has(id)).length;
    return { selected, hiddenCount: selected.size - shownSelected, shownCount: ids.length, toggle, selectAll, clear };
  }, [ids, selected, toggle, selectAll, clear]);
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
