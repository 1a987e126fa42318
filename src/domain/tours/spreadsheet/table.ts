import { type Cell, isBlank } from './cells';
import { idHeading } from './columns';

/**
 * How much a spreadsheet may have; `fileBytes` as it is, `unzippedBytes` once an XLSX file is unpacked, `columns` more than an export has of a tour with
 * each type, field and language that there can be.
 */
export const sheetLimits = { fileBytes: 10 * 1024 * 1024, unzippedBytes: 100 * 1024 * 1024, rows: 5000, columns: 2000 } as const;

/** What was read of a file: rows of cells, the first of them the first of the sheet. */
export type ReadSheet = {
  /** the name of the sheet; null for CSV */
  name: string | null;
  rows: readonly (readonly Cell[])[];
  /** what of the file had to be guessed, in words */
  notes: readonly string[];
};

/** A sheet by its headings. `number` is what spreadsheet programs call the row. */
export type Table = {
  sheet: string | null;
  headings: readonly string[];
  rows: readonly { number: number; cells: readonly Cell[] }[];
  notes: readonly string[];
};

/** How many rows may stand above the headings: programs and people write titles there. */
export const rowsToHeadings = 20;

const normalHeading = (cell: Cell): string => String(cell).trim();

const areHeadings = (cells: readonly Cell[]): boolean =>
  cells.some((cell) => [idHeading, 'name'].includes(normalHeading(cell).toLowerCase()));

/** The sheet from its row of headings on, without blank rows; or why it cannot be imported. */
export function tableOf({ name, rows, notes }: ReadSheet): { table: Table; problem: null } | { table: null; problem: string } {
  const fails = (problem: string) => ({ table: null, problem });
  const above = rows.findIndex((cells) => cells.some((cell) => !isBlank(cell)));
  const first = rows.findIndex((cells, index) => index < above + rowsToHeadings && areHeadings(cells));
  if (first < 0) return fails('The first row has no column “id” or “name”. Export the points, and change that file.');
  const headings = (rows[first] ?? []).map(normalHeading);
  const filled = rows.flatMap((cells, index) =>
    index > first && cells.some((cell) => !isBlank(cell)) ? [{ number: index + 1, cells }] : [],
  );
  if (filled.length > sheetLimits.rows) return fails(`A file can have at most ${sheetLimits.rows.toLocaleString('en')} rows. Split it.`);
  if (headings.length > sheetLimits.columns)
    return fails(`A file can have at most ${sheetLimits.columns.toLocaleString('en')} columns. Remove some.`);
  return { table: { sheet: name, headings, rows: filled, notes }, problem: null };
}
