import { describe, expect, it } from 'vitest';
import { newBlock } from '../content/new-block';
import { folderId, type PoiId, poiId } from '../ids';
import { batchFolders, batchPois, type PoiBatch } from './batch';
import { mapFolders } from './changes';
import { allPois, type Folder, foldersFrom } from './folder';

const folders = foldersFrom([
  {
    id: 'a',
    pois: ['d', 'c', 'b', 'a'].map((name) => ({ identifier: name, name, zoom: 3 })),
    children: [{ id: 'inner', pois: [{ identifier: 'e', name: 'e' }] }],
  },
  { id: 'b', pois: [] },
  { id: 'c', pois: [] },
]);
const chosen = (...ids: string[]): Set<PoiId> => new Set(ids.map(poiId));
const order = (tree: readonly Folder[]): unknown =>
  tree.map(({ id, pois, children }) => [id, pois.map(({ name }) => name).join(''), order(children)]);
const batched = (batch: PoiBatch, ids: Set<PoiId>, to?: string) => order(batchPois(folders, ids, batch, to ? folderId(to) : null).folders);

describe('the selected PoIs', () => {
  it('are deleted [EDIT-069]', () => {
    expect(batched('delete', chosen('c', 'e'))).toEqual([
      ['a', 'dba', [['inner', '', []]]],
      ['b', '', []],
      ['c', '', []],
    ]);
  });

  it('are not deleted when they have files; these are named and the others go [EDIT-077]', () => {
    const file = { name: 'f', url: 'u', contentType: '', size: 0, markers: [] };
    const withFile = mapFolders(folders, (folder) => ({
      ...folder,
      pois: folder.pois.map((poi) => (poi.name === 'c' ? { ...poi, content: [{ ...newBlock('file'), content: [file] }] } : poi)),
    }));

    const { folders: left, refused } = batchPois(withFile, chosen('c', 'b'), 'delete');

    expect([order(left.slice(0, 1)), refused.map(({ name }) => name)]).toEqual([[['a', 'dca', [['inner', 'e', []]]]], ['c']]);
  });

  it('move to another folder in their order, and stay when it is gone [EDIT-070]', () => {
    expect(batched('move to another folder', chosen('a', 'd', 'e'), 'b')).toEqual([
      ['a', 'cb', [['inner', '', []]]],
      ['b', 'dae', []],
      ['c', '', []],
    ]);
    expect(batched('move to another folder', chosen('d', 'e'), 'inner')).toEqual([
      ['a', 'cba', [['inner', 'ed', []]]],
      ['b', '', []],
      ['c', '', []],
    ]);
    expect(batched('move to another folder', chosen('a'), 'gone')).toEqual(order(folders));
  });

  it.each([
    ['EDIT-071', 'remove all content', []],
    ['EDIT-072', 'remove text', ['list', 'file', 'embeds', 'custom']],
    ['EDIT-072', 'remove files', ['text', 'list', 'embeds', 'custom']],
    ['EDIT-072', 'remove embeds (video)', ['text', 'list', 'file', 'custom']],
    ['EDIT-072', 'remove links/lists', ['text', 'file', 'embeds', 'custom']],
  ] as const)('%s lose their content with %s', (_row, batch, left) => {
    const content = (['text', 'list', 'file', 'embeds', 'custom'] as const).map((type) => newBlock(type));
    const filled = mapFolders(folders, (folder) => ({ ...folder, pois: folder.pois.map((poi) => ({ ...poi, content })) }));

    const pois = allPois(batchPois(filled, chosen('a'), batch).folders);

    expect(pois.find(({ name }) => name === 'a')?.content.map(({ type }) => type)).toEqual(left);
    expect(pois.filter(({ name }) => name !== 'a').every((poi) => poi.content.length === 5)).toBe(true);
  });

  it('get the zoom 1 back [EDIT-073]', () => {
    expect(allPois(batchPois(folders, chosen('a', 'b'), 'reset zoom').folders).map(({ zoom }) => zoom)).toEqual([3, 3, 1, 1, 1]);
  });

  it('are sorted by name among the places they had [EDIT-074]', () => {
    expect(batched('sort ascending', chosen('d', 'c', 'b', 'a', 'e'))).toEqual([
      ['a', 'abcd', [['inner', 'e', []]]],
      ['b', '', []],
      ['c', '', []],
    ]);
    expect(batched('sort ascending', chosen('d', 'b'))).toEqual([
      ['a', 'bcda', [['inner', 'e', []]]],
      ['b', '', []],
      ['c', '', []],
    ]);
    expect(batched('sort descending', chosen('c', 'a'))).toEqual([
      ['a', 'dcba', [['inner', 'e', []]]],
      ['b', '', []],
      ['c', '', []],
    ]);
  });
});

describe('the selected folders', () => {
  const ids = (tree: readonly Folder[]) => tree.map(({ id }) => id);
  const select = (...names: string[]) => names.map(folderId);

  it('are deleted, or moved to the top or the bottom in their order [EDIT-075]', () => {
    expect(ids(batchFolders(folders, select('a', 'c'), 'delete').folders)).toEqual(['b']);
    expect(ids(batchFolders(folders, select('c', 'b'), 'move to top').folders)).toEqual(['b', 'c', 'a']);
    expect(ids(batchFolders(folders, select('a'), 'move to bottom').folders)).toEqual(['b', 'c', 'a']);
    expect(batchFolders(folders, select('inner'), 'delete').folders[0]?.children).toEqual([]);
  });

  it('that are already at that end change nothing [EDIT-075]', () => {
    expect(batchFolders(folders, select('a', 'inner'), 'move to top').folders).toBe(folders);
    expect(batchFolders(folders, select('c'), 'move to bottom').folders).toBe(folders);
  });

  it('are reported if missing', () => {
    const { folders: left, missing } = batchFolders(folders, select('x', 'b'), 'delete');

    expect([ids(left), missing]).toEqual([['a', 'c'], ['x']]);
  });
});
