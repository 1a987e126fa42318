import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readXlsx } from '../../src/widgets/spreadsheets/read-xlsx';

/** What LibreOffice 7.4 wrote as Excel 2007-365, each with what stands below its headings `id`, `name`, `x` and `note`. */
const sheets: Record<string, unknown[][]> = {
  dates: [
    ['p1', '2026-12-01', 1, '12:30'],
    ['p2', '1900-03-01', 2, '2026-12-01T08:15:00.000Z'],
  ],
  'dates-1904': [['p1', '2026-12-01', 1, '']],
  formulas: [
    ['p1', 'p1-x', 2, '#DIV/0!'],
    ['p2', '#N/A', 42, ''],
  ],
  hidden: [
    ['p1', 'Hall', 1, ''],
    ['p2', 'Yard', 2, 'end'],
  ],
  merged: [
    ['p1', 'Hall', '', 'n'],
    ['p2', 'Yard', 3, ''],
  ],
  numbers: [
    ['p1', '007', 1234.5, 12345678901234],
    ['p2', 42, 1e-7, 0.5],
  ],
  sheets: [['p1', 'Hall', 1, '']],
  texts: [
    ['p1', 'Hall & yard <b>', 1.5, 'one\ntwo'],
    ['p2', '会議室 · عربى · Ærø 🙂', -0.25, '"quoted", and; more'],
  ],
  title: [['p1', 'Hall', 1, 1]],
  wide: [['p1', 'See the page  twice', 1, ' spaces ']],
};

it.each(Object.entries(sheets))('reads a spreadsheet that LibreOffice wrote: %s', async (file, expected) => {
  const bytes = new Uint8Array(readFileSync(new URL(`libreoffice/${file}.xlsx`, import.meta.url)));

  const { rows } = await readXlsx(bytes, new Set(['id', 'name', 'x', 'note']));

  const head = rows.findIndex(([first]) => String(first).toLowerCase() === 'id');
  expect(rows.slice(head + 1).filter((row) => row.some((cell) => cell !== ''))).toEqual(expected);
});

it('has an expectation for each file', () => {
  const files = readdirSync(new URL('libreoffice/', import.meta.url));
  expect(files.map((file) => file.replace('.xlsx', '')).toSorted()).toEqual(Object.keys(sheets).toSorted());
});
