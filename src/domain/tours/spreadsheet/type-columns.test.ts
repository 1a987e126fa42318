import { expect, it } from 'vitest';
import { allPois } from '../../folders/folder';
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

function imported(edits: Record<string, Record<string, Cell>>, clears = false) {
  const changed = rows.map((row, at) =>
    at === 0 ? row : row.map((cell, index) => edits[String(row[0])]?.[String(headings[index])] ?? cell),
  );
  const { table, problem } = tableOf({ name: 'Points', rows: changed, notes: [] });
  if (!table) throw new Error(problem);
  const plan = planSheet(
    table,
    { tour: hall, translations: [], base: hall.folders, newPoi: () => newPoi('poi', view, 'u1') },
    { clears, createsUnknown: false, decimal: null },
  );
  const { folders } = applySheet(hall.folders, { rows: plan.rows, removed: new Set() }, sheetContext(hall));
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
  const { plan } = imported({ p1: { state: 'Gone', 'field:ok': 'perhaps', due: '1.12.2026' }, p2: { 'field:bar': 3 } });

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
