import { unzipSync } from 'fflate/browser';
import readXlsxFile from 'read-excel-file/universal';
import { AppError } from '@/domain/app-error';
import type { Cell } from '@/domain/tours/spreadsheet/cells';
import { type ReadSheet, rowsToHeadings, sheetLimits } from '@/domain/tours/spreadsheet/table';
import { withPlainCells } from './plain-cells';

/**
 * Reads an XLSX file: of its sheets the one with the most known headings. Formulas are not run; a cell with one has the value that was stored with it.
 * @param headings the known ones, in lower case
 * @throws AppError `invalid-argument` where it is not one, `out-of-range` where it is too large once it is unpacked
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>, headings: ReadonlySet<string>): Promise<ReadSheet> {
  requireSmall(bytes);
  const sheets = await sheetsOf(bytes);
  const headingCount = ({ data }: (typeof sheets)[number]) =>
    Math.max(
      0,
      ...data.slice(0, rowsToHeadings).map((row) => row.filter((cell) => headings.has(String(cell).trim().toLowerCase())).length),
    );
  const [best] = sheets.toSorted((one, other) => headingCount(other) - headingCount(one));
  return { name: best?.sheet ?? null, rows: best?.data.map((row) => row.map(cellOf)) ?? [], notes: [] };
}

const unreadable = 'This file cannot be read. Save it again as XLSX or CSV in your spreadsheet program, and choose it again.';

async function sheetsOf(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return await readXlsxFile(withPlainCells(bytes).slice().buffer, { trim: false });
  } catch (cause) {
    throw new AppError('invalid-argument', unreadable, { cause });
  }
}

/** Checks what the archive says of itself; each entry is unpacked into as many bytes and no more. */
function requireSmall(bytes: Uint8Array): void {
  let size = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        return false;
      },
    });
  } catch (cause) {
    throw new AppError('invalid-argument', unreadable, { cause });
  }
  if (size > sheetLimits.unzippedBytes)
    throw new AppError('out-of-range', 'This file is too large once it is unpacked. Remove what is not needed, or save it as CSV.');
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value instanceof Date) return dateCell(value);
  return value === null || value === undefined ? '' : String(value).toUpperCase();
}

/** The days on which times without a date are. */
const timeDays = /^1899-12-30T|^1904-01-01T(?!00:00:00)/;

/** A day as 2026-11-29, a time as 12:30; the library makes milliseconds of a fraction of a day, and cuts off what is left. */
function dateCell(date: Date): string {
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  if (timeDays.test(text)) return text.slice(11, 19).replace(/:00$/, '');
  return text.replace(/T00:00:00\.000Z$/, '');
}
