import { useRef, useState } from 'react';
import { AppError } from '@/domain/app-error';
import { sheetHeadings } from '@/domain/tours/spreadsheet/columns';
import { type Table, tableOf } from '@/domain/tours/spreadsheet/table';
import { readSheet } from '@/widgets/spreadsheets/read-sheet';

export type SheetFile = { name: string; table: Table | null; problem: string | null; isReading: boolean };

/** The spreadsheet that was chosen last, as it was read. */
export function useSheetFile(context: Parameters<typeof sheetHeadings>[0]) {
  const [file, setFile] = useState<SheetFile | null>(null);
  const latest = useRef<File | null>(null);
  const choose = async (chosen: File) => {
    latest.current = chosen;
    const { name } = chosen;
    setFile({ name, table: null, problem: null, isReading: true });
    const read = await readSheet(chosen, sheetHeadings(context)).then(tableOf, (error: unknown) => ({
      table: null,
      problem: messageOf(error),
    }));
    // another file was chosen meanwhile
    if (latest.current === chosen) setFile({ name, ...read, isReading: false });
  };
  return { file, choose, clear: () => setFile(null) };
}

function messageOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  // the browser's own, such as a file that was moved meanwhile
  console.warn('Couldn’t read the spreadsheet.', error);
  return 'The file couldn’t be read. Choose it again.';
}
