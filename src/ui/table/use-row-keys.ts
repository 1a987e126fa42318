import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { isEnter } from '../is-enter';
import { type RowSelection, withAllToggled, withRange, withToggledRow } from './row-selection';

type Options<Row> = {
  rows: readonly Row[];
  ids: readonly string[];
  selection?: RowSelection;
  onSelect?: (selection: RowSelection) => void;
  onOpen?: (row: Row) => void;
  scroller: HTMLElement | null;
  scrollTo: (index: number) => void;
};

const pageOfRows = 10;

/** The keyboard of the rows: one of them, the active one, is in the tab order. */
export function useRowKeys<Row>({ rows, ids, selection, onSelect, onOpen, scroller, scrollTo }: Options<Row>) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = Math.max(0, activeId === null ? 0 : ids.indexOf(activeId));
  const anchor = useRef(0);
  // a row that is out of view is in the document only after scrolling to it
  const toFocus = useRef<number | null>(null);
  useEffect(() => {
    const row = scroller?.querySelector<HTMLElement>(`[data-index="${toFocus.current}"]`);
    if (!row) return;
    row.focus({ preventScroll: true });
    toFocus.current = null;
  });

  const goTo = (index: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, index));
    toFocus.current = next;
    setActiveId(ids[next] ?? null);
    scrollTo(next);
    return next;
  };
  const tick = (index: number, isRange: boolean) => {
    const id = ids[index];
    if (!selection || !onSelect || id === undefined) return;
    onSelect(isRange ? withRange(selection, ids, anchor.current, index) : withToggledRow(selection, id));
    if (!isRange) anchor.current = index;
  };
  const open = (index: number) => {
    const row = rows[index];
    if (row !== undefined) onOpen?.(row);
  };
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    // keys of the row’s links, buttons and menus are theirs
    if (event.target !== event.currentTarget || event.altKey) return;
    const to = targets[event.key]?.(index, rows.length);
    if (to !== undefined) {
      const next = goTo(to);
      if (event.shiftKey) tick(next, true);
    } else if (event.key === ' ') tick(index, event.shiftKey);
    else if (isEnter(event)) open(index);
    else if (event.key === 'Escape' && selection && selection.size > 0) onSelect?.(new Set());
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && selection && onSelect) onSelect(withAllToggled(selection, ids));
    else return;
    event.preventDefault();
  };
  const handleClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent, index: number) => {
    if (!(target instanceof Element) || target.closest('a, button, input')) return;
    // the name of a row ticks its box, as a label does
    if (ctrlKey || metaKey || shiftKey || target.closest('[data-row-name]')) tick(index, shiftKey);
  };
  const rowProps = (index: number) => ({
    tabIndex: index === active ? 0 : -1,
    onFocus: () => setActiveId(ids[index] ?? null),
    onKeyDown: (event: KeyboardEvent) => handleKeyDown(event, index),
    onClick: (event: MouseEvent) => handleClick(event, index),
    onDoubleClick: () => open(index),
  });
  return { active, tick, rowProps };
}

/** Where each key leads, from a row. */
const targets: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + pageOfRows,
  PageUp: (index) => index - pageOfRows,
  Home: () => 0,
  End: (_index, count) => count - 1,
};
