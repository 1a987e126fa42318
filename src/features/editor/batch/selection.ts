import type { BatchRow } from './batch-rows';

/** The selected ids, of PoIs or of folders. */
export type Selection = ReadonlySet<string>;

export type Tick = 'all' | 'some' | 'none';

/** Whether all, some or none of the rows' items are selected. */
export function tickOf(selection: Selection, rows: readonly Pick<BatchRow, 'ids'>[]): Tick {
  const ids = rows.flatMap((row) => row.ids);
  const count = ids.filter((id) => selection.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Selects or deselects rows. */
export function withRows(selection: Selection, rows: readonly Pick<BatchRow, 'ids'>[], isChosen: boolean): Selection {
  const next = new Set(selection);
  for (const id of rows.flatMap((row) => row.ids)) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Toggles a row, or all rows of a heading. */
export const withToggledRow = (selection: Selection, row: BatchRow): Selection =>
  withRows(selection, [row], tickOf(selection, [row]) !== 'all');

/**
 * Applies the state of the anchor row to the range from it to another row. Headings within the range are ignored, so that they do not select
 * items beyond it.
 */
export function withRange(selection: Selection, rows: readonly BatchRow[], anchor: number, to: number): Selection {
  const from = rows[anchor];
  if (!from) return selection;
  const between = rows.slice(Math.min(anchor, to), Math.max(anchor, to) + 1).filter((row, _at, all) => row.isOwn || all.length === 1);
  return withRows(selection, [from, ...between], tickOf(selection, [from]) === 'all');
}
