import { AppError } from '../../app-error';
import { type Cell, isBlank, isLongTextMark, isSameCell, textsOfCell } from './cells';
import type { Column } from './column';
import { numberIn } from './numbers';
import type { CellChange, RejectedCell, RowChange, SheetOptions } from './sheet-plan';
import type { SheetContext, SheetPoint } from './sheet-point';

/** What is the same for all rows of a file. */
export type RowReader = { present: readonly { column: Column; place: number }[]; context: SheetContext; options: SheetOptions };

type Row = {
  number: number;
  cells: readonly Cell[];
  point: SheetPoint;
  isNew: boolean;
  /** the point in the saved state that was exported */
  base: SheetPoint | null;
};

/** A row with the point as the columns before have changed it. */
type ChangedRow = Row & { changed: SheetPoint };

/** What one row would change. */
export function planRow(row: Row, { present, context, options }: RowReader): { change: RowChange | null; rejected: RejectedCell[] } {
  const rejected: RejectedCell[] = [];
  const changes: CellChange[] = [];
  let point = row.point;
  for (const { column, place } of present) {
    const cell = row.cells[place] ?? '';
    try {
      const change = changeOf(cell, column, { ...row, changed: point }, context, options);
      if (!change) continue;
      const changed = column.read(point, change.cell, context);
      // what a program wrote another way, and what cannot be seen in a cell
      if (!row.isNew && isSame(column, column.write(changed, context), column.write(point, context))) continue;
      point = changed;
      changes.push(change);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      rejected.push({ row: row.number, column: column.key, value: String(cell), reason: error.message });
    }
  }
  if (changes.length === 0) return { change: null, rejected };
  const kind = row.isNew ? 'added' : changes.every(({ column }) => column.moves) ? 'moved' : 'changed';
  return { change: { row: row.number, kind, point: row.point, changes }, rejected };
}

const isSame = (column: Column, one: Cell, other: Cell): boolean => (column.isSame ?? isSameCell)(one, other);

const formulaError = /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!)$/;

/** The change that a cell makes; null if it says what is there, or what was there when the file was exported. */
function changeOf(
  cell: Cell,
  column: Column,
  row: ChangedRow,
  context: SheetContext,
  { clears, decimal }: SheetOptions,
): CellChange | null {
  if (isLongTextMark(cell)) return null;
  if (isBlank(cell) && (row.isNew || !clears || !column.canClear)) return null;
  const before = column.write(row.point, context);
  const values = valuesOf(cell, column, row.changed, decimal);
  const isCell = (other: Cell) => values.some((value) => isSame(column, value, other));
  if (!row.isNew && isCell(before)) return null;
  const exported = row.base && column.write(row.base, context);
  if (exported !== null && isCell(exported)) return null;
  const value = values.at(-1) ?? '';
  if (typeof value === 'string' && formulaError.test(value.trim()))
    throw new AppError('invalid-argument', 'A formula in this cell has an error.');
  return {
    column,
    cell: value,
    before: row.isNew ? '' : String(before),
    after: String(value),
    isConflict: exported !== null && !isSame(column, exported, before),
    losesFormatting: !row.isNew && (column.losesFormatting?.(row.point) ?? false),
  };
}

/** What a cell can say; the last is what it most likely does. @throws AppError if it is no number and should be one */
function valuesOf(cell: Cell, column: Column, point: SheetPoint, decimal: SheetOptions['decimal']): readonly Cell[] {
  const isNumber = column.kind === 'number' || column.isNumber?.(point);
  if (typeof cell === 'number') return [isNumber ? cell : String(cell)];
  const number = isNumber ? numberIn(cell, decimal) : null;
  if (column.kind === 'text') return number === null ? textsOfCell(cell) : [...textsOfCell(cell), number];
  if (number === null) throw new AppError('invalid-argument', 'This is not a number.');
  return [number];
}
