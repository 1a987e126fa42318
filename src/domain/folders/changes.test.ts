import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newBlock } from '../content/new-block';
import { folderId, poiId } from '../ids';
import { poiFrom } from '../pois/poi';
import {
  addFolder,
  addPoi,
  deletePoi,
  excludeFolder,
  moveFolder,
  movePoi,
  releaseChildren,
  removeFolder,
  renameFolder,
  replacePoi,
  selectedAfterRemoval,
  shiftFolder,
  shiftPoi,
} from './changes';
import { allFolders, allPois, type Folder, foldersFrom, storedFolders } from './folder';
import { newFolder } from './new-folder';

const aPoi = (identifier: string, more: object = {}) => poiFrom({ identifier, name: identifier, ...more }, identifier);
const [a, b, inner] = ['a', 'b', 'inner'].map(folderId) as [Folder['id'], Folder['id'], Folder['id']];
const folders = foldersFrom([
  {
    id: 'a',
    name: 'A',
    pois: [{ identifier: '1' }, { identifier: '2' }],
    children: [{ id: 'inner', name: 'Inner', pois: [{ identifier: '3' }] }],
  },
  { id: 'b', name: 'B', pois: [] },
]);
const shape = (tree: readonly Folder[]): unknown =>
  tree.map(({ id, pois, children }) => [id, pois.map(({ identifier }) => identifier).join(''), shape(children)]);

describe('a folder', () => {
  it('is left out of versions, or not, at any depth, and else nothing changes', () => {
    const excluded = excludeFolder(folders, inner, true);

    expect(excluded[0]?.children[0]).toEqual({ ...folders[0]?.children[0], leftOut: true });
    expect(excluded[1]).toBe(folders[1]);
    expect(excludeFolder(excluded, inner, true)).toBe(excluded);
    expect(excludeFolder(excluded, inner, false)).toEqual(folders);
  });

  it('is nested under another one, or appended at the top level', () => {
    const added = { ...newFolder(), id: folderId('new') };

    expect(shape(addFolder(folders, b, added))).toEqual([
      ['a', '12', [['inner', '3', []]]],
      ['b', '', [['new', '', []]]],
    ]);
    expect(shape(addFolder(folders, null, added))).toEqual([
      ['a', '12', [['inner', '3', []]]],
      ['b', '', []],
      ['new', '', []],
    ]);
  });

  it('is named New Folder and is known by a random id', () => {
    expect(newFolder()).toMatchObject({ name: 'New Folder', children: [], pois: [] });
    expect(newFolder().id).not.toBe(newFolder().id);
  });

  it('nests one level deep, whether it is added or dropped [EDIT-009]', () => {
    expect(() => addFolder(folders, inner)).toThrow('Only one level of subcategory allowed.');
    expect(() => moveFolder(folders, b, { above: inner, place: 0 })).toThrow('Only one level of subcategory allowed.');
    expect(() => moveFolder(folders, a, { above: b, place: 0 })).toThrow('Only one level of subcategory allowed.');
    expect(() => moveFolder(folders, b, { above: b, place: 0 })).toThrow('Only one level of subcategory allowed.');
    expect(shape(moveFolder(folders, b, { above: a, place: 0 }))).toEqual([
      [
        'a',
        '12',
        [
          ['b', '', []],
          ['inner', '3', []],
        ],
      ],
    ]);
    expect(shape(moveFolder(folders, inner, { above: null, place: 9 }))).toEqual([
      ['a', '12', []],
      ['b', '', []],
      ['inner', '3', []],
    ]);
  });

  it('is renamed, and moved up and down, at the ends not at all [EDIT-010]', () => {
    expect(allFolders(renameFolder(folders, inner, ' Nook ')).map(({ name }) => name)).toEqual(['A', 'Nook', 'B']);
    expect(renameFolder(folders, inner, '  ')).toEqual(folders);
    expect(shape(shiftFolder(folders, b, -1))).toEqual([
      ['b', '', []],
      ['a', '12', [['inner', '3', []]]],
    ]);
    const deep = foldersFrom([{ id: 'a', children: [{ id: 'inner', children: [{ id: 'x' }] }, { id: 'b' }] }]);
    expect(shiftFolder(deep, b, -1)[0]?.children.map(({ id }) => id)).toEqual(['b', 'inner']);
    expect([shiftFolder(folders, a, -1), shiftFolder(folders, b, 1)]).toEqual([folders, folders]);
  });

  it('is deleted with what lies in it, and the first that remains is selected [EDIT-012]', () => {
    expect(shape(removeFolder(folders, inner))).toEqual([
      ['a', '12', []],
      ['b', '', []],
    ]);
    expect(selectedAfterRemoval(removeFolder(folders, a))).toBe(b);
    expect(selectedAfterRemoval([])).toBeNull();
  });

  it('is reported if it was removed', () => {
    expect(() => addFolder(folders, folderId('x'))).toThrow('This PoI or folder was removed. Reload the tour.');
    expect(() => moveFolder(folders, folderId('x'), { above: null, place: 0 })).toThrow('Reload the tour.');
  });
});

