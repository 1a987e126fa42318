import { describe, expect, it } from 'vitest';
import { tourFrom } from '../tours/tour';
import { csvRows } from './csv-rows';
import { planImport, translationsAsCsv } from './exchange';
import { countWords, groupsOf, nextToTranslate, progressOf, textsToTranslate, unknownEntries } from './progress';
import { sourceHash } from './source-hash';

const hall = tourFrom('hall', {
  name: 'Hall',
  description: '=1+1, "quoted"\nsecond line',
  folders: [
    { id: 'f1', name: 'Rooms', pois: [{ identifier: 'p1', name: 'Boiler room', content: [] }], children: [] },
    { id: 'f2', name: 'Yard', pois: [], children: [{ id: 'f3', name: 'Shed', pois: [], children: [] }] },
  ],
});
const made = (text: string, source: string) => ({ text, hash: sourceHash(source) });
const texts = {
  tour: { name: made('Halle', 'Hall'), description: made("-2; '=x\nzwei", 'an older text') },
  'poi p1': { name: made('Heizraum', 'Boiler room'), gone: made('Weg', 'Gone') },
  'poi gone': { name: made('Weg', 'Gone') },
};
const all = textsToTranslate(hall, texts);

describe('the progress of a translation', () => {
  it('tells missing from outdated and done, in texts, words and whole percent that never round up to all', () => {
    expect(all.map(({ state }) => state)).toEqual(['done', 'outdated', 'missing', 'done', 'missing', 'missing']);
    expect(progressOf(all)).toMatchObject({ texts: 6, done: 2, missing: 3, outdated: 1, words: 11, doneWords: 3, percent: 27 });
    expect(progressOf([]).percent).toBe(100);
  });

  it('names where a text is, and groups by the outermost folder', () => {
    expect(all.map(({ path }) => path.join('/'))).toEqual([
      ...['Tour/Name', 'Tour/Description', 'Rooms/Name', 'Rooms/Boiler room/Name', 'Yard/Name', 'Yard/Shed/Name'],
    ]);
    expect(groupsOf(hall, all).map(({ name, texts: { length } }) => [name, length])).toEqual([
      ['The tour', 2],
      ['Rooms', 2],
      ['Yard', 2],
    ]);
  });

  it('leads to the next text that is not done, all around, and to none when all are done', () => {
    expect(nextToTranslate(all, null)?.key).toBe('tour/description');
    expect(nextToTranslate(all, 'folder f3/name')?.key).toBe('tour/description');
    expect(
      nextToTranslate(
        all.filter(({ state }) => state === 'done'),
        null,
      ),
    ).toBeNull();
  });

  it('counts the words of rich text without its markup', () => {
    expect(countWords({ text: '<p>Two <b>words</b></p>', kind: 'rich' })).toBe(2);
  });

  it('knows entries of what the tour has no more', () => {
    expect(unknownEntries(hall, texts)).toEqual([
      { thing: 'poi p1', field: 'gone' },
      { thing: 'poi gone', field: 'name' },
    ]);
  });
});

describe('translations as CSV', () => {
  const csv = translationsAsCsv(hall, texts);
  const withTranslation = (id: string, translation: string) =>
    csv.replace(new RegExp(`^(${id},.*,)[^,]*,([^,]*)$`, 'm'), `$1${translation},$2`);

  it('come back without a change, byte by byte', () => {
    expect(planImport(csv, hall, texts)).toEqual({ changes: [], unchanged: 6, rejected: [], problem: null });
    expect(translationsAsCsv(hall, texts)).toBe(csv);
  });

  it('begin with a byte order mark, and have no cell that a spreadsheet would run', () => {
    expect(csv.startsWith('\uFEFFid,path,field,source,translation,hash\r\n')).toBe(true);
    expect(
      csvRows(csv)
        .flat()
        .filter((cell) => /^[=+\-@]/.test(cell)),
    ).toEqual([]);
  });

  it('say what an import would change, with the hash of the source that it was made from', () => {
    const { changes, unchanged } = planImport(withTranslation('folder f2/name', 'Hof'), hall, texts);
    expect(changes.map(({ text: { key }, translation }) => [key, translation])).toEqual([['folder f2/name', made('Hof', 'Yard')]]);
    expect(unchanged).toBe(5);
  });

  it('are read as spreadsheets of other languages write them', () => {
    const semicolons = `id;translation;hash\nfolder f2/name;"Hof; hinten";${sourceHash('Yard')}\n\n`;
    expect(planImport(semicolons, hall, texts).changes[0]?.translation.text).toBe('Hof; hinten');
    const oldLineEnds = `id,translation,hash\rfolder f2/name,;;;;;;,${sourceHash('Yard')}\r`;
    expect(planImport(oldLineEnds, hall, texts).changes[0]?.translation.text).toBe(';;;;;;');
  });

  it('name the rows that are rejected, and why', () => {
    const rows = [
      'id,translation,hash',
      'poi gone/name,Weg,h',
      'tour/name,Halle',
      'tour/name,Saal,',
      `folder f1/name,${'x'.repeat(201)},h`,
    ];
    expect(planImport(rows.join('\r\n'), hall, texts).rejected.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'The tour has no such text any more.'],
      [3, 'It has 2 cells in place of 3.'],
      [4, 'An earlier row has the same id.'],
      [5, 'Use at most 200 characters.'],
    ]);
    expect(planImport('one,two\r\n', hall, texts).problem).toContain('no column id, translation, hash');
  });
});
