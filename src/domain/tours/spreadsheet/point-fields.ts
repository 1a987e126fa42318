import { AppError } from '../../app-error';
import { type Cell, isBlank, isLongTextMark, isSameCell } from './cells';
import type { Column } from './column';
import { idInCell, writtenId } from './ids';
import type { CellChange, RowChange } from './sheet-plan';
import type { SheetContext, SheetPoint } from './sheet-point';

/** The columns of a point by the names of their fields: what the API reads and writes. An empty text, or null, is nothing. */
export type PointFields = Readonly<Record<string, Cell | null>>;

/** A field that is rejected. */
export type RejectedField = { field: string; reason: string };

/** What is the same for all points of a tour. */
export type FieldReader = { columns: readonly Column[]; context: SheetContext };

/** The name of a column's field: `folderId` for "folder id". */
export const fieldName = ({ key }: Pick<Column, 'key'>): string =>
  key.includes(':') ? key : key.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

/** A point as its fields. */
export const pointAsFields = (point: SheetPoint, { columns, context }: FieldReader): Record<string, Cell> =>
  Object.fromEntries(columns.map((column) => [fieldName(column), fieldValue(column, point, context)]));

/** An id as it is, without the mark that a cell of a spreadsheet needs. */
const fieldValue = (column: Column, point: SheetPoint, context: SheetContext): Cell => {
  const cell = column.write(point, context);
  return column.isId ? idInCell(String(cell)) : cell;
};

type Wanted = { row: number; point: SheetPoint; isNew: boolean; fields: PointFields };

/** What fields change of a point, as a row of a spreadsheet does; null if they say what is there. Fields that are not named stay. */
export function planFields({ row, point: before, isNew, fields }: Wanted, { columns, context }: FieldReader) {
  const rejected: RejectedField[] = [];
  const changes: CellChange[] = [];
  let point = before;
  const names = new Set(columns.map(fieldName));
  for (const field of Object.keys(fields)) if (!names.has(field)) rejected.push({ field, reason: 'There is no such field.' });
  for (const column of columns) {
    const field = fieldName(column);
    if (!Object.hasOwn(fields, field)) continue;
    try {
      const change = changeOf(column, fields[field] ?? '', point, context);
      if (!change) continue;
      point = column.read(point, change.cell, context);
      changes.push(change);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      rejected.push({ field, reason: error.message });
    }
  }
  const kind: RowChange['kind'] = isNew ? 'added' : changes.every(({ column }) => column.moves) ? 'moved' : 'changed';
  const change: RowChange | null = changes.length > 0 || isNew ? { row, kind, point: before, changes } : null;
  return { change, rejected };
}

/** @throws AppError with why there can be no such value */
function changeOf(column: Column, value: Cell, point: SheetPoint, context: SheetContext): CellChange | null {
  if (column.kind === 'number' && typeof value !== 'number') throw new AppError('invalid-argument', 'Write a number.');
  const text = typeof value === 'number' && column.kind === 'text' ? String(value) : value;
  const cell = column.isId ? writtenId(String(text).trim()) : text;
  const before = column.write(point, context);
  const isSame = column.isSame ?? isSameCell;
  if (isLongTextMark(cell) || isSame(cell, before)) return null;
  if (isBlank(cell) && !column.canClear) throw new AppError('invalid-argument', 'This can’t be empty.');
  const after = column.read(point, cell, context);
  if (isSame(column.write(after, context), before)) return null;
  return {
    column,
    cell,
    before: String(before),
    after: String(cell),
    isConflict: false,
    losesFormatting: column.losesFormatting?.(point) ?? false,
  };
}
