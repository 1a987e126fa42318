import { describe, expect, it } from 'vitest';
import { newBlock } from './content/new-block';
import { foldersFrom, isUncategorized } from './folders/folder';
import { poiFrom } from './pois/poi';
import {
  foldersOfSnapshot,
  isSnapshotVisible,
  newSnapshot,
  newSnapshotPoi,
  snapshotFiles,
  snapshotFrom,
  snapshotPoiFrom,
} from './snapshots';
import { tourFrom } from './tours/tour';

const file = { name: 'u__Plan.pdf', url: 'u', contentType: 'application/pdf', size: 3, markers: [] };

describe('a snapshot', () => {
  it('has folders with name and children, a model and whether it is public [MODEL-085]', () => {
    const snapshot = snapshotFrom('s', {
      pois: [{ name: 'Hall', children: [{ identifier: 'p', type: 'tag', files: [file], content: [] }, 'odd'] }, {}],
      matterportId: 'AbCdEfGh123',
      public: true,
    });

    expect(snapshot).toMatchObject({ id: 's', matterportId: 'AbCdEfGh123', public: true });
    expect(snapshot.pois.map(({ name, children }) => [name, children.length])).toEqual([
      ['Hall', 1],
      ['New Folder', 0],
    ]);
    expect(snapshotFrom('s', {})).toEqual({
      ...{ id: 's', name: '', tourName: '', pois: [], matterportId: '', floorplans: [], documents: [], parts: 0, shortCode: '' },
      ...{ thumbnailUrl: '', thumbnailAlt: '', description: '', public: false, opens: null, until: null },
    });
  });

  it('is made of a tour and read as it was stored; files stand beside the content [MODEL-085 MODEL-086]', () => {
    const folders = foldersFrom([
      { name: 'Hall', pois: [{ identifier: 'p', name: 'Door' }], children: [{ name: 'Inner', pois: [{ identifier: 'q' }] }] },
    ]);
    const withFile = folders.map((folder) => ({
      ...folder,
      pois: folder.pois.map((poi) => ({ ...poi, content: [newBlock('text'), { ...newBlock('file'), content: [file] }] })),
    }));
    const tour = tourFrom('t', {
      matterportId: 'AbCdEfGh123',
      description: 'Of bricks',
      address: 'Here 1',
      floorplans: [{ name: 'Ground', url: 'https://x.example/g' }],
    });
    const stored = newSnapshot(
      { ...tour, folders: withFile, name: 'Version 1', tourName: 'Hall', documents: [] },
      { public: true, opens: null, until: new Date(5) },
    );

    expect(stored.pois.map(({ name, children }) => [name, children.map(({ identifier }) => identifier)])).toEqual([
      ['Hall', ['p']],
      ['Inner', ['q']],
    ]);
    expect(stored.pois[0]?.children[0]).toMatchObject({ files: [file], content: [{ type: 'text' }] });
    expect(snapshotFrom('s', stored)).toEqual({ id: 's', ...stored });
    expect(stored).toMatchObject({ tourName: 'Hall', floorplans: [{ name: 'Ground' }], documents: [], until: new Date(5) });
    expect(stored.description).toBe('Of bricks');
    expect(stored).not.toHaveProperty('address');
    const [hall, ...others] = foldersOfSnapshot(stored);
    expect([hall?.name, hall?.children.map(({ name }) => name), others]).toEqual(['Hall', ['Inner'], []]);
    expect(hall?.pois[0]?.content.map(({ type }) => type)).toEqual(['text', 'file']);
  });

  it('is shown when it is open and has a model [VIEWER-002]', () => {
    const open = { matterportId: 'm', public: true, opens: null, until: null };
    expect([
      isSnapshotVisible(open),
      isSnapshotVisible({ ...open, matterportId: '' }),
      isSnapshotVisible({ ...open, public: false }),
      isSnapshotVisible({ ...open, until: new Date(5) }),
    ]).toEqual([true, false, false, false]);
  });

  it('names its files, with floor plans and documents [VIEWER-006]', () => {
    expect(snapshotFiles(snapshotFrom('s', { pois: [{ children: [{ files: [file] }, {}] }] }))).toEqual([file]);
    const lists = {
      floorplans: [{ name: 'Ground', url: 'g', contentType: 'image/png' }, { name: 'Empty' }],
      documents: [{ name: 'Fire', url: 'f' }],
    };
    expect(snapshotFiles(snapshotFrom('s', lists)).map(({ name, url }) => [name, url])).toEqual([
      ['Ground', 'g'],
      ['Fire', 'f'],
    ]);
  });

  it('has folders without header [MODEL-065]', () => {
    expect(snapshotFrom('s', { pois: [{ name: 'uncategorizedpois' }, { name: 'Hall' }] }).pois.map(isUncategorized)).toEqual([true, false]);
  });
});

describe('a PoI of a snapshot', () => {
  it('has id, identifier, name, files and content [MODEL-086]', () => {
    const stored = { id: 'i', identifier: 'p', name: 'Door', files: [file], content: [newBlock('text')] };

    expect(snapshotPoiFrom(stored, 'here')).toMatchObject(stored);
    expect(newSnapshotPoi(poiFrom({ identifier: 'p' }, 'p'))).toMatchObject({ identifier: 'p', files: [], content: [] });
  });

  it('reads the texts, links and videos of the older viewer as blocks [MODEL-061]', () => {
    const content = [
      { type: 'text', value: 'words' },
      { type: 'link', name: 'n', url: 'https://x.example' },
      { type: 'video', name: 'v', url: 'https://youtu.be/dQw4w9WgXcQ' },
      { type: 'text', content: 'new' },
    ];

    expect(snapshotPoiFrom({ content }, 'p').content).toMatchObject([
      { type: 'text', content: 'new' },
      { type: 'text', content: 'words' },
      { type: 'list', content: [{ name: 'n', url: 'https://x.example' }] },
      { type: 'embeds', content: [{ name: 'v', url: 'dQw4w9WgXcQ', type: 'youtube' }] },
    ]);
  });
});
