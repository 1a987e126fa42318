import { describe, expect, it } from 'vitest';
import { foldersFrom } from '@/domain/folders';
import { batchRows } from './batch-rows';
import { ranged, type Selection, tickOf, toggled } from './selection';

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

describe('the lines of a batch', () => {
  it('EDIT-066 are PoIs below their folders, or folders', () => {
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

  it('EDIT-066 are those that have in their names what is sought, below their headings', () => {
    expect(batchRows(folders, 'pois', ' do ').map(({ name }) => name)).toEqual(['A', 'Door', 'C', 'Dome']);
    expect(batchRows(folders, 'folders', 'b').map(({ name }) => name)).toEqual(['B']);
  });
});

describe('a selection', () => {
  it('EDIT-066 takes a PoI, and all PoIs of a folder with those of the folders in it', () => {
    const one = toggled(none, row('Desk'));
    const folder = toggled(one, row('A'));

    expect([[...one], tickOf(one, [row('A')]), tickOf(one, [row('C')])]).toEqual([['2'], 'some', 'none']);
    expect([[...folder].toSorted(), tickOf(folder, [row('A')])]).toEqual([['1', '2', '3'], 'all']);
    expect([...toggled(folder, row('A'))]).toEqual([]);
  });

  it('EDIT-066 takes a range in either direction, to the line where it ends and no further', () => {
    const down = ranged(toggled(none, row('Desk')), pois, at('Desk'), at('C'));
    const up = ranged(toggled(none, row('Dome')), pois, at('Dome'), at('Lamp'));

    expect([[...down], [...up].toSorted()]).toEqual([
      ['2', '3'],
      ['3', '4'],
    ]);
  });

  it('EDIT-066 gives up a range that begins with a line that was given up', () => {
    const all: Selection = new Set(['1', '2', '3', '4']);

    expect([...ranged(toggled(all, row('Door')), pois, at('Door'), at('Lamp'))]).toEqual(['4']);
  });
});
