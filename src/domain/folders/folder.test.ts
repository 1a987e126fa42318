import { describe, expect, it } from 'vitest';
import { allFolders, allPois, foldersFrom, isUncategorized, storedFolders } from './folder';

describe('foldersFrom', () => {
  it('calls a folder without a name New Folder and reads its subfolders and PoIs', () => {
    const [folder] = foldersFrom([{ id: 'f1', children: [{ id: 'f2', name: 'Inner' }], pois: [{ identifier: 'p1', name: 'Door' }] }]);

    expect(folder).toMatchObject({ id: 'f1', name: 'New Folder', children: [{ id: 'f2', name: 'Inner', children: [], pois: [] }] });
    expect(folder?.pois.map(({ name }) => name)).toEqual(['Door']);
  });

  it('keeps unknown fields of older documents at every depth, to store them again', () => {
    const stored = [
      {
        color: 'red',
        pois: [
          {
            published: false,
            tag: { attachments: ['a'] },
            content: [
              { type: 'text', align: 'left' },
              { type: 'list', content: [{ target: '_blank' }] },
              { type: 'embeds', content: [{ muted: true }] },
              { type: 'file', content: [{ thumb: 't', markers: [{ locked: true }] }] },
            ],
          },
        ],
        children: [{ sort: 2 }],
      },
    ];
    expect(storedFolders(foldersFrom(stored))).toMatchObject(stored);
  });
  it('skips what is not a folder, and generates distinct missing ids', () => {
    const folders = foldersFrom([{}, null, 'x', {}]);

    expect(folders).toHaveLength(2);
    expect(new Set(folders.map(({ id }) => id)).size).toBe(2);
  });

  it('gives no two folders and no two PoIs the same id', () => {
    const twice = { id: 'f', pois: [{ identifier: 'p' }, { identifier: 'p' }] };
    const folders = foldersFrom([{ ...twice, children: [twice] }, twice]);

    expect(new Set(allFolders(folders).map(({ id }) => id)).size).toBe(3);
    expect(allPois(folders).map(({ identifier }) => identifier)).toEqual(['p', 'p-2', 'p-3', 'p-4', 'p-5', 'p-6']);
    expect(foldersFrom(folders)).toEqual(folders);
  });

  it('skips numbers that are used by later or generated ids', () => {
    const ids = foldersFrom(['f-2', 'f', 'f', 'f-3', 'f', 'f-3'].map((id) => ({ id }))).map(({ id }) => id);

    expect(ids).toEqual(['f-2', 'f', 'f-3', 'f-3-2', 'f-4', 'f-3-3']);
  });

  it('stops at a maximum depth', () => {
    let stored: object = { name: 'deepest' };
    for (let depth = 0; depth < 500; depth += 1) stored = { name: String(depth), children: [stored] };

    expect(allFolders(foldersFrom([stored]))).toHaveLength(20);
  });
});

describe('the folders of a tour', () => {
  it('are walked in order, a folder before its subfolders', () => {
    const folders = foldersFrom([
      { name: 'a', pois: [{ name: '1' }], children: [{ name: 'b', pois: [{ name: '2' }] }] },
      { name: 'c', pois: [{ name: '3' }] },
    ]);

    expect(allFolders(folders).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(allPois(folders).map(({ name }) => name)).toEqual(['1', '2', '3']);
  });

  it('have no heading if they are named uncategorizedpois [MODEL-065]', () => {
    expect(foldersFrom([{ name: 'uncategorizedpois' }, { name: 'Hall' }]).map(isUncategorized)).toEqual([true, false]);
  });
});
