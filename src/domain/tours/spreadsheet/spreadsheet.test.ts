import { describe, expect, it } from 'vitest';
import { newBlock } from '../../content/new-block';
import { originalFileName, storedFileName } from '../../files/names';
import { allFolders, allPois, type Folder } from '../../folders/folder';
import type { PoiId } from '../../ids';
import { poiId } from '../../ids';
import { sourceHash } from '../../languages/source-hash';
import { translationsFrom } from '../../languages/translations';
import { newPoi } from '../../pois/new-poi';
import { tourFrom } from '../tour';
import { applySheet } from './apply';
import type { Cell } from './cells';
import { pointsAsRows } from './export';
import { linkLines, readItems } from './items';
import { planSheet } from './plan';
import type { SheetOptions, SheetPlan } from './sheet-plan';
import { sheetContext, type TourOfSheet } from './sheet-point';
import { tableOf } from './table';
import { uploadKey } from './uploads-by-name';

const address = (name: string) =>
  `https://firebasestorage.googleapis.com/v0/b/loggia/o/${encodeURIComponent(`organizations/Acme/tour/hall/${name}`)}?alt=media&token=t1`;
const pdf = { name: 'u1__Plan.pdf', url: address('files/u1__Plan.pdf'), contentType: 'application/pdf', size: 4, markers: [] };
const rich = '<p>See <b>this</b></p><p>and that</p>';
const stored = {
  name: 'Hall',
  organization: 'Acme',
  historyId: 'h1',
  languages: ['en', 'de'],
  folders: [
    {
      id: 'f1',
      name: 'Ground',
      pois: [
        {
          identifier: 'p1',
          name: 'Door',
          position: { x: 1.5, y: 2, z: -3 },
          sweep: 's1',
          icon: 'red',
          content: [
            { identifier: 'b1', type: 'text', name: 'Textbox', content: rich },
            { identifier: 'b2', type: 'list', name: 'Links', content: [{ name: 'Acme', url: 'https://acme.example', content: 'about' }] },
            { identifier: 'b3', type: 'file', name: 'Files', content: [pdf] },
          ],
        },
        { identifier: 'p2', name: 'Stove', type: 'tag', tag: { label: 'Stove', anchorPosition: { x: 1, y: 1, z: 1 } } },
      ],
      children: [{ id: 'f2', name: 'Attic', pois: [{ identifier: 'p3', name: 'Roof' }] }],
    },
    { id: 'f3', name: 'Yard', pois: [] },
  ],
};
const hall = tourFrom('hall', stored);
const translations = [translationsFrom('de', { texts: { 'poi p1': { name: { text: 'Tür', hash: 'old' } } } })];
const exported = pointsAsRows(hall, translations, new Date(0));
const [headings = []] = exported;

type Edit = Record<string, Record<string, Cell>>;

/** The exported rows with cells changed, by id and heading; "new" adds a row. */
function sheet(edits: Edit, { without = [] }: { without?: string[] } = {}): Cell[][] {
  const changed = (row: Cell[], edit: Record<string, Cell> = {}) => row.map((cell, index) => edit[String(headings[index])] ?? cell);
  const rows = exported.slice(1).filter(([id]) => !without.includes(String(id)));
  const added = Object.entries(edits).filter(([id]) => id.startsWith('new'));
  return [
    headings,
    ...rows.map((row) => changed(row, edits[String(row[0])])),
    ...added.map(([, edit]) =>
      changed(
        headings.map(() => ''),
        edit,
      ),
    ),
  ];
}

const options: SheetOptions = { clears: false, createsUnknown: false, decimal: null };
const view = { position: { x: 0, y: 0, z: 0 }, rotation: { x: 0, y: 0 }, sweep: '', zoom: 1, floor: 0 };
type State = { tour?: TourOfSheet; base?: readonly Folder[] | null };

function planOf(rows: Cell[][], changed: Partial<SheetOptions> = {}, { tour = hall, base = hall.folders }: State = {}): SheetPlan {
  const { table, problem } = tableOf({ name: 'Points', rows, notes: [] });
  if (!table) return { problem, rows: [], unchanged: 0, missing: [], rejected: [], notes: [] };
  return planSheet(table, { tour, translations, base, newPoi: () => newPoi('poi', view, 'u1') }, { ...options, ...changed });
}

