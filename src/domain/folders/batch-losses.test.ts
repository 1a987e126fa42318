import { describe, expect, it } from 'vitest';
import { folderId, poiId } from '../ids';
import { lostWithFolders, poisLostByBatch } from './batch-losses';
import { foldersFrom } from './folder';

const file = {
  type: 'file',
  content: [
    { name: 'f', url: 'u' },
    { name: 'g', url: 'v' },
  ],
};
const folders = foldersFrom([
  {
    id: 'a',
    name: 'A',
    pois: [
      { identifier: 'plain', name: 'Plain', content: [{ type: 'text', content: 'x' }] },
      { identifier: 'filed', name: 'Filed', content: [file, { type: 'text', content: 'y' }] },
      { identifier: 'parent', name: 'Parent', content: [file], children: [{ name: 'child' }] },
    ],
    children: [{ id: 'b', name: 'B', pois: [{ identifier: 'below', name: 'Below' }] }],
  },
]);
const all = new Set(['plain', 'filed', 'parent', 'below'].map(poiId));
const said = ({ pois, blocks, files, staying }: ReturnType<typeof poisLostByBatch>) => ({
  pois: pois.map(({ name }) => name),
  blocks: blocks.map(({ type }) => type),
  files,
  staying: staying.map(({ name }) => name),
});

describe('what is lost', () => {
  it('with a deletion is what may be deleted; the others stay [EDIT-077]', () => {
    expect(said(poisLostByBatch(folders, all, 'delete'))).toEqual({
      pois: ['Plain', 'Below'],
      blocks: ['text'],
      files: 0,
      staying: ['Filed', 'Parent'],
    });
  });

  it('with a deletion that removes files first is more; what has children stays [EDIT-077]', () => {
    expect(said(poisLostByBatch(folders, all, 'delete', true))).toEqual({
      pois: ['Plain', 'Filed', 'Below'],
      blocks: ['text', 'file', 'text'],
      files: 2,
      staying: ['Parent'],
    });
  });

  it('with a kind of block is that kind, of the PoIs that have it [EDIT-072]', () => {
    expect(said(poisLostByBatch(folders, all, 'remove files'))).toEqual({
      pois: ['Filed', 'Parent'],
      blocks: ['file', 'file'],
      files: 4,
      staying: [],
    });
    expect(said(poisLostByBatch(folders, all, 'remove text'))).toMatchObject({ pois: ['Plain', 'Filed'], files: 0 });
    expect(said(poisLostByBatch(folders, all, 'remove all content')).pois).toEqual(['Plain', 'Filed', 'Parent']);
  });

  it('with an order or a zoom is nothing', () => {
    expect(said(poisLostByBatch(folders, all, 'sort ascending'))).toEqual({ pois: [], blocks: [], files: 0, staying: [] });
    expect(said(poisLostByBatch(folders, all, 'reset zoom')).pois).toEqual([]);
  });

  it('with a folder is all that lies in it, counted once [EDIT-075]', () => {
    const { folders: gone, below, pois, files } = lostWithFolders(folders, [folderId('a'), folderId('nowhere')]);

    expect([gone.map(({ id }) => id), below.map(({ id }) => id), pois.length, files]).toEqual([['a'], ['b'], 4, 4]);
    expect(lostWithFolders(folders, [folderId('a'), folderId('b')])).toMatchObject({ below: [], pois: { length: 4 } });
  });
});
