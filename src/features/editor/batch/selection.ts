import type { BatchRow } from './batch-rows';

/** The ids that are chosen: of PoIs, or of folders. */
export type Selection = ReadonlySet<string>;

export type Tick = 'all' | 'some' | 'none';

/** Whether all of a line, or of several, is chosen. */
export function tickOf(selection: Selection, rows: readonly Pick<BatchRow, 'ids'>[]): Tick {
  const ids = rows.flatMap((row) => row.ids);
  const count = ids.filter((id) => selection.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Chooses lines, or no longer chooses them. */
export function withRows(selection: Selection, rows: readonly Pick<BatchRow, 'ids'>[], isChosen: boolean): Selection {
  const next = new Set(selection);
  for (const id of rows.flatMap((row) => row.ids)) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Chooses a line, or all of a heading; one that is chosen already is chosen no longer. */
export const toggled = (selection: Selection, row: BatchRow): Selection => withRows(selection, [row], tickOf(selection, [row]) !== 'all');

/**
 * Does with all lines from the anchor to another one what was done with the anchor. Headings on the way choose nothing by themselves, so
 * that a range ends where it was ended.
 */
export function ranged(selection: Selection, rows: readonly BatchRow[], anchor: number, to: number): Selection {
  const from = rows[anchor];
  if (!from) return selection;
  const between = rows.slice(Math.min(anchor, to), Math.max(anchor, to) + 1).filter((row, _at, all) => row.isOwn || all.length === 1);
  return withRows(selection, [from, ...between], tickOf(selection, [from]) === 'all');
}
