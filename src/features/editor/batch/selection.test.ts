import { describe, expect, it } from 'vitest';
import { foldersFrom } from '@/domain/folders/folder';
import { batchRows } from './batch-rows';
import { type Selection, tickOf, withRange, withToggledRow } from './selection';

const folders = foldersFrom([
  {
    id: 'a',
    name: 'A',
    pois: [
      { identifier: '1', name: 'Door' },
      { identifier: '2', name: 'Desk' },
    ],
    children: [{ id: 'b', name: 'B', pois: [{ identifier: '3', name: 'Lamp' }] }],
  },
  { id: 'c', name: 'C', pois: [{ identifier: '4', name: 'Dome' }] },
  { id: 'empty', name: 'Empty' },
]);
const pois = batchRows(folders, 'pois', '');
const none: Selection = new Set();
const at = (name: string) => pois.findIndex((row) => row.name === name);
const row = (name: string) => pois[at(name)]!;

describe('the rows of a batch', () => {
  it('are PoIs below their folders, or folders [EDIT-066]', () => {
    expect(pois.map(({ name, depth, about }) => [name, depth, about])).toEqual([
      ['A', 0, '3'],
      ['Door', 1, ''],
      ['Desk', 1, ''],
      ['B', 1, '1'],
      ['Lamp', 2, ''],
      ['C', 0, '1'],
      ['Dome', 1, ''],
    ]);
    expect(batchRows(folders, 'folders', '').map(({ name, depth, about }) => [name, depth, about])).toEqual([
      ['A', 0, '3 PoIs'],
      ['B', 1, '1 PoI'],
      ['C', 0, '1 PoI'],
      ['Empty', 0, '0 PoIs'],
    ]);
  });

  it('are those whose names match the search, below their headings [EDIT-066]', () => {
    expect(batchRows(folders, 'pois', ' do ').map(({ name }) => name)).toEqual(['A', 'Door', 'C', 'Dome']);
    expect(batchRows(folders, 'folders', 'b').map(({ name }) => name)).toEqual(['B']);
  });
});

describe('a selection', () => {
  it('selects a PoI, or all PoIs of a folder and its subfolders [EDIT-066]', () => {
    const one = withToggledRow(none, row('Desk'));
    const folder = withToggledRow(one, row('A'));

    expect([[...one], tickOf(one, [row('A')]), tickOf(one, [row('C')])]).toEqual([['2'], 'some', 'none']);
    expect([[...folder].toSorted(), tickOf(folder, [row('A')])]).toEqual([['1', '2', '3'], 'all']);
    expect([...withToggledRow(folder, row('A'))]).toEqual([]);
  });

  it('selects a range in either direction, and no further than its last row [EDIT-066]', () => {
    const down = withRange(withToggledRow(none, row('Desk')), pois, at('Desk'), at('C'));
    const up = withRange(withToggledRow(none, row('Dome')), pois, at('Dome'), at('Lamp'));

    expect([[...down], [...up].toSorted()]).toEqual([
      ['2', '3'],
      ['3', '4'],
    ]);
  });

  it('deselects a range that begins with a deselected row [EDIT-066]', () => {
    const all: Selection = new Set(['1', '2', '3', '4']);

    expect([...withRange(withToggledRow(all, row('Door')), pois, at('Door'), at('Lamp'))]).toEqual(['4']);
  });
});
