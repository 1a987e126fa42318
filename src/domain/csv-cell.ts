/**
 * Where a spreadsheet may see the beginning of a cell, and the character of a formula there: at the beginning of the text, of a line, and behind any
 * character that separates cells in some language. Characters that nobody sees may stand before it. Programs split at that of the reader's language, and then quotes may be text.
 */
const formulaStarts = /(^|[,;|\t\r\n])([\s\p{Cf}"']*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B])/gu;

/** Control characters other than tabs and line breaks: they are no text, and hide what a cell begins with. */
const controls = /(?![\t\r\n])\p{Cc}/gu;

/**
 * A cell of a CSV file (RFC 4180), safe in spreadsheets of any language: an apostrophe keeps a text that would be a formula a text, also where a
 * separator inside it begins a cell. Numbers stay numbers.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(controls, '').replace(formulaStarts, "$1$2'");
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Where `csvCell` wrote an apostrophe: the last one before what would begin a formula. */
const guardedStarts = /(^|[,;|\t\r\n])([\s\p{Cf}"']*)'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B])/gu;

/** The text of a cell that `csvCell` wrote, or that somebody changed in a spreadsheet since. */
export const textOfCsvCell = (cell: string): string => cell.replace(guardedStarts, '$1$2');
