/** The ids of the selected rows. */
export type RowSelection = ReadonlySet<string>;

/** Selects a row, or deselects it. */
export function withToggledRow(selection: RowSelection, id: string): RowSelection {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Selects the rows from one to another, both included. */
export function withRange(selection: RowSelection, ids: readonly string[], from: number, to: number): RowSelection {
  return new Set([...selection, ...ids.slice(Math.min(from, to), Math.max(from, to) + 1)]);
}

/** Selects all rows; if all are selected, none. Rows that are not listed, such as filtered ones, stay as they are. */
export function withAllToggled(selection: RowSelection, ids: readonly string[]): RowSelection {
  const listed = new Set(ids);
  return selectedShare(selection, ids) === 'all'
    ? new Set([...selection].filter((id) => !listed.has(id)))
    : new Set([...selection, ...ids]);
}

export function selectedShare(selection: RowSelection, ids: readonly string[]): 'all' | 'some' | 'none' {
  const isSelected = (id: string) => selection.has(id);
  if (ids.length > 0 && ids.every(isSelected)) return 'all';
  return ids.some(isSelected) ? 'some' : 'none';
}
