import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderId, poiId } from '../ids';
import { poiFrom } from '../pois/poi';
import { type EditedTour, mergeEdited } from '../tours/edited';
import { addFolder, addPoi, deletePoi, moveFolder, movePoi, removeFolder, renameFolder, replacePoi } from './changes';
import { findPoi } from './find';
import { allFolders, allPois, type Folder, foldersFrom } from './folder';
import { sameFolders } from './same';

const base = foldersFrom([
  {
    id: 'a',
    name: 'A',
    pois: ['1', '2', '3'].map((name) => ({ identifier: name, name })),
    children: [{ id: 'inner', name: 'Inner', pois: [{ identifier: '4', name: '4' }] }],
  },
  { id: 'b', name: 'B', pois: [{ identifier: '5', name: '5' }] },
]);
const [a, b, inner] = ['a', 'b', 'inner'].map(folderId) as [Folder['id'], Folder['id'], Folder['id']];
const aPoi = (name: string) => poiFrom({ identifier: name, name }, name);
const renamed = (tree: readonly Folder[], id: string, name: string) => replacePoi(tree, { ...findPoi(tree, poiId(id))!, name });
const shape = (tree: readonly Folder[]): unknown =>
  tree.map(({ name, pois, children }) => [name, pois.map((poi) => poi.name).join(''), shape(children)]);
const mergeFolders = (...sides: [base: readonly Folder[], mine: readonly Folder[], theirs: readonly Folder[]]) => {
  const [from, mine, theirs] = sides.map((folders): EditedTour => ({ name: 'Tour', floors: [], folders, guidedTours: [], rooms: [] }));
  const { edited, conflicts } = mergeEdited(from!, mine!, theirs!);
  return { folders: edited.folders, conflicts };
};
const merged = (mine: readonly Folder[], theirs: readonly Folder[]) => {
  const { folders, conflicts } = mergeFolders(base, mine, theirs);
  return { shape: shape(folders), conflicts: conflicts.map(({ field, mine: here, theirs: there }) => [field, here, there]) };
};

describe('mergeFolders', () => {
  it('applies changes made by only one side', () => {
    const mine = addPoi(renamed(base, '1', 'x'), aPoi('6'), b);
    const theirs = renameFolder(deletePoi(renamed(base, '3', 'y'), poiId('2')), inner, 'Nook');

    expect(merged(mine, theirs)).toEqual({
      shape: [
        ['A', 'xy', [['Nook', '4', []]]],
        ['B', '56', []],
      ],
      conflicts: [],
    });
  });

  it('keeps mine where both changed the same, and reports a conflict', () => {
    expect(merged(renamed(base, '1', 'm'), renamed(base, '1', 't'))).toEqual({
      shape: [
        ['A', 'm23', [['Inner', '4', []]]],
        ['B', '5', []],
      ],
      conflicts: [['name', 'm', 't']],
    });
    expect(merged(renameFolder(base, b, 'M'), renameFolder(base, b, 'T')).conflicts).toEqual([['name', 'M', 'T']]);
  });

  it('keeps what one side changed and the other deleted', () => {
    expect(merged(deletePoi(base, poiId('1')), renamed(base, '1', 't'))).toMatchObject({
      shape: [
        ['A', 't23', [['Inner', '4', []]]],
        ['B', '5', []],
      ],
      conflicts: [['all of it', 'Deleted', 'Changed: name']],
    });
    expect(merged(addPoi(base, aPoi('6'), b), removeFolder(base, b)).shape).toEqual([
      ['A', '123', [['Inner', '4', []]]],
      ['B', '6', []],
    ]);
  });

  it('moves PoIs and folders where one side moved them', () => {
    expect(merged(movePoi(base, poiId('1'), { folder: b, place: 0 }), renamed(base, '1', 't')).shape).toEqual([
      ['A', '23', [['Inner', '4', []]]],
      ['B', 't5', []],
    ]);
    expect(merged(moveFolder(base, inner, { above: null, place: 0 }), renamed(base, '4', 't')).shape).toEqual([
      ['Inner', 't', []],
      ['A', '123', []],
      ['B', '5', []],
    ]);
  });

  it('keeps an order that one side made while the other added or deleted', () => {
    const sorted = movePoi(base, poiId('3'), { folder: a, place: 0 });
    const added = deletePoi(addPoi(base, aPoi('6'), b), poiId('2'));
    const shapes = [merged(added, sorted).shape, merged(sorted, added).shape];
    expect(shapes).toEqual(
      new Array(2).fill([
        ['A', '31', [['Inner', '4', []]]],
        ['B', '56', []],
      ]),
    );
  });
  it('keeps a subfolder where it was when one side deleted it and the other put something in', () => {
    expect(merged(addPoi(base, aPoi('6'), inner), removeFolder(base, inner)).shape).toEqual([
      ['A', '123', [['Inner', '6', []]]],
      ['B', '5', []],
    ]);
  });
  it('nests one level deep, also when each side nested once [EDIT-009]', () => {
    const mine = moveFolder(addFolder(base, null, { id: folderId('c'), name: 'C', children: [], pois: [] }), b, {
      above: folderId('c'),
      place: 0,
    });
    const theirs = addFolder(base, b, { id: folderId('d'), name: 'D', children: [], pois: [] });
    const { folders } = mergeFolders(base, mine, theirs);

    expect(folders.flatMap(({ children }) => children.flatMap((child) => child.children))).toEqual([]);
    expect(
      allFolders(folders)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['A', 'B', 'C', 'D', 'Inner']);
  });

  it('is the other side when one side changed nothing, and every PoI stands once', () => {
    const aChange = fc.record({
      kind: fc.nat(5),
      poi: fc.integer({ min: 1, max: 5 }),
      folder: fc.constantFrom(a, b, inner),
      name: fc.string({ maxLength: 3 }),
    });
    const changed = (changes: { kind: number; poi: number; folder: Folder['id']; name: string }[]) =>
      changes.reduce((tree: Folder[], { kind, poi, folder, name }, index) => {
        try {
          if (kind === 0) return renamed(tree, String(poi), name);
          if (kind === 1) return movePoi(tree, poiId(String(poi)), { folder, place: 0 });
          if (kind === 2) return deletePoi(tree, poiId(String(poi)));
          if (kind === 3) return addPoi(tree, aPoi(`${name}-${index}`), folder);
          if (kind === 4) return removeFolder(tree, folder);
          return moveFolder(tree, folder, { above: null, place: poi });
        } catch {
          return tree;
        }
      }, base);

    fc.assert(
      fc.property(fc.array(aChange, { maxLength: 6 }), fc.array(aChange, { maxLength: 6 }), (left, right) => {
        const [mine, theirs] = [changed(left), changed(right)];
        expect(sameFolders(mergeFolders(base, mine, base).folders, mine)).toBe(true);
        expect(sameFolders(mergeFolders(base, base, theirs).folders, theirs)).toBe(true);
        const ids = allPois(mergeFolders(base, mine, theirs).folders).map(({ identifier }) => identifier);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
