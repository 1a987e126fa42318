import { zipSync } from 'fflate/browser';
import { describe, expect, it } from 'vitest';
import { tableOf } from '@/domain/tours/spreadsheet/table';
import { readSheet } from './read-sheet';
import { readXlsx } from './read-xlsx';
import { anXlsx, inlineRow, type XlsxParts } from './testing/an-xlsx';
import { writeXlsx } from './write-xlsx';

const headings = new Set(['id', 'name', 'x']);
const head = inlineRow(1, 'id', 'name', 'x');
const one = (cells: string) => ({ Points: `${head}<row r="2">${cells}</row>` });
const dateStyles = '<xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/>';
const timeStyles = '<xf numFmtId="0"/><xf numFmtId="20" applyNumberFormat="1"/>';

/** Variants that ECMA-376 describes and programs write, each with the second row that is read of it. */
const variants: [string, XlsxParts, unknown[]][] = [
  ['inline strings', { sheets: { Points: head + inlineRow(2, 'p1', 'Hall &amp; yard') } }, ['p1', 'Hall & yard', '']],
  [
    'shared strings',
    { sheets: one('<c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c>'), strings: '<si><t>p1</t></si><si><t>Hall</t></si>' },
    ['p1', 'Hall', ''],
  ],
  [
    'shared strings of several runs',
    { sheets: one('<c r="B2" t="s"><v>0</v></c>'), strings: '<si><r><rPr><b/></rPr><t>Big </t></r><r><t>Hall</t></r></si>' },
    ['', 'Big Hall', ''],
  ],
  [
    'phonetic readings, which are no part of a text',
    { sheets: one('<c r="B2" t="s"><v>0</v></c>'), strings: '<si><t>会議室</t><rPh sb="0" eb="3"><t>カイギシツ</t></rPh></si>' },
    ['', '会議室', ''],
  ],
  ['kept spaces', { sheets: { Points: head + inlineRow(2, 'p1', '  Hall ') } }, ['p1', '  Hall ', '']],
  ['line breaks', { sheets: { Points: head + inlineRow(2, 'p1', 'one\ntwo') } }, ['p1', 'one\ntwo', '']],
  ['escaped characters', { sheets: { Points: head + inlineRow(2, 'p1', 'a_x000A_b _x005F_x0041_') } }, ['p1', 'a\nb _x0041_', '']],
  ['the stored value of a formula', { sheets: one('<c r="B2" t="str"><f>A1&amp;"x"</f><v>Hall</v></c>') }, ['', 'Hall', '']],
  [
    'a formula without a stored value as nothing',
    { sheets: one('<c r="A2" t="inlineStr"><is><t>p1</t></is></c><c r="B2" t="str"><f>A1</f></c>') },
    ['p1', '', ''],
  ],
  ['the number that a formula made', { sheets: one('<c r="C2"><f>1+1</f><v>2</v></c>') }, ['', '', 2]],
  ['numbers', { sheets: one('<c r="C2"><v>-1.5E-7</v></c>') }, ['', '', -1.5e-7]],
  ['booleans', { sheets: one('<c r="B2" t="b"><v>1</v></c>') }, ['', 'TRUE', '']],
  ['dates since 1900', { sheets: one('<c r="B2" s="1"><v>46000</v></c>'), styles: dateStyles }, ['', '2025-12-09', '']],
  [
    'dates since 1904',
    { sheets: one('<c r="B2" s="1"><v>44538</v></c>'), styles: dateStyles, workbook: '<workbookPr date1904="1"/>' },
    ['', '2025-12-09', ''],
  ],
  ['dates as text', { sheets: one('<c r="B2" t="d"><v>2025-12-09T00:00:00.000Z</v></c>') }, ['', '2025-12-09', '']],
  [
    'merged cells as their first',
    { sheets: { Points: head + inlineRow(2, 'p1', 'Hall') }, after: '<mergeCells count="1"><mergeCell ref="B2:C2"/></mergeCells>' },
    ['p1', 'Hall', ''],
  ],
  [
    'hidden rows and columns like others',
    { sheets: { Points: `${head}${inlineRow(2, 'p1', 'Hall').replace('<row ', '<row hidden="1" ')}` } },
    ['p1', 'Hall', ''],
  ],
  [
    'files whose sheets are named by whole paths',
    { sheets: { Points: head + inlineRow(2, 'p1', 'Hall') }, target: '/xl/' },
    ['p1', 'Hall', ''],
  ],
  ['archives that are not compressed', { sheets: { Points: head + inlineRow(2, 'p1', 'Hall') }, level: 0 }, ['p1', 'Hall', '']],
  [
    'the strict format',
    { sheets: { Points: head + inlineRow(2, 'p1', 'Hall') }, namespace: 'http://purl.oclc.org/ooxml/spreadsheetml/main' },
    ['p1', 'Hall', ''],
  ],
  [
    'errors of formulas as their texts, which are refused',
    {
      sheets: one(
        '<c r="A2" t="inlineStr"><is><t>p1</t></is></c><c r="B2" s="0" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C2" t="e"><v>#REF!</v></c>',
      ),
    },
    ['p1', '#DIV/0!', '#REF!'],
  ],
  [
    'long numbers that are formatted as dates',
    { sheets: one('<c r="B2" s="1"><v>4006381333931</v></c>'), styles: dateStyles },
    ['', 4006381333931, ''],
  ],
  [
    'formulas that make numbers before the first date',
    { sheets: one('<c r="B2" s="1" t="n"><f>1-2</f><v>-1</v></c><c r="C2" s="1"><v>2958466</v></c>'), styles: dateStyles },
    ['', -1, 2958466],
  ],
  [
    'numbers of other formats',
    { sheets: one('<c r="B2" s="0"><v>4006381333931</v></c><c r="C2" s="0"><v>-2.5</v></c>') },
    ['', 4006381333931, -2.5],
  ],
  ['the last date', { sheets: one('<c r="B2" s="1"><v>2958465</v></c>'), styles: dateStyles }, ['', '9999-12-31', '']],
  [
    'times',
    { sheets: one('<c r="B2" s="1"><v>0.520833333333333</v></c><c r="C2" s="1"><v>0</v></c>'), styles: timeStyles },
    ['', '12:30', '00:00'],
  ],
  [
    'times with seconds, since 1904',
    { sheets: one('<c r="B2" s="1"><v>0.520844907407407</v></c>'), styles: timeStyles, workbook: '<workbookPr date1904="1"/>' },
    ['', '12:30:01', ''],
  ],
  [
    'dates with times',
    { sheets: one('<c r="B2" s="1"><v>46000.520833333333</v></c>'), styles: dateStyles },
    ['', '2025-12-09T12:30:00.000Z', ''],
  ],
];

