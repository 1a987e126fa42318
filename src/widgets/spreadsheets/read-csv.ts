import Papa from 'papaparse';
import { AppError } from '@/domain/app-error';
import { guessedNote, textOfBytes } from '@/domain/files/text-of-bytes';
import { type ReadSheet, rowsToHeadings } from '@/domain/tours/spreadsheet/table';

/** What stands between cells in some language's spreadsheet program. */
const separators = [',', ';', '\t', '|'] as const;

/**
 * Reads a CSV file as spreadsheet programs of any language write it.
 * @param headings the known ones, in lower case: the separator under which most of them are found is that of the file
 * @throws AppError `invalid-argument` where it is not text, or where it is unclear which cells a quotation mark is around
 */
export function readCsv(bytes: Uint8Array<ArrayBuffer>, headings: ReadonlySet<string>): ReadSheet {
  const { text, note } = decoded(bytes);
  const [, , declared, rest] = /^("?)sep=(.)\1(?:\r\n?|\n)([\s\S]*)$/i.exec(text) ?? [];
  const csv = rest ?? text;
  const delimiter = declared ?? separatorOf(csv, headings);
  const { data, errors } = Papa.parse<string[]>(withoutSpaceAroundQuotes(csv, delimiter), { delimiter });
  const unbalanced = errors.find(({ type }) => type === 'Quotes');
  // the parser would read the rows below into the cell, as if the file did not have them
  if (unbalanced) throw new AppError('invalid-argument', unbalancedQuote((unbalanced.row ?? 0) + 1));
  // programs count a line that names the separator as none
  return { name: null, rows: data, notes: note ? [note] : [] };
}

const unbalancedQuote = (row: number): string =>
  `Row ${row} has a quotation mark that is not closed, or that is not doubled inside of a cell, so that the cells behind it cannot be told apart. Correct it, or save the file as XLSX in your spreadsheet program.`;

/** People write `p1, "Hall, east"`, where a quote behind a space would be a part of the text. What is in quotes stays as it is. */
function withoutSpaceAroundQuotes(csv: string, delimiter: string): string {
  const separator = delimiter.replace(/\W/, '\\$&');
  const quoted = `"[^"]*(?:""[^"]*)*"(?= *(?:[${separator}\\r\\n]|$))`;
  return csv
    .trimEnd()
    .replace(new RegExp(`(^|[${separator}\\r\\n])( *)(${quoted})?`, 'g'), (all, start: string, _: string, cell?: string) =>
      cell === undefined ? all : `${start}${cell}`,
    );
}

/** That of the row with the most headings, which may stand below a title. */
function separatorOf(csv: string, headings: ReadonlySet<string>): string {
  const found = separators.map((separator) => {
    const rows = Papa.parse<string[]>(csv.trimStart(), { delimiter: separator, preview: rowsToHeadings }).data;
    return { separator, count: Math.max(0, ...rows.map((row) => row.filter((cell) => headings.has(cell.trim().toLowerCase())).length)) };
  });
  return found.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ',';
}

/** @throws AppError `invalid-argument` where it is not text */
function decoded(bytes: Uint8Array): { text: string; note: string | null } {
  const { text, isGuessed } = textOfBytes(bytes);
  if (text.slice(0, 4096).includes('\0')) throw new AppError('invalid-argument', 'This is not a spreadsheet. Choose a CSV or XLSX file.');
  return { text, note: isGuessed ? guessedNote : null };
}
