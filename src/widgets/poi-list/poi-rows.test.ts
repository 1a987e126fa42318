import { describe, expect, it, onTestFinished } from 'vitest';
import { foldersFrom } from '@/domain/folders/folder';
import { type FolderId, folderId } from '@/domain/ids';
import { locale } from '@/language/i18n';
import { ancestorFolderIds, findRowByPrefix, treeKeyAction, treeRows } from './poi-rows';

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

describe('treeRows', () => {
  it('lists PoIs and folders in order, uncategorized PoIs first [PLAYER-010 MODEL-065]', () => {
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

  it('gives each row its position among its siblings', () => {
    expect(rows.map(({ place, siblings }) => `${place}/${siblings}`)).toEqual(['1/3', '2/3', '1/3', '2/3', '3/3', '1/1', '3/3']);
  });

  it('omits the contents of a collapsed folder, which are still counted [PLAYER-011]', () => {
    const closed = treeRows(folders, { collapsed: collapsed('ground'), hidden: none });

    expect(closed.map(({ name }) => name)).toEqual(['Gate', 'Ground', 'Attic']);
    expect(closed[1]).toMatchObject({ isOpen: false, count: 3 });
  });

  it('says whether a folder is hidden itself or by a parent', () => {
    const hidden = treeRows(folders, { collapsed: none, hidden: collapsed('ground') });

    expect(hidden.filter((row) => row.kind === 'folder').map((row) => [row.name, row.hidden])).toEqual([
      ['Ground', 'itself'],
      ['Pantry', 'above'],
      ['Attic', null],
    ]);
  });
});

describe('ancestorFolderIds', () => {
  it('lists the ancestors from the top, and none for an unknown PoI', () => {
    expect(ancestorFolderIds(folders, 'shelf')).toEqual(['ground', 'pantry']);
    expect(ancestorFolderIds(folders, 'gone')).toEqual([]);
  });
});

describe('treeKeyAction', () => {
  const move = (name: string, key: string) => {
    const made = treeKeyAction(rows, at(name), key);
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
  ])('moves from %s with %s to %s', (from, key, to) => {
    expect(move(from, key)).toBe(to);
  });

  it('collapses an open folder, expands a collapsed one, and ignores other keys', () => {
    const closed = treeRows(folders, { collapsed: collapsed('ground'), hidden: none });

    expect(move('Ground', 'ArrowLeft')).toEqual({ toggle: 'ground' });
    expect(treeKeyAction(closed, 1, 'ArrowRight')).toEqual({ toggle: 'ground' });
    expect([move('Gate', 'ArrowLeft'), move('Gate', 'ArrowRight'), move('Gate', 'F2')]).toEqual([null, null, null]);
  });

  it('goes into folders by the left key where text runs from right to left', () => {
    locale.set('ar');
    onTestFinished(() => locale.set('en'));

    expect([move('Ground', 'ArrowLeft'), move('Stove', 'ArrowRight'), move('Gate', 'ArrowDown')]).toEqual(['Stove', 'Ground', 'Ground']);
    expect(move('Ground', 'ArrowRight')).toEqual({ toggle: 'ground' });
  });
});

describe('type-ahead', () => {
  const typed = (from: string, letters: string) => {
    const found = findRowByPrefix(rows, at(from), letters);
    return found === null ? null : rows[found]?.name;
  };

  it('finds the next row with that prefix, case-insensitively, and wraps around', () => {
    expect([typed('Gate', 's'), typed('Stove', 's'), typed('Sink', 's'), typed('Shelf', 'S')]).toEqual(['Stove', 'Sink', 'Shelf', 'Stove']);
  });

  it('stays on the row while more letters still match', () => {
    expect([typed('Sink', 'si'), typed('Sink', 'sh'), typed('Sink', 'zz')]).toEqual(['Sink', 'Shelf', null]);
  });
});
