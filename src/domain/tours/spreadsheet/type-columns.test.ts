import { expect, it } from 'vitest';
import { allPois } from '../../folders/folder';
import { pointTypeLimits } from '../../limits';
import { newPoi } from '../../pois/new-poi';
import { tourFrom } from '../tour';
import { applySheet } from './apply';
import type { Cell } from './cells';
import { pointsAsRows } from './export';
import { planSheet } from './plan';
import { sheetContext } from './sheet-point';
import { tableOf } from './table';

const hall = tourFrom('hall', {
  name: 'Hall',
  pointTypes: [
    {
      id: 'valve',
      name: 'Valve',
      fields: [
        { key: 'maker', name: 'Maker', kind: 'choice', choices: [{ id: 'acme', name: 'Acme' }] },
        { key: 'bar', name: 'Pressure', kind: 'number' },
        { key: 'lit', name: 'Light', kind: 'number' },
        { key: 'tested', name: 'Tested on', kind: 'date' },
        { key: 'both', name: 'Both', kind: 'number' },
        { key: 'ok', name: 'Tested', kind: 'flag' },
        {
          key: 'uses',
          name: 'Serves',
          kind: 'choices',
          choices: [
            { id: 'heat', name: 'Heat' },
            { id: 'tap', name: 'Taps' },
            { id: 'small', name: 'taps' },
            { id: 'cafe', name: 'Cafe\u0301' },
          ],
        },
      ],
      states: [
        { id: 'open', name: 'To do', hasDueDate: true },
        { id: 'done', name: 'Done' },
      ],
    },
    { id: 'note', name: 'Note', fields: [{ key: 'both', name: 'Both', kind: 'text' }] },
  ],
  folders: [
    {
      id: 'f1',
      pois: [
        {
          identifier: 'p1',
          name: 'Tap',
          typeId: 'valve',
          state: 'open',
          due: '2026-12-01',
          fields: { maker: 'acme', bar: 2.5, ok: false, uses: ['tap'], old: 'x' },
        },
        { identifier: 'p2', name: 'Door' },
        { identifier: 'p3', name: 'Ghost', typeId: 'gone', state: 'lost', fields: { bar: 'three' } },
      ],
    },
  ],
});
const rows = pointsAsRows(hall, [], new Date(0));
const [headings = []] = rows;
const view = { position: { x: 0, y: 0, z: 0 }, rotation: { x: 0, y: 0 }, sweep: '', zoom: 1, floor: 0 };

function imported(edits: Record<string, Record<string, Cell>>, clears = false, tour = hall) {
  const rows = pointsAsRows(tour, [], new Date(0));
  const changed = rows.map((row, at) =>
    at === 0 ? row : row.map((cell, index) => edits[String(row[0])]?.[String(headings[index])] ?? cell),
  );
  const { table, problem } = tableOf({ name: 'Points', rows: changed, notes: [] });
  if (!table) throw new Error(problem);
  const plan = planSheet(
    table,
    { tour, translations: [], base: tour.folders, newPoi: () => newPoi('poi', view, 'u1') },
    { clears, createsUnknown: false, decimal: null },
  );
  const { folders } = applySheet(tour.folders, { rows: plan.rows, removed: new Set() }, sheetContext(tour));
  return { plan, poi: (id: string) => allPois(folders).find(({ identifier }) => identifier === id) };
}

it('are written in words', () => {
  const cellsOf = (at: number) =>
    ['type', 'state', 'due', 'field:maker', 'field:bar', 'field:ok', 'field:uses'].map((key) => rows[at]?.[headings.indexOf(key)]);

  expect(cellsOf(1)).toEqual(['Valve', 'To do', '2026-12-01', 'Acme', 2.5, 'no', 'Taps']);
  expect(cellsOf(3)).toEqual(['gone', 'lost', '', '', 'three', '', '']);
});

it('change nothing where nothing was changed, and keep what no column shows', () => {
  const { plan, poi } = imported({ p1: { 'field:bar': 3, 'field:maker': 'acme' } });

  expect(imported({}).plan.rows).toEqual([]);
  expect(plan.rows[0]?.changes.map(({ column }) => column.key)).toEqual(['field:bar']);
  expect(poi('p1')?.fields).toEqual({ maker: 'acme', bar: 3, ok: false, uses: ['tap'], old: 'x' });
});

it('give a point a type, then its fields, in one row', () => {
  const { plan, poi } = imported({ p2: { type: 'valve', 'field:uses': 'TAPS\nHeat', 'field:ok': 'Yes' } });

  expect(plan.rejected).toEqual([]);
  expect(poi('p2')).toMatchObject({ typeId: 'valve', state: 'open', fields: { uses: ['heat', 'tap'], ok: true } });
});

it('take the choice that is meant of those that differ by case alone, in any Unicode form', () => {
  const { poi } = imported({ p1: { 'field:uses': 'taps' }, p2: { type: 'Valve', 'field:uses': 'TAPS\nCaf\u00e9' } });

  expect(poi('p1')?.fields?.uses).toEqual(['small']);
  expect(poi('p2')?.fields?.uses).toEqual(['tap', 'cafe']);
});

