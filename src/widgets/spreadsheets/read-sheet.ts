import { AppError } from '@/domain/app-error';
import { type ReadSheet, sheetLimits } from '@/domain/tours/spreadsheet/table';
import { loadModule } from '@/loading/load-code';

const csv = () => import('./read-csv').then((it) => it.readCsv);
const xlsx = () => import('./read-xlsx').then((it) => it.readXlsx);

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/**
 * Reads a spreadsheet; what it is, its first bytes say.
 * @param headings the known ones, in lower case
 * @throws AppError with what to do: `out-of-range` where it is too large, `invalid-argument` where it is no spreadsheet, `unavailable` without a network
 */
export async function readSheet(file: Blob, headings: ReadonlySet<string>): Promise<ReadSheet> {
  if (file.size > sheetLimits.fileBytes)
    throw new AppError('out-of-range', 'This file is larger than 10 MB. Remove what is not needed, or split it.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, 0x50, 0x4b)) return (await loadModule(xlsx))(bytes, headings);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new AppError(
      'invalid-argument',
      'This is a file of Excel 97 to 2003, or protected by a password. Save it as XLSX without a password.',
    );
  return (await loadModule(csv))(bytes, headings);
}
