import { describe, expect, it } from 'vitest';
import { newBlock } from '../content/new-block';
import { allPois, type Folder, foldersFrom } from '../folders';
import { folderId, type PoiId, poiId } from '../ids';
import { batchFolders, batchPois, type PoiBatch } from './batch';
import { mapFolders } from './changes';

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
  it('EDIT-069 are deleted', () => {
    expect(batched('delete', chosen('c', 'e'))).toEqual([
      ['a', 'dba', [['inner', '', []]]],
      ['b', '', []],
      ['c', '', []],
    ]);
  });

  it('EDIT-077 are not deleted when they have files; these are named and the others go', () => {
    const file = { name: 'f', url: 'u', contentType: '', size: 0, markers: [] };
    const withFile = mapFolders(folders, (folder) => ({
      ...folder,
      pois: folder.pois.map((poi) => (poi.name === 'c' ? { ...poi, content: [{ ...newBlock('file'), content: [file] }] } : poi)),
    }));

    const { folders: left, refused } = batchPois(withFile, chosen('c', 'b'), 'delete');

    expect([order(left.slice(0, 1)), refused.map(({ name }) => name)]).toEqual([[['a', 'dca', [['inner', 'e', []]]]], ['c']]);
  });

  it('EDIT-070 move to another folder in their order, and stay when it is gone', () => {
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

  it('EDIT-073 get the zoom 1 back', () => {
    expect(allPois(batchPois(folders, chosen('a', 'b'), 'reset zoom').folders).map(({ zoom }) => zoom)).toEqual([3, 3, 1, 1, 1]);
  });

  it('EDIT-074 are sorted by name among the places they had', () => {
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

  it('EDIT-075 are deleted, or moved to the top or the bottom in their order', () => {
    expect(ids(batchFolders(folders, select('a', 'c'), 'delete').folders)).toEqual(['b']);
    expect(ids(batchFolders(folders, select('c', 'b'), 'move to top').folders)).toEqual(['b', 'c', 'a']);
    expect(ids(batchFolders(folders, select('a'), 'move to bottom').folders)).toEqual(['b', 'c', 'a']);
    expect(batchFolders(folders, select('inner'), 'delete').folders[0]?.children).toEqual([]);
  });

  it('EDIT-075 that stand at the end they go to already change nothing', () => {
    expect(batchFolders(folders, select('a', 'inner'), 'move to top').folders).toBe(folders);
    expect(batchFolders(folders, select('c'), 'move to bottom').folders).toBe(folders);
  });

  it('that are missing are named', () => {
    const { folders: left, missing } = batchFolders(folders, select('x', 'b'), 'delete');

    expect([ids(left), missing]).toEqual([['a', 'c'], ['x']]);
  });
});
