import { type ChosenChanges, withCells } from '@/domain/tours/spreadsheet/apply';
import type { CellChange, RowChange, SheetPlan } from '@/domain/tours/spreadsheet/sheet-plan';

/** The ticks that somebody changed: of rows, by their number, and of cells in them. */
export type Ticks = ReadonlySet<string>;

export const rowKey = ({ row }: RowChange): string => String(row);
export const cellKey = ({ row }: RowChange, { column }: CellChange): string => `${row} ${column.key}`;

export const isRowTicked = (ticks: Ticks, row: RowChange): boolean => !ticks.has(rowKey(row));
/** What the tour has changed too since the export stays, unless somebody chooses the file's. */
export const isCellTicked = (ticks: Ticks, row: RowChange, cell: CellChange): boolean => cell.isConflict === ticks.has(cellKey(row, cell));

/** The rows and cells that are ticked, and the points to delete. */
export function chosenChanges(plan: SheetPlan, ticks: Ticks, deletes: boolean): ChosenChanges {
  const rows = plan.rows
    .filter((row) => isRowTicked(ticks, row))
    .map((row) => withCells(row, (cell) => isCellTicked(ticks, row, cell)))
    .filter(({ kind, changes }) => kind === 'added' || changes.length > 0);
  const removed = deletes ? plan.missing.filter(({ denial }) => denial === null) : [];
  return { rows, removed: new Set(removed.map(({ id }) => id)) };
}
