import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv';
import { readSheet } from './read-sheet';

const headings = new Set(['id', 'name', 'x']);
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(2 * text.length + 2);
  const view = new DataView(bytes.buffer);
  [...`\uFEFF${text}`].forEach((character, index) => {
    view.setUint16(2 * index, character.charCodeAt(0), isLittle);
  });
  return bytes;
};
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const read = [
  ['id', 'name', 'x'],
  ['p1', 'Größe, é', '1,5'],
];

/** How programs of different languages and systems write the same two rows. */
const variants: [string, Uint8Array<ArrayBuffer>][] = [
  ['commas', utf8('id,name,x\r\np1,"Größe, é","1,5"')],
  ['semicolons', utf8('id;name;x\np1;Größe, é;1,5\n')],
  ['tabs', utf8('id\tname\tx\rp1\tGröße, é\t1,5')],
  ['bars', utf8('id|name|x\r\np1|Größe, é|1,5')],
  ['a byte order mark', utf8('\uFEFFid;name;x\np1;Größe, é;1,5')],
  ['a line that names the separator', utf8('sep=;\r\nid;name;x\r\np1;Größe, é;1,5')],
  ['a separator of its own that the line names', utf8('sep=#\nid#name#x\np1#Größe, é#1,5')],
  ['Windows-1252', latin('id;name;x\r\np1;Größe, é;1,5')],
  ['UTF-16, as Excel writes Unicode text', utf16('id\tname\tx\r\np1\tGröße, é\t1,5', true)],
  ['UTF-16 with the other order of bytes', utf16('id\tname\tx\r\np1\tGröße, é\t1,5', false)],
  ['UTF-16 without a mark', utf16('id\tname\tx\r\np1\tGröße, é\t1,5', true).subarray(2)],
  ['old line ends behind the line that names the separator', utf8('SEP=;\rid;name;x\rp1;Größe, é;1,5\r')],
  ['the separator in quotes, as programs save that line again', utf8('"sep=;"\r\nid;name;x\r\np1;Größe, é;1,5')],
  ['spaces before quotes', utf8('id,name,x\r\np1, "Größe, é", "1,5"\r\n')],
  ['spaces before quotes at the beginning and end of a line', utf8('  "id"; "name" ; "x" \n "p1"; "Größe, é" ; "1,5" ')],
  ['headings in quotes and capitals', utf8('"id";"name";"x"\np1;"Größe, é";"1,5"')],
];

const filled = (rows: readonly (readonly unknown[])[]) => rows.filter((row) => row.some((cell) => cell !== ''));

describe('readCsv', () => {
  it.each(variants)('reads %s', (_, bytes) => {
    expect(filled(readCsv(bytes, headings).rows)).toEqual(read);
  });

  it('says that it guessed Windows-1252', () => {
    expect(readCsv(latin('id;name\np1;Größe'), headings).notes).toEqual([expect.stringContaining('Read as Windows-1252')]);
  });

  it('reads quotes, line breaks and separators inside of cells', () => {
    expect(readCsv(utf8('id;name\r\np1;"a ""b""; c\r\nd"\r\n'), headings).rows[1]).toEqual(['p1', 'a "b"; c\r\nd']);
  });

  it.each([
    ['p1,"a, ""b"" c, ""d""",1', ['p1', 'a, "b" c, "d"', '1']],
    ['p1,door is 19" wide,1', ['p1', 'door is 19" wide', '1']],
    ['p1, "Tap,1', ['p1', ' "Tap', '1']],
    ['p1, "big" hall,1', ['p1', ' "big" hall', '1']],
    ['p1,"Hall" ,1', ['p1', 'Hall', '1']],
    ['p1,"a\r\n, ""b""",1', ['p1', 'a\r\n, "b"', '1']],
  ])('reads the quotes of %j', (row, cells) => {
    expect(readCsv(utf8(`id,name,x\r\n${row}\r\np2,Yard,2`), headings).rows.slice(1)).toEqual([cells, ['p2', 'Yard', '2']]);
  });

  it.each(['p1,"Tap,1\np2,Hall,2\np3,Yard,3', 'p1,Hall,"door is 19" wide,1\np2,Hall,2', 'p1,"Tap,1\np2,"Hall",2', 'p1,"Ta'])(
    'refuses %j, naming the row, as its quotes would swallow others',
    (rows) => {
      expect(() => readCsv(utf8(`id,name,x\n${rows}`), headings)).toThrow('Row 2 has a quotation mark that is not closed');
    },
  );

  it('reads a long text in quotes', () => {
    const long = 'x, ""y"" '.repeat(100_000);

    expect(readCsv(utf8(`id,name\np1, "${long}"`), headings).rows[1]?.[1]).toHaveLength(700_000);
  });

  it.each([
    ['Table 1\nid,name,x\np1,"a;b;c;d;e",1', 1],
    ['# exported, 24 November\n\nid;name;x\np1;a,b,c,d,e;1', 2],
    ['Points\nof the hall\n\nid\tname\tx\np1\ta;b;c;d;e\t1', 3],
  ])('takes the separator of headings that stand below a title: %j', (csv, at) => {
    expect(readCsv(utf8(csv), headings).rows[at]).toEqual(['id', 'name', 'x']);
  });

  it('takes the separator of the headings, whatever stands more often below', () => {
    expect(readCsv(utf8('name,x\n"a;b;c;d;e;f;g",1\n'), headings).rows).toContainEqual(['a;b;c;d;e;f;g', '1']);
  });

  it('refuses what is no text', async () => {
    await expect(readSheet(new Blob([new Uint8Array([1, 0, 2])]), headings)).rejects.toThrow('This is not a spreadsheet.');
  });
});