const changesIn = (plan: SheetPlan) =>
  plan.rows.map(({ row, kind, changes }) => [
    row,
    kind,
    ...changes.map(({ column, before, after }) => `${column.key}: ${before} → ${after}`),
  ]);

const applied = (plan: SheetPlan, removed: PoiId[] = []) => {
  const { folders, translations: texts } = applySheet(hall.folders, { rows: plan.rows, removed: new Set(removed) }, sheetContext(hall));
  return {
    folders,
    texts,
    tree: allFolders(folders).map(({ name, pois }) => [name, ...pois.map((poi) => poi.name)]),
    pois: allPois(folders),
  };
};

describe('pointsAsRows', () => {
  it('has a row for each point, with plain texts, files by path, and where it was exported from', () => {
    const row = Object.fromEntries(headings.map((heading, index) => [heading, exported[1]?.[index]]));

    expect(row).toMatchObject({
      id: 'p1',
      'folder id': 'f1',
      folder: 'Ground',
      order: 1,
      kind: 'poi',
      name: 'Door',
      icon: 'red',
      x: 1.5,
    });
    expect(row).toMatchObject({
      text: 'See this\n\nand that',
      links: 'Acme|https://acme.example',
      files: 'Plan.pdf|tour-file:files/u1__Plan.pdf',
    });
    expect(row).toMatchObject({ 'name:de': 'Tür', 'text:de': '' });
    expect(headings.at(-1)).toBe('loggia|hall|h1|1970-01-01T00:00:00.000Z');
    expect(JSON.stringify(exported)).not.toContain('token');
  });
});

