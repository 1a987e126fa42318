import { describe, expect, it } from 'vitest';
import { foldersFrom } from '@/domain/folders';
import { type FolderId, folderId } from '@/domain/ids';
import { foldersAround, treeMove, treeRows, typedRow } from './poi-rows';

const folders = foldersFrom([
  { id: 'loose', name: 'uncategorizedpois', pois: [{ identifier: 'gate', name: 'Gate' }] },
  {
    id: 'ground',
    name: 'Ground',
    pois: [
      { identifier: 'stove', name: 'Stove' },
      { identifier: 'sink', name: 'Sink' },
    ],
    children: [{ id: 'pantry', name: 'Pantry', pois: [{ identifier: 'shelf', name: 'Shelf' }] }],
  },
  { id: 'attic', name: 'Attic' },
]);

const none = new Set<FolderId>();
const collapsed = (...ids: string[]) => new Set(ids.map(folderId));
const rows = treeRows(folders, { collapsed: none, hidden: none });
const at = (name: string) => rows.findIndex((row) => row.name === name);

describe('the lines of the tree', () => {
  it('PLAYER-010 MODEL-065 are PoIs and folders in order, those without a folder first', () => {
    expect(rows.map(({ name, level }) => [level, name])).toEqual([
      [1, 'Gate'],
      [1, 'Ground'],
      [2, 'Stove'],
      [2, 'Sink'],
      [2, 'Pantry'],
      [3, 'Shelf'],
      [1, 'Attic'],
    ]);
  });

  it('say which of how many they are', () => {
    expect(rows.map(({ place, siblings }) => `${place}/${siblings}`)).toEqual(['1/3', '2/3', '1/3', '2/3', '3/3', '1/1', '3/3']);
  });

  it('PLAYER-011 lack what lies in a collapsed folder, which still counts it', () => {
    const closed = treeRows(folders, { collapsed: collapsed('ground'), hidden: none });

    expect(closed.map(({ name }) => name)).toEqual(['Gate', 'Ground', 'Attic']);
    expect(closed[1]).toMatchObject({ isOpen: false, count: 3 });
  });

  it('tell whether a folder is hidden by itself or with the one above', () => {
    const hidden = treeRows(folders, { collapsed: none, hidden: collapsed('ground') });

    expect(hidden.filter((row) => row.kind === 'folder').map((row) => [row.name, row.hidden])).toEqual([
      ['Ground', 'itself'],
      ['Pantry', 'above'],
      ['Attic', null],
    ]);
  });
});

describe('foldersAround', () => {
  it('names the folders from the top, and none of a PoI that is gone', () => {
    expect(foldersAround(folders, 'shelf')).toEqual(['ground', 'pantry']);
    expect(foldersAround(folders, 'gone')).toEqual([]);
  });
});

describe('keys', () => {
  const move = (name: string, key: string) => {
    const made = treeMove(rows, at(name), key);
    return made && 'to' in made ? rows[made.to]?.name : made;
  };

  it.each([
    ['Gate', 'ArrowDown', 'Ground'],
    ['Attic', 'ArrowDown', 'Attic'],
    ['Gate', 'ArrowUp', 'Gate'],
    ['Shelf', 'Home', 'Gate'],
    ['Gate', 'End', 'Attic'],
    ['Ground', 'ArrowRight', 'Stove'],
    ['Attic', 'ArrowRight', 'Attic'],
    ['Shelf', 'ArrowLeft', 'Pantry'],
    ['Stove', 'ArrowLeft', 'Ground'],
  ])('lead from %s by %s to %s', (from, key, to) => {
    expect(move(from, key)).toBe(to);
  });

  it('close an open folder, open a closed one, and do nothing else', () => {
    const closed = treeRows(folders, { collapsed: collapsed('ground'), hidden: none });

    expect(move('Ground', 'ArrowLeft')).toEqual({ toggle: 'ground' });
    expect(treeMove(closed, 1, 'ArrowRight')).toEqual({ toggle: 'ground' });
    expect([move('Gate', 'ArrowLeft'), move('Gate', 'ArrowRight'), move('Gate', 'F2')]).toEqual([null, null, null]);
  });
});

describe('type-ahead', () => {
  const typed = (from: string, letters: string) => {
    const found = typedRow(rows, at(from), letters);
    return found === null ? null : rows[found]?.name;
  };

  it('finds the next line that begins so, whatever the case, and comes around', () => {
    expect([typed('Gate', 's'), typed('Stove', 's'), typed('Sink', 's'), typed('Shelf', 'S')]).toEqual(['Stove', 'Sink', 'Shelf', 'Stove']);
  });

  it('stays where more letters still fit', () => {
    expect([typed('Sink', 'si'), typed('Sink', 'sh'), typed('Sink', 'zz')]).toEqual(['Sink', 'Shelf', null]);
  });
});
