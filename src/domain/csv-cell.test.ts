import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell } from './csv-cell';

const separators = [',', ';', '\t', '|', '\n', '\r'];
/** Whether a program that split a file there, and took quotes for quotes or for text, would run the cell. */
const isFormula = (cell: string) => /^[\s\p{Cf}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B]/u.test(cell);
const formulasIn = (value: string, separator: string) => csvCell(value).split(separator).filter(isFormula);

describe('csvCell', () => {
  it.each([
    ['Hall', 'Hall'],
    ['Hall, first floor', '"Hall, first floor"'],
    ['a "door"', '"a ""door"""'],
    ['20-30', '20-30'],
    ['a=b', 'a=b'],
    ['ann@acme.example', 'ann@acme.example'],
    ['one\ntwo', '"one\ntwo"'],
    ['a; b', '"a; b"'],
    ['it’s', 'it’s'],
  ])('leaves %j as it is', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });

  it('leaves numbers numbers', () => {
    expect([csvCell(-1.5), csvCell(0)]).toEqual(['-1.5', '0']);
  });

  it.each([
    "=cmd|'/C calc'!A0",
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\t=1',
    '\r=1',
    '\n=1',
    '\uFF1D1',
    '\u0000=1',
    '\u200b=1',
    '\u202e=1',
    'Hall;\u2060 =1',
    '\uFE661',
    '"=1',
    "Hall;=cmd|'/C calc'!A0;x",
    'Hall;"=1"',
    'Hall; =1',
    'Hall,=1',
    'Hall\t@SUM(A1)',
    'Hall\n-1+1',
    'Hall\r\n=1',
    'a;;=1',
    'a|=1',
  ])('makes a text of %j', (value) => {
    for (const separator of separators) expect([separator, formulasIn(value, separator)]).toEqual([separator, []]);
  });

  it('makes no formula of any text, whatever separates cells', () => {
    const parts = fc.constantFrom('=', '+', '-', '@', ';', ',', '\t', '\n', '\r', '|', '"', "'", ' ', 'a', '1', '\u0000', '\uFF1D');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), fc.constantFrom(...separators), (texts, separator) => {
        expect(formulasIn(texts.join(''), separator)).toEqual([]);
      }),
    );
  });
});
