import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderId, poiId } from '../ids';
import { addFolder, addPoi, moveFolder, movePoi, removeFolder, renameFolder, replacePoi } from './changes';
import { findFolder, findPoi } from './find';
import { allFolders, allPois, type Folder, foldersFrom } from './folder';
import { restoreFolder, restorePoi } from './restore-part';

const then = foldersFrom([
  {
    id: 'a',
    name: 'A',
    pois: ['1', '2', '3'].map((name) => ({ identifier: name, name })),
    children: [{ id: 'inner', name: 'Inner', pois: [{ identifier: '4', name: '4' }] }],
  },
  { id: 'b', name: 'B', pois: [{ identifier: '5', name: '5' }] },
]);
const [a, b, inner] = ['a', 'b', 'inner'].map(folderId) as [Folder['id'], Folder['id'], Folder['id']];
const two = poiId('2');
const aNewPoi = { ...findPoi(then, two)!, identifier: poiId('new'), name: 'new' };
const shape = (tree: readonly Folder[]): unknown =>
  tree.map(({ name, pois, children }) => [name, pois.map((poi) => poi.name).join(' '), shape(children)]);
const withoutPoi = (tree: readonly Folder[], id: string): Folder[] =>
  tree.map((folder) => ({
    ...folder,
    children: withoutPoi(folder.children, id),
    pois: folder.pois.filter(({ identifier }) => identifier !== id),
  }));

describe('restorePoi', () => {
  it('gives a point its former content, where it is now', () => {
    const now = movePoi(replacePoi(then, { ...findPoi(then, two)!, name: 'Two' }), two, { folder: b, place: 0 });

    expect(shape(restorePoi(now, then, two))).toEqual([
      ['A', '1 3', [['Inner', '4', []]]],
      ['B', '2 5', []],
    ]);
  });

  it('brings a deleted point back to its place', () => {
    expect(shape(restorePoi(withoutPoi(then, '2'), then, two))).toEqual(shape(then));
  });

  it('brings its folder back as well, where that was deleted too', () => {
    expect(shape(restorePoi(removeFolder(then, a), then, poiId('4')))).toEqual([
      ['Inner', '4', []],
      ['B', '5', []],
    ]);
    expect(shape(restorePoi(removeFolder(then, inner), then, poiId('4')))).toEqual(shape(then));
  });
});

describe('restoreFolder', () => {
  it('brings back names, points and order, also of subfolders, and keeps what was added since at the end', () => {
    const moved = movePoi(then, two, { folder: b, place: 1 });
    const changed = renameFolder(replacePoi(moved, { ...findPoi(then, poiId('4'))!, name: 'Four' }), a, 'Alpha');
    const now = addPoi(changed, aNewPoi, a);

    expect(shape(restoreFolder(now, then, a))).toEqual([
      ['A', '1 2 3 new', [['Inner', '4', []]]],
      ['B', '5', []],
    ]);
  });

  it('brings a deleted folder back where it was', () => {
    expect(shape(restoreFolder(removeFolder(then, a), then, a))).toEqual(shape(then));
    expect(shape(restoreFolder(removeFolder(then, inner), then, inner))).toEqual(shape(then));
  });

  const aChange = fc.record({ kind: fc.nat(5), what: fc.nat(), to: fc.nat(), place: fc.nat(4) });
  const changed = (
    tree: readonly Folder[],
    { kind, what, to, place }: { kind: number; what: number; to: number; place: number },
  ): Folder[] => {
    const folders = allFolders(tree);
    const poi = allPois(tree)[what % Math.max(1, allPois(tree).length)];
    const [folder, target] = [folders[what % Math.max(1, folders.length)], folders[to % Math.max(1, folders.length)]];
    if (kind === 0) return addFolder(tree, null);
    if (kind === 1) return addPoi(tree, { ...aNewPoi, identifier: poiId(`new ${what}-${allPois(tree).length}`) }, target?.id ?? null);
    if (!folder || !target) return [...tree];
    if (kind === 2) return removeFolder(tree, folder.id);
    if (kind === 3) return moveFolder(tree, folder.id, { above: null, place });
    if (!poi) return [...tree];
    return kind === 4 ? withoutPoi(tree, poi.identifier) : movePoi(tree, poi.identifier, { folder: target.id, place });
  };

  it('has everything of the folder as it was then, loses nothing of now, and has nothing twice', () => {
    fc.assert(
      fc.property(fc.array(aChange, { maxLength: 10 }), fc.constantFrom(a, b, inner), (changes, id) => {
        const now = changes.reduce<Folder[]>(changed, [...then]);
        const restored = restoreFolder(now, then, id);

        const ids = allPois(restored).map(({ identifier }) => identifier);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(allFolders(restored).map((folder) => folder.id)).size).toBe(allFolders(restored).length);
        for (const { identifier } of allPois(now)) expect(ids).toContain(identifier);
        for (const folder of allFolders([findFolder(then, id)!])) {
          const found = findFolder(restored, folder.id);
          expect(found?.name).toBe(folder.name);
          expect(found?.pois.slice(0, folder.pois.length)).toEqual(folder.pois);
        }
        for (const { children } of restored) for (const child of children) expect(child.children).toEqual([]);
      }),
    );
  });
});
