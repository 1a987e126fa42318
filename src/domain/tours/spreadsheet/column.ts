import type { Cell } from './cells';
import type { SheetContext, SheetPoint } from './sheet-point';

/**
 * A column of a spreadsheet of points. A new one is one row of a table: its heading, how a cell is written and read, and when two cells say the same.
 */
export type Column = {
  /** its heading, by which it is recognized */
  key: string;
  kind: 'text' | 'number';
  /** whether what is written in a column of texts is a number for this point */
  isNumber?: (point: SheetPoint) => boolean;
  /** whether it is for every point that can have one */
  isAlwaysNumber?: boolean;
  write: (point: SheetPoint, context: SheetContext) => Cell;
  /** The point with what the cell says. @throws AppError with why the cell is refused */
  read: (point: SheetPoint, cell: Cell, context: SheetContext) => SheetPoint;
  /** whether an empty cell clears what is there, if that was asked for */
  canClear?: boolean;
  /** whether it is an id, which a cell marks where a program could read it as something else */
  isId?: boolean;
  /** whether a change moves the point in the list */
  moves?: boolean;
  isSame?: (one: Cell, other: Cell) => boolean;
  /** whether what a cell would replace has formatting that a cell cannot show */
  losesFormatting?: (point: SheetPoint) => boolean;
};
