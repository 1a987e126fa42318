import { describe, expect, it } from 'vitest';
import { movePoi, removeFolder, renameFolder, replacePoi } from '../folders/changes';
import { findPoi } from '../folders/find';
import { foldersFrom } from '../folders/folder';
import { folderId, poiId } from '../ids';
import { poiDifference } from './poi-difference';
import { restorableParts } from './restorable-parts';

const then = foldersFrom([
  {
    id: 'a',
    name: 'A',
    pois: [
      { identifier: '1', name: 'One' },
      { identifier: '2', name: 'Two' },
    ],
    children: [{ id: 'inner', name: 'Inner', pois: [{ identifier: '4', name: 'Four' }] }],
  },
  { id: 'b', name: 'B', pois: [{ identifier: '5', name: 'Five' }] },
]);
const named = (id: string, name: string) => replacePoi(then, { ...findPoi(then, poiId(id))!, name });
const words = (now: Parameters<typeof restorableParts>[0]) =>
  restorableParts(now, then).map((part) =>
    [part.kind, part.name, part.isGone ? 'gone' : 'changed', 'pois' in part ? part.pois : part.where].join(' '),
  );

describe('restorableParts', () => {
  it('has nothing where nothing differs', () => {
    expect(words(then)).toEqual([]);
  });

  it('has a changed point, and the folders that it is in', () => {
    expect(words(named('4', 'Quattro'))).toEqual(['folder A changed 1', 'folder Inner changed 1', 'poi Four changed Inner']);
  });

  it('has what was deleted since', () => {
    expect(words(removeFolder(then, folderId('b')))).toEqual(['folder B gone 1', 'poi Five gone B']);
  });

  it('has the folder of a point that was moved away, not the point, and a renamed folder', () => {
    expect(words(movePoi(then, poiId('1'), { folder: folderId('b'), place: 0 }))).toEqual(['folder A changed 1']);
    expect(words(renameFolder(then, folderId('b'), 'Beta'))).toEqual(['folder B changed 0']);
  });
});

describe('poiDifference', () => {
  it('says in words how one point differs, and where it was', () => {
    const moved = movePoi(named('1', 'Uno'), poiId('1'), { folder: folderId('b'), place: 0 });

    expect(poiDifference(then, moved, poiId('1'))?.fields.map(({ field, before, after }) => `${field}: ${before}, ${after}`)).toEqual([
      'folder: A, B',
      'name: One, Uno',
    ]);
    expect(poiDifference(then, moved, poiId('2'))).toBeUndefined();
    expect(poiDifference(then, [], poiId('2'))).toMatchObject({ what: 'deleted', name: 'Two' });
  });
});