describe('a PoI', () => {
  it('is appended to the folder, or to a first one that is made for it [EDIT-014]', () => {
    expect(shape(addPoi(folders, aPoi('4'), inner))).toEqual([
      ['a', '12', [['inner', '34', []]]],
      ['b', '', []],
    ]);
    expect(shape(addPoi(folders, aPoi('4'), folderId('gone')))).toEqual([
      ['a', '124', [['inner', '3', []]]],
      ['b', '', []],
    ]);
    const [made, ...others] = addPoi([], aPoi('4'), null);
    expect([made?.name, made?.pois.length, others]).toEqual(['New Folder', 1, []]);
  });

  it('moves within its folder and to others, and stays among the others in order [EDIT-019]', () => {
    expect(shape(movePoi(folders, poiId('1'), { folder: a, place: 1 }))).toEqual([
      ['a', '21', [['inner', '3', []]]],
      ['b', '', []],
    ]);
    expect(shape(movePoi(folders, poiId('3'), { folder: a, place: -5 }))).toEqual([
      ['a', '312', [['inner', '', []]]],
      ['b', '', []],
    ]);
    expect(shape(shiftPoi(folders, poiId('1'), 1))).toEqual([
      ['a', '21', [['inner', '3', []]]],
      ['b', '', []],
    ]);
    expect([shiftPoi(folders, poiId('1'), -1), shiftPoi(folders, poiId('2'), 1)]).toEqual([folders, folders]);
    expect(() => movePoi(folders, poiId('9'), { folder: a, place: 0 })).toThrow('Reload the tour.');
  });

  it('releases its children after it, with unique identifiers [EDIT-023]', () => {
    const poi = aPoi('1', { children: [{ identifier: '9', name: 'Task' }, { identifier: '3', name: 'Taken' }, { name: 'Nameless' }] });
    const released = releaseChildren(replacePoi(folders, poi), poiId('1'));

    expect(released[0]?.pois.map(({ name }) => name)).toEqual(['1', 'Task', 'Taken', 'Nameless', 'New PoI']);
    expect(new Set(allPois(released).map(({ identifier }) => identifier)).size).toBe(6);
    expect(released[0]?.pois[1]?.identifier).toBe('9');
    expect(allPois(deletePoi(released, poiId('1')))).toHaveLength(5);
  });

  it('and folders that do not change keep their identity', () => {
    expect(removeFolder(folders, folderId('gone'))).toBe(folders);
    expect([shiftFolder(folders, a, -1), shiftPoi(folders, poiId('1'), -1), releaseChildren(folders, poiId('1'))]).toEqual([
      folders,
      folders,
      folders,
    ]);
    expect(shiftFolder(folders, a, -1)).toBe(folders);
    expect(removeFolder(folders, b)[0]).toBe(folders[0]);
  });

  it('takes the place of what it was', () => {
    expect(allPois(replacePoi(folders, aPoi('3', { name: 'New' }))).map(({ name }) => name)).toEqual(['New PoI', 'New PoI', 'New']);
  });

  it('is deleted', () => {
    expect(shape(deletePoi(folders, poiId('1')))).toEqual([
      ['a', '2', [['inner', '3', []]]],
      ['b', '', []],
    ]);
  });

  it('is not deleted while files are attached, in any block [EDIT-022]', () => {
    const file = { name: 'x__a.pdf', url: 'u', contentType: 'application/pdf', size: 1, markers: [] };
    const poi = { ...aPoi('1'), content: [newBlock('text'), { ...newBlock('file'), content: [file] }] };

    expect(() => deletePoi(replacePoi(folders, poi), poiId('1'))).toThrow("Unable to delete POI's with attached files.");
    expect(allPois(deletePoi(replacePoi(folders, { ...poi, content: [newBlock('file')] }), poiId('1')))).toHaveLength(2);
  });

  it('is not deleted while it has children, which are stored again [EDIT-023]', () => {
    const poi = aPoi('1', { children: [{ name: 'task' }] });

    expect(() => deletePoi(replacePoi(folders, poi), poiId('1'))).toThrow('Cannot delete Points of Interest with children.');
    expect(storedFolders(replacePoi(folders, poi))).toMatchObject([{ pois: [{ children: [{ name: 'task' }] }, {}] }, {}]);
  });
});

