import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPoi } from '@/domain/pois/new-poi';
import { type Cell, csvOf, type DecimalSign } from '@/domain/tours/spreadsheet/cells';
import { sheetHeadings } from '@/domain/tours/spreadsheet/columns';
import { pointsAsRows } from '@/domain/tours/spreadsheet/export';
import { planSheet } from '@/domain/tours/spreadsheet/plan';
import { type ReadSheet, tableOf } from '@/domain/tours/spreadsheet/table';
import { readCsv } from '@/widgets/spreadsheets/read-csv';
import { readSheet } from '@/widgets/spreadsheets/read-sheet';
import { writeXlsx } from '@/widgets/spreadsheets/write-xlsx';
import { draws } from '../../packages/embedded-firestore/tests/support/draws';
import { aRandomTour } from './a-random-tour';

const view = { position: { x: 0, y: 0, z: 0 }, rotation: { x: 0, y: 0 }, sweep: '', zoom: 1, floor: 0 };
/** Of each of the seven ways: more than 500 tours in all. */
const runs = 80;

type Sample = typeof aRandomTour extends fc.Arbitrary<infer Value> ? Value : never;

/** What an import of this sheet would change, and what it refuses. */
function changesOf({ tour, translations }: Sample, read: ReadSheet, decimal: DecimalSign | null = null) {
  const { table } = tableOf(read);
  if (!table) throw new Error('The file has no headings.');
  const state = { tour, translations, base: null, newPoi: () => newPoi('poi', view, 'u1') };
  const { problem, rows, rejected, unchanged } = planSheet(table, state, { clears: true, createsUnknown: false, decimal });
  const changes = rows.flatMap((row) => row.changes.map(({ column, before, after }) => [column.key, before, after]));
  return { problem, changes, rejected, unchanged: unchanged === table.rows.length };
}

const headingsOf = ({ tour }: Sample) => sheetHeadings({ languages: ['de', 'zh-Hant'], types: tour.pointTypes });
const nothing = { problem: null, changes: [], rejected: [], unchanged: true };
const bytes = (text: string) => new TextEncoder().encode(text);
const rowsOf = ({ tour, translations }: Sample) => pointsAsRows(tour, translations, new Date(0));

/** The same rows with numbers as spreadsheet programs of a language show them. */
const formatted = (rows: Cell[][], locale: string) =>
  rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(cell) : cell)),
  );

/** As programs write CSV files, which know no guard. */
const foreignCsv = (rows: Cell[][], separator: string, lineEnd: string) =>
  rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""').replaceAll('\n', lineEnd)}"`).join(separator)).join(lineEnd);

describe('a spreadsheet of a tour that nobody changed', () => {
  it.each(['.', ','] as const)('changes nothing as CSV with the decimal sign %s', (decimal) => {
    fc.assert(
      fc.property(aRandomTour, (sample) => {
        const csv = csvOf(rowsOf(sample), decimal);

        expect(changesOf(sample, readCsv(bytes(csv), headingsOf(sample)))).toEqual(nothing);
        expect(csv.split(/[,;\r\n]/).filter((cell) => /^"?[=+@]/.test(cell))).toEqual([]);
      }),
      { numRuns: draws(runs) },
    );
  });

  it.each([
    ['en-US', ',', '\r\n', '.'],
    ['de-DE', ';', '\n', ','],
    ['fr-FR', '\t', '\r\n', ','],
    ['de-CH', '|', '\n', '.'],
  ] as const)('changes nothing after a program of %s wrote it', (locale, separator, lineEnd, decimal) => {
    fc.assert(
      fc.property(aRandomTour, (sample) => {
        const csv = foreignCsv(formatted(rowsOf(sample), locale), separator, lineEnd);

        expect(changesOf(sample, readCsv(bytes(csv), headingsOf(sample)), decimal)).toEqual(nothing);
      }),
      { numRuns: draws(runs) },
    );
  });

  it('changes nothing as XLSX', async () => {
    await fc.assert(
      fc.asyncProperty(aRandomTour, async (sample) => {
        const file = await writeXlsx(rowsOf(sample), 'Points');

        expect(changesOf(sample, await readSheet(file, headingsOf(sample)))).toEqual(nothing);
      }),
      { numRuns: draws(runs) },
    );
  });
});
