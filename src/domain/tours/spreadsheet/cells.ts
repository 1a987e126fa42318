import { csvCell, textOfCsvCell } from '../../csv-cell';

/** What stands in a cell of a spreadsheet; "" if nothing does. */
export type Cell = string | number;

/** The most characters that a cell of a spreadsheet program holds, with some room for what it adds. */
export const longestCell = 32_000;

/** Stands for a text that no cell can hold; imported, it changes nothing. */
const longTextMark = '[too long for a spreadsheet: unchanged]';

/** A text as every spreadsheet can hold it: lines end with a line feed, and what XML forbids is left out. */
export const cellText = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(/(?![\t\n])\p{Cc}|\p{Surrogate}|\p{Noncharacter_Code_Point}|\uFFFD/gu, '');

/** The text of a cell, or the mark that stands for one that is too long. */
export const writtenText = (text: string): string => {
  const written = cellText(text);
  return written.length > longestCell ? longTextMark : written;
};

export const isLongTextMark = (cell: Cell): boolean => typeof cell === 'string' && cell.trim() === longTextMark;

export const isBlank = (cell: Cell): boolean => typeof cell === 'string' && cell.trim() === '';

/** Whether two cells say the same; programs round numbers to 15 digits, and some trim texts. */
export function isSameCell(one: Cell, other: Cell): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));
  return cellText(String(one)).trim() === cellText(String(other)).trim();
}

/** The texts that a cell can stand for: as it is, and without the apostrophes that guard a CSV file against formulas. */
export const textsOfCell = (cell: string): readonly string[] => {
  const unguarded = textOfCsvCell(cell);
  return unguarded === cell ? [cell] : [cell, unguarded];
};

/** Where programs of a language that writes decimal commas expect semicolons between cells. */
export type DecimalSign = '.' | ',';

/** Rows as a CSV file (RFC 4180) with a byte order mark, by which spreadsheets read accents. */
export const csvOf = (rows: readonly (readonly Cell[])[], decimal: DecimalSign = '.'): string => {
  const separator = decimal === ',' ? ';' : ',';
  const written = (cell: Cell) => (typeof cell === 'number' ? String(cell).replace('.', decimal) : csvCell(cell));
  return `\uFEFF${rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('')}`;
};