describe('planSheet', () => {
  it('says what is added, changed and moved, with what was there', () => {
    const plan = planOf(
      sheet({
        p1: { name: 'Gate', x: '1,75' },
        p2: { folder: 'Yard' },
        new: { name: 'Lamp', folder: 'Yard › Shed', kind: 'tag' },
      }),
    );

    expect(changesIn(plan)).toEqual([
      [2, 'changed', 'name: Door → Gate', 'x: 1.5 → 1.75'],
      [3, 'moved', 'folder: Ground → Yard'],
      [5, 'added', 'folder:  → Yard › Shed', 'kind:  → tag', 'name:  → Lamp'],
    ]);
    expect([plan.unchanged, plan.rejected, plan.missing, plan.notes]).toEqual([1, [], [], []]);
  });

  it('leaves alone what a missing column or an empty cell says nothing of, unless empty cells clear', () => {
    const names = [
      ['id', 'name', 'text', 'links', 'x'],
      ['p1', '', '', '', ''],
    ];

    expect(changesIn(planOf(names))).toEqual([]);
    expect(changesIn(planOf(names, { clears: true }))).toEqual([
      [2, 'changed', 'text: See this\n\nand that → ', 'links: Acme|https://acme.example → '],
    ]);
  });

  it('refuses cells by row, column and value, and imports the others', () => {
    const plan = planOf(
      sheet({
        p1: { x: 'far', icon: 'gold', files: 'Other.pdf|tour-file:files/other.pdf', name: 'Gate' },
        p2: { 'folder id': 'gone', order: 0, links: 'no address|' },
        p3: { name: '#REF!', zoom: -1, folder: 'a › b › c' },
      }),
    );

    expect(plan.rejected.map(({ row, column, value, reason }) => `${row} ${column} ${value}: ${reason}`)).toEqual([
      '2 icon gold: Write one of black, blue, green, pink, purple, red, teal, white.',
      '2 files Other.pdf|tour-file:files/other.pdf: No point has the file “tour-file:files/other.pdf”. Attach it to one in the editor first.',
      '2 x far: This is not a number.',
      '3 folder id gone: The tour has no folder with this id.',
      '3 order 0: Write 1 for the first point of its folder, 2 for the next.',
      '3 links no address|: “no address|” has no address. Write name|address.',
      '4 folder a › b › c: Folders are nested once at most.',
      '4 name #REF!: A formula in this cell has an error.',
      '4 zoom -1: Write a zoom level, such as 1.',
    ]);
    expect(changesIn(plan)).toEqual([[2, 'changed', 'name: Door → Gate']]);
  });

  it('attaches files of the tour by their names, and refuses a name that is unknown or that several have', () => {
    const manual = { ...pdf, name: 'u2__Handbuch München.pdf', url: address('files/u2') };
    const uploads = new Map([
      ['handbuch münchen.pdf', [manual]],
      ['notes.txt', [pdf, manual]],
    ]);
    const edits = {
      p1: { files: 'Plan.pdf\nhandbuch mu\u0308nchen.PDF' },
      p2: { files: 'notes.txt' },
      p3: { files: 'other.pdf' },
    };
    const plan = planOf(sheet(edits), {}, { tour: { ...hall, uploads } });

    const files = applySheet(hall.folders, { rows: plan.rows, removed: new Set() }, sheetContext({ ...hall, uploads }))
      .folders.flatMap(({ pois }) => pois.flatMap(({ content }) => content.filter(({ type }) => type === 'file')))
      .map(({ content }) => content);
    expect(files).toEqual([[pdf, manual]]);
    expect(plan.rejected.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '3 The tour has several files “notes.txt”. Rename them, or attach one in the editor.',
      '4 The tour has no file “other.pdf”. Upload it in the file manager first.',
    ]);
    expect(changesIn(planOf(sheet({ p1: { files: 'plan.pdf' } }), {}, { tour: { ...hall, uploads } }))).toEqual([]);
    const unlisted = planOf(sheet({ p2: { files: 'notes.txt' } }), {}, { tour: { ...hall, uploads: null } });
    expect(unlisted.rejected.map(({ reason }) => reason)).toEqual([
      'The tour’s files couldn’t be listed. Check your connection, and choose the spreadsheet again.',
    ]);
  });

  it('finds a file also by the name that it had before the upload changed it, and never by a path', () => {
    const long = `${'x'.repeat(200)}.pdf`;
    const stored = ['Manual [EN].pdf', 'Photo  #12.jpg', long].map((name) => ({ ...pdf, name: storedFileName(name, 'u2') }));
    const uploads = new Map(stored.map((file) => [uploadKey(originalFileName(file.name)), [file]]));
    const edits = { p2: { files: `manual [en].pdf\nPhoto #12.jpg\n${long}` }, p3: { files: 'Manuals/Manual [EN].pdf' } };

    const plan = planOf(sheet(edits), {}, { tour: { ...hall, uploads } });

    const { folders } = applySheet(hall.folders, { rows: plan.rows, removed: new Set() }, sheetContext({ ...hall, uploads }));
    expect(allPois(folders).find(({ identifier }) => identifier === 'p2')?.content[0]?.content).toEqual(stored);
    expect(plan.rejected.map(({ row }) => row)).toEqual([4]);
  });

  it('finds points by id alone: an unknown one is refused or becomes a new point, and one that is there twice stops the import', () => {
    const rows = [
      ['id', 'name'],
      ['p9', 'Lamp'],
      ['', 'Tree'],
      ['p1', 'Door'],
    ];

    expect(planOf(rows).rejected).toEqual([
      { row: 2, column: 'id', value: 'p9', reason: 'The tour has no point with this id.', isUnknownId: true },
    ]);
    expect(changesIn(planOf(rows, { createsUnknown: true })).map(([row, kind]) => [row, kind])).toEqual([
      [2, 'added'],
      [3, 'added'],
    ]);
    expect(planOf([['id'], ['p1'], ['p2'], ['p1']]).problem).toContain('Rows 2 and 4 have the same id “p1”.');
  });

  it('makes no tag of a point that waits for its place', () => {
    const pois = [{ identifier: 'p1', name: 'Door', toBePlaced: true, tag: { label: 'Door' } }];
    const tour = tourFrom('hall', { ...stored, folders: [{ id: 'f1', name: 'Ground', pois }] });
    const columns = ['id', 'kind', 'icon'];

    const plan = planOf([columns, ['p1', 'tag', 'blue']], {}, { tour, base: tour.folders });

    expect(plan.rejected.map(({ column, reason }) => [column, reason])).toEqual([
      ['kind', 'It has no place in the scan yet: place it first.'],
    ]);
    expect(changesIn(plan)).toEqual([[2, 'changed', 'icon: green → blue']]);
  });

  it('joins what somebody else changed since the export: only cells that the file changed count, and both changes are a conflict', () => {
    const [ground, yard] = hall.folders;
    const [door, stove] = ground!.pois;
    const now = { ...hall, folders: [{ ...ground!, pois: [{ ...door!, name: 'Portal', icon: 'blue' as const }] }, yard!] };
    const plan = planOf(sheet({ p1: { name: 'Gate', sweep: 's2' } }), {}, { tour: now });

    expect(changesIn(plan)).toEqual([[2, 'changed', 'name: Portal → Gate', 'sweep: s1 → s2']]);
    expect(plan.rows[0]?.changes.map(({ isConflict }) => isConflict)).toEqual([true, false]);
    expect(plan.rejected.map(({ value, reason }) => [value, reason])).toEqual([
      [stove!.identifier, 'Somebody deleted this point since the export.'],
    ]);
  });

  it('lists points that the file has no more only with the saved state of the export, and without those that came since', () => {
    const rows = sheet({}, { without: ['p1', 'p3'] });

    expect(planOf(rows).missing).toEqual([
      { id: 'p1', name: 'Door', denial: "Unable to delete POI's with attached files." },
      { id: 'p3', name: 'Roof', denial: null },
    ]);
    expect(planOf(rows, {}, { base: null }).missing).toEqual([]);
    expect(planOf(rows, {}, { base: [] }).missing).toEqual([]);
  });

  it('stops at files that have no headings, the same heading twice, or too much', () => {
    expect(planOf([['a', 'b']]).problem).toContain('no column “id” or “name”');
    expect(planOf([['id', 'Name', 'name'], ['p1']]).problem).toContain('Two columns are called “name”.');
    expect(planOf([['id'], ...Array.from({ length: 5001 }, (_, at) => [`q${at}`])]).problem).toContain('at most 5,000 rows');
    expect(planOf([['id', ...Array.from({ length: 2000 }, (_, at) => `c${at}`)], ['p1']]).problem).toContain('at most 2,000 columns');
  });

  it.each<[Cell[][], number]>([
    [[['Table 1'], ['id', 'name'], ['p1', 'Gate']], 3],
    [[['# exported', ''], [''], ['Name', 'ID'], ['Gate', 'p1']], 4],
    [[['sep=;'], ['name', 'x', 'id'], ['Gate', 1.5, 'p1']], 3],
    [
      [
        ['id', 'name'],
        ['p1', 'name'],
      ],
      2,
    ],
  ])('finds the headings below titles: %j', (rows, row) => {
    const [change] = planOf(rows).rows;

    expect([change?.row, change?.changes.map(({ column }) => column.key)]).toEqual([row, ['name']]);
  });

  it('does not look for headings far below', () => {
    expect(planOf([...Array.from({ length: 20 }, (_, at) => [`q${at}`]), ['id', 'name']]).problem).toContain('no column “id” or “name”');
  });

  it('names columns that it does not read, and files of other tours', () => {
    expect(
      planOf([
        ['id', 'Price', 'loggia|yard|h|2026'],
        ['p1', '4'],
      ]).notes,
    ).toEqual(['Not read, because there are no such columns: Price.', 'This file was exported from another tour.']);
  });

  it('says where formatting would be lost, and leaves it where the plain text did not change', () => {
    const [row] = planOf(sheet({ p1: { text: 'See this\n\nand more' } })).rows;

    expect(row?.changes.map(({ losesFormatting }) => losesFormatting)).toEqual([true]);
    expect(changesIn(planOf(sheet({ p1: { text: 'See this\r\n\r\n\r\nand that ' } })))).toEqual([]);
  });

  it('leaves images of a text out of its cell, and puts them at the end of a changed text', () => {
    const image = `<img src="${address('uploads/u2__flue.png').replaceAll('&', '&amp;')}" alt="The flue">`;
    const [block, ...others] = stored.folders[0]?.pois[0]?.content ?? [];
    const content = [{ ...block, content: `<p>See</p>${image}<p>that</p>` }, ...others];
    const tour = tourFrom('hall', {
      ...stored,
      folders: [{ id: 'f1', name: 'Ground', pois: [{ identifier: 'p1', name: 'Door', content }] }],
    });
    const [columns = [], row = []] = pointsAsRows(tour, [], new Date(0));
    const text = columns.indexOf('text');

    expect(row[text]).toBe('See\n\nthat');
    const plan = planOf([columns, row.with(text, 'Look')], {}, { tour, base: tour.folders });
    const { folders } = applySheet(tour.folders, { rows: plan.rows, removed: new Set() }, sheetContext(tour));

    expect(allPois(folders)[0]?.content[0]?.content).toBe(`<p>Look</p>${image}`);
  });

  it('exports a mark for a text that no cell can hold, and imports it as unchanged', () => {
    const long = tourFrom('hall', {
      ...stored,
      folders: [{ id: 'f', name: 'F', pois: [{ identifier: 'p1', content: [{ type: 'text', content: 'x'.repeat(33_000) }] }] }],
    });
    const rows = pointsAsRows(long, [], new Date(0));

    expect(rows[1]).toContain('[too long for a spreadsheet: unchanged]');
    expect(planOf(rows, {}, { tour: long, base: null }).rows).toEqual([]);
  });
});

