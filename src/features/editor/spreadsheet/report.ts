import { csvOf } from '@/domain/tours/spreadsheet/cells';
import type { SheetPlan } from '@/domain/tours/spreadsheet/sheet-plan';

/** What an import would do and refuses, as CSV: one cell a row. */
export const sheetReport = ({ rows, missing, rejected }: SheetPlan): string =>
  csvOf([
    ['row', 'point', 'what', 'column', 'before', 'after', 'why not'],
    ...rows.flatMap(({ row, point, kind, changes }) =>
      changes.map(({ column, before, after }) => [row, point.poi.name, kind, column.key, before, after, '']),
    ),
    ...rejected.map(({ row, column, value, reason }) => [row, '', 'refused', column, '', value, reason]),
    ...missing.map(({ name, denial }) => ['', name, 'not in the file', '', '', '', denial ?? '']),
  ]);