describe('any moves of a tree', () => {
  const aTree = fc.array(fc.tuple(fc.nat(4), fc.array(fc.nat(4), { maxLength: 3 })), { minLength: 1, maxLength: 4 }).map((tops) => {
    let next = 0;
    const some = (count: number) => Array.from({ length: count }, () => ({ identifier: `p${next++}` }));
    return foldersFrom(
      tops.map(([count, children], top) => ({
        id: `f${top}`,
        pois: some(count),
        children: children.map((inside, child) => ({ id: `f${top}-${child}`, pois: some(inside) })),
      })),
    );
  });
  const aMove = fc.record({
    kind: fc.constantFrom('movePoi', 'shiftPoi', 'moveFolder', 'shiftFolder'),
    what: fc.nat(),
    to: fc.nat(),
    place: fc.integer({ min: -2, max: 6 }),
  });

  it('keep every PoI and folder exactly once, one level deep [EDIT-019 EDIT-009]', () => {
    fc.assert(
      fc.property(aTree, fc.array(aMove, { maxLength: 12 }), (tree, moves) => {
        const before = {
          pois: allPois(tree)
            .map(({ identifier }) => identifier)
            .toSorted(),
          folders: allFolders(tree)
            .map(({ id }) => id)
            .toSorted(),
        };

        const after = moves.reduce((now, move) => applied(now, move), tree);

        expect(
          allPois(after)
            .map(({ identifier }) => identifier)
            .toSorted(),
        ).toEqual(before.pois);
        expect(
          allFolders(after)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(before.folders);
        expect(after.flatMap(({ children }) => children.flatMap((child) => child.children))).toEqual([]);
      }),
    );
  });

  function applied(tree: Folder[], move: { kind: string; what: number; to: number; place: number }): Folder[] {
    const all = allFolders(tree);
    const pois = allPois(tree);
    const poi = pois[move.what % Math.max(1, pois.length)]?.identifier ?? poiId('none');
    const folder = all[move.what % all.length]!.id;
    const to = all[move.to % all.length]!.id;
    const step = move.place > 2 ? 1 : -1;
    try {
      if (move.kind === 'movePoi') return movePoi(tree, poi, { folder: to, place: move.place });
      if (move.kind === 'shiftPoi') return shiftPoi(tree, poi, step);
      if (move.kind === 'shiftFolder') return shiftFolder(tree, folder, step);
      return moveFolder(tree, folder, { above: move.to % 3 === 0 ? null : to, place: move.place });
    } catch {
      return tree;
    }
  }
});