describe('applySheet', () => {
  it('moves points into folders by name or id, makes folders that are not there, and orders points', () => {
    const { tree } = applied(
      planOf(
        sheet({
          p1: { folder: 'Yard › Shed' },
          p2: { 'folder id': 'f2', order: 1 },
          'new 1': { name: 'Lamp', folder: 'Yard › Shed', order: 1 },
          'new 2': { name: 'Tree' },
        }),
      ),
    );

    expect(tree).toEqual([['Ground', 'Tree'], ['Attic', 'Stove', 'Roof'], ['Yard'], ['Shed', 'Lamp', 'Door']]);
  });

  it('moves both position and anchor of a tag, whose label follows its name', () => {
    const [stove] = applied(planOf(sheet({ p2: { x: 4, name: 'Oven' } }))).pois.filter(({ identifier }) => identifier === 'p2');

    expect(stove).toMatchObject({ name: 'Oven', position: { x: 4 }, tag: { label: 'Oven', anchorPosition: { x: 4, y: 1, z: 1 } } });
  });

  it('keeps of links and files what cells do not show, adds new ones, and attaches files that the tour has', () => {
    const plan = planOf(
      sheet({
        p1: { links: 'Acme AG|https://acme.example\nMap|https://map.example', text: 'New <b>\nline' },
        p3: { files: 'Grundriss|tour-file:files/u1__Plan.pdf', videos: 'Film|https://youtu.be/dQw4w9WgXcQ' },
      }),
    );
    const [door, roof] = ['p1', 'p3'].map((id) => applied(plan).pois.find(({ identifier }) => identifier === poiId(id)));

    expect(door?.content.map(({ content }) => content)).toEqual([
      '<p>New &lt;b&gt;<br>line</p>',
      [
        { name: 'Acme AG', url: 'https://acme.example', content: 'about', type: '' },
        { name: 'Map', url: 'https://map.example', content: '', type: 'link' },
      ],
      [pdf],
    ]);
    expect(roof?.content.map(({ type, content }) => [type, content])).toEqual([
      ['embeds', [{ name: 'Film', type: 'youtube', url: 'dQw4w9WgXcQ' }]],
      ['file', [{ ...pdf, name: 'u1__Grundriss.pdf' }]],
    ]);
  });

  it('adds a link whose address is the name of another one', () => {
    const link = { name: 'https://acme.example', url: 'https://shop.example', content: '', type: '' };
    const content = [{ ...newBlock('list'), content: [link] }];

    const read = readItems(content, 'https://acme.example', linkLines);

    expect(read.map((block) => block.content)).toMatchObject([[{ name: 'https://acme.example', url: 'https://acme.example' }]]);
  });

  it('gives translations of the text beside them, with the source that they are made from', () => {
    const { texts } = applied(planOf(sheet({ p1: { name: 'Gate', 'name:de': 'Tor', 'text:de': 'Siehe dies' } })));

    expect(texts).toEqual([
      {
        tag: 'de',
        thing: 'poi p1',
        field: 'name',
        translation: { text: 'Tor', hash: sourceHash('Gate') },
        before: { text: 'Tür', hash: 'old' },
      },
      { tag: 'de', thing: 'poi p1', field: 'text b1', translation: { text: '<p>Siehe dies</p>', hash: sourceHash(rich) }, before: null },
    ]);
  });

  it('deletes the points that were chosen, and is the same tour without any change', () => {
    expect(applied(planOf(sheet({})), [poiId('p3')]).tree).toEqual([['Ground', 'Door', 'Stove'], ['Attic'], ['Yard']]);
    expect(applied(planOf(sheet({}))).folders[0]).toBe(hall.folders[0]);
  });
});