describe('readXlsx', () => {
  it.each(variants)('reads %s', async (_, parts, row) => {
    const { rows } = await readXlsx(anXlsx(parts), headings);

    expect([rows[0], rows[1]]).toEqual([['id', 'name', 'x'], row]);
  });

  it('reads the sheet that has the headings, also behind a hidden one', async () => {
    const file = anXlsx({
      sheets: { Notes: inlineRow(1, 'Read me'), Points: head + inlineRow(2, 'p1', 'Hall') },
      sheetState: ' state="hidden"',
    });

    expect(await readXlsx(file, headings)).toMatchObject({
      name: 'Points',
      rows: [
        ['id', 'name', 'x'],
        ['p1', 'Hall', ''],
      ],
    });
  });

  it.each(['valueOf', 'constructor', '__proto__', '_x0041_'])('reads the text %s back as it was written', async (text) => {
    const file = await writeXlsx(
      [
        ['id', 'name'],
        ['p1', text],
      ],
      'Points',
    );

    expect((await readSheet(file, headings)).rows).toEqual([
      ['id', 'name'],
      ['p1', text],
    ]);
  });

  it('numbers rows as spreadsheet programs do, whatever stands between them', async () => {
    const sheet = `${inlineRow(3, 'id', 'name')}${inlineRow(7, 'p1', 'Hall')}`;
    const { table } = tableOf(await readXlsx(anXlsx({ sheets: { Points: sheet } }), headings));

    expect(table?.rows.map(({ number }) => number)).toEqual([7]);
  });

  it('refuses an archive that is too large once it is unpacked, without unpacking it', async () => {
    const file = anXlsx({ sheets: { Points: head } });
    const view = new DataView(file.buffer);
    const entry = file.findIndex((_, at) => at + 28 < file.length && view.getUint32(at, true) === 0x02014b50);
    view.setUint32(entry + 24, 101 * 1024 * 1024, true);

    await expect(readXlsx(file, headings)).rejects.toMatchObject({ code: 'out-of-range' });
  });

  it('refuses what is damaged, no spreadsheet, or too large, with what to do', async () => {
    const damaged = anXlsx({ sheets: { Points: head } }).slice(0, 300);
    const older = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]);
    const read = (bytes: Uint8Array<ArrayBuffer>) => readSheet(new Blob([bytes]), headings);

    await expect(read(damaged)).rejects.toThrow('Save it again as XLSX or CSV');
    await expect(read(zipSync({ mimetype: new Uint8Array(4) }) as Uint8Array<ArrayBuffer>)).rejects.toThrow('Save it again as XLSX or CSV');
    await expect(read(older)).rejects.toThrow('Save it as XLSX without a password.');
    await expect(read(new Uint8Array(10 * 1024 * 1024 + 1))).rejects.toThrow('larger than 10 MB');
  });
});
