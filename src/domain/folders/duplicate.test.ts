import { describe, expect, it } from 'vitest';
import { folderId, poiId } from '../ids';
import { duplicateFolder, duplicatePoi } from './duplicate';
import { allFolders, allPois, type Folder, foldersFrom } from './folder';

const url = 'https://files.example/plan.pdf';
const file = { identifier: 'block', type: 'file', name: 'Files', content: [{ name: 'plan.pdf', url }] };
const onWall = { label: 'Stove', anchorPosition: { x: 1, y: 1, z: 2 }, stemVector: { x: 0, y: 0, z: 0.2 } };
const folders = foldersFrom([
  {
    id: 'a',
    name: 'Hall',
    pois: [
      { identifier: 'stove', name: 'Stove', type: 'tag', position: { x: 1, y: 1, z: 2 }, tag: onWall, content: [file], screenshot: url },
      { identifier: 'sink', name: 'Sink' },
    ],
    children: [{ id: 'inner', name: 'Inner', pois: [{ identifier: 'roof', name: 'Roof' }] }],
  },
  { id: 'b', name: 'hall 2', pois: [] },
]);
const names = (tree: readonly Folder[]): unknown =>
  tree.map(({ name, pois, children }) => [name, pois.map((poi) => poi.name), names(children)]);

describe('duplicatePoi', () => {
  it('adds a copy after the original, with the next free name, its tag 10 cm beside it and the same files', () => {
    const once = duplicatePoi(folders, poiId('stove'))!;
    const twice = duplicatePoi(once.folders, poiId('stove'))!;

    expect(names(twice.folders)).toEqual([
      ['Hall', ['Stove', 'Stove 3', 'Stove 2', 'Sink'], [['Inner', ['Roof'], []]]],
      ['hall 2', [], []],
    ]);
    expect(once.copy.tag).toMatchObject({ label: 'Stove 2', anchorPosition: { x: 1.1, y: 1, z: 2 }, sid: '' });
    expect(once.copy.position).toEqual({ x: 1.1, y: 1, z: 2 });
    expect(once.copy.screenshot).toBe(url);
    expect(once.copy.content).toMatchObject([{ type: 'file', content: [{ url }] }]);
    expect(once.copy.content[0]?.identifier).not.toBe('block');
    expect(once.folders[0]?.pois[0]).toBe(folders[0]?.pois[0]);
  });

  it('is null for a PoI that was removed', () => {
    expect(duplicatePoi(folders, poiId('gone'))).toBeNull();
  });
});

describe('duplicateFolder', () => {
  it('adds a copy with all that is in it, under new ids', () => {
    const { folders: after, copy } = duplicateFolder(folders, folderId('a'))!;

    expect(names(after)).toEqual([
      ['Hall', ['Stove', 'Sink'], [['Inner', ['Roof'], []]]],
      ['Hall 3', ['Stove', 'Sink'], [['Inner', ['Roof'], []]]],
      ['hall 2', [], []],
    ]);
    const ids = [...allFolders(after).map(({ id }) => id), ...allPois(after).map(({ identifier }) => identifier)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(copy.pois[0]?.tag?.anchorPosition.x).toBeCloseTo(1.1);
  });

  it('copies a subfolder within its folder', () => {
    expect(names(duplicateFolder(folders, folderId('inner'))!.folders.slice(0, 1))).toEqual([
      [
        'Hall',
        ['Stove', 'Sink'],
        [
          ['Inner', ['Roof'], []],
          ['Inner 2', ['Roof'], []],
        ],
      ],
    ]);
  });
});