it('say what a cell could be', () => {
  const { plan } = imported({ p1: { state: 'Gone', 'field:ok': 'perhaps', due: '1/12/2027' }, p2: { 'field:bar': 3 } });

  expect(plan.rejected.map(({ column, reason }) => `${column}: ${reason}`)).toEqual([
    'state: Write one of To do, Done.',
    'due: Write a date such as 2026-11-29.',
    'field:ok: Write yes or no.',
    'field:bar: The type of this point has no such field.',
  ]);
});

it('clear what is emptied, if that was asked for', () => {
  const { poi } = imported({ p1: { 'field:bar': '', due: '' } }, true);

  expect(poi('p1')).toMatchObject({ fields: { maker: 'acme' } });
  expect([poi('p1')?.due, poi('p1')?.fields?.bar]).toEqual([undefined, undefined]);
});

const lit = (value: unknown) =>
  tourFrom('hall', {
    ...hall,
    folders: [
      {
        id: 'f1',
        pois: [
          { identifier: 'p1', name: 'Tap', typeId: 'valve', fields: { lit: value, both: 1234, tested: '2026-12-01' } },
          { identifier: 'p2', name: 'Door', typeId: 'note', fields: { both: '1,234' } },
        ],
      },
    ],
  });

it.each<[string, Record<string, Cell>, number]>([
  ['1,234 with points in other columns', { 'field:lit': '1,234', x: '0.5' }, 1234],
  ['1.234 with commas in other columns', { 'field:lit': '1.234', x: '0,5' }, 1234],
  ['1,234 with points in other fields', { 'field:lit': '1,234', 'field:bar': '2.5' }, 1234],
  ['1.234 with commas in other fields', { 'field:lit': '1.234', 'field:bar': '2,5' }, 1234],
  ['1,234 where nothing shows the decimal sign', { 'field:lit': '1,234' }, 1.234],
  ['1 234', { 'field:lit': '1 234' }, 1234],
  ['the number 1.234 beside texts with commas', { 'field:lit': 1.234, x: '0,5' }, 1.234],
])('read the number %s as the other columns do', (_, cells, value) => {
  const { plan, poi } = imported({ p1: cells }, false, lit(7));

  expect(plan.rejected).toEqual([]);
  expect(poi('p1')?.fields?.lit).toBe(value);
});

it.each<[unknown, Cell, string]>([
  [1234, '1,234', '0.5'],
  [1234, '1.234', '0,5'],
  [1234.5, '1.234,50', '0,5'],
  ['2,5', '2,5', '0.5'],
  ['three', 'three', '0.5'],
])('take the number %j, written as %j in a file with %s, for unchanged', (value, cell, x) => {
  const { plan } = imported({ p1: { 'field:lit': cell, x } }, false, lit(value));

  expect(plan.rejected).toEqual([]);
  expect(plan.rows.flatMap(({ changes }) => changes.map(({ column }) => column.key))).toEqual(['x']);
});

it('read a field as a number only for points whose type says so', () => {
  const { poi } = imported({ p1: { 'field:both': '2,345', x: '0.5' }, p2: { 'field:both': '2,345' } }, false, lit(7));

  expect([poi('p1')?.fields?.both, poi('p2')?.fields?.both]).toEqual([2345, '2,345']);
});

it.each(['01.12.2026', '12/1/2026', '01/12/2026', '1.12.26'])('take a date that a program wrote as %s for unchanged', (day) => {
  expect(imported({ p1: { due: day } }).plan).toMatchObject({ rows: [], rejected: [] });
  expect(imported({ p1: { 'field:tested': day } }, false, lit(7)).plan).toMatchObject({ rows: [], rejected: [] });
});

it('read another date where only one order of day and month is possible', () => {
  const { plan, poi } = imported({ p1: { due: '24.12.2026', 'field:tested': '2/3/2027' } });

  expect(poi('p1')?.due).toBe('2026-12-24');
  expect(plan.rejected).toMatchObject([{ column: 'field:tested', reason: 'Write a date such as 2026-11-29.' }]);
});

it('imports the columns of as many types and languages as a tour can have', () => {
  const fields = (type: number) =>
    Array.from({ length: pointTypeLimits.fields }, (_, at) => ({ key: `${type}-${at}`, name: `Field ${at}`, kind: 'text' }));
  const pointTypes = Array.from({ length: pointTypeLimits.types }, (_, at) => ({ id: `t${at}`, name: `Type ${at}`, fields: fields(at) }));
  const languages = Array.from({ length: 11 }, (_, at) => `l${at}`);
  const tour = { ...tourFrom('hall', { name: 'Hall', pointTypes, folders: [{ pois: [{ identifier: 'p1', name: 'Tap' }] }] }), languages };

  expect(tableOf({ name: 'Points', rows: pointsAsRows(tour, [], new Date(0)), notes: [] }).problem).toBeNull();
});
