import { describe, expect, it } from 'vitest';
import { newBlock } from './content/new-block';
import { foldersFrom, isUncategorized } from './folders';
import { poiFrom } from './pois';
import { hasContent, isShown, newSnapshot, newSnapshotPoi, snapshotFiles, snapshotFrom, snapshotPoiFrom } from './snapshots';

const file = { name: 'u__Plan.pdf', url: 'u', contentType: 'application/pdf', size: 3, markers: [] };

describe('a snapshot', () => {
  it('MODEL-085 has folders with name and children, a model and whether it is public', () => {
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
    expect(snapshotFrom('s', {})).toEqual({ id: 's', pois: [], matterportId: '', public: false });
  });

  it('MODEL-085 MODEL-086 is made of a tour and read as it was stored; files stand beside the content', () => {
    const folders = foldersFrom([
      { name: 'Hall', pois: [{ identifier: 'p', name: 'Door' }], children: [{ name: 'Inner', pois: [{ identifier: 'q' }] }] },
    ]);
    const withFile = folders.map((folder) => ({
      ...folder,
      pois: folder.pois.map((poi) => ({ ...poi, content: [newBlock('text'), { ...newBlock('file'), content: [file] }] })),
    }));
    const stored = newSnapshot({ folders: withFile, matterportId: 'AbCdEfGh123' }, true);

    expect(stored.pois.map(({ name, children }) => [name, children.map(({ identifier }) => identifier)])).toEqual([
      ['Hall', ['p']],
      ['Inner', ['q']],
    ]);
    expect(stored.pois[0]?.children[0]).toMatchObject({ files: [file], content: [{ type: 'text' }] });
    expect(snapshotFrom('s', stored)).toEqual({ id: 's', ...stored });
  });

  it('is shown when it is public and has a model', () => {
    expect([
      isShown({ matterportId: 'm', public: true }),
      isShown({ matterportId: '', public: true }),
      isShown({ matterportId: 'm', public: false }),
    ]).toEqual([true, false, false]);
  });

  it('names its files', () => {
    expect(snapshotFiles(snapshotFrom('s', { pois: [{ children: [{ files: [file] }, {}] }] }))).toEqual([file]);
  });

  it('MODEL-065 has folders without header', () => {
    expect(snapshotFrom('s', { pois: [{ name: 'uncategorizedpois' }, { name: 'Hall' }] }).pois.map(isUncategorized)).toEqual([true, false]);
  });
});

describe('a PoI of a snapshot', () => {
  it('MODEL-086 has id, identifier, name, files and content', () => {
    const stored = { id: 'i', identifier: 'p', name: 'Door', files: [file], content: [newBlock('text')] };

    expect(snapshotPoiFrom(stored, 'here')).toMatchObject(stored);
    expect(newSnapshotPoi(poiFrom({ identifier: 'p' }, 'p'))).toMatchObject({ identifier: 'p', files: [], content: [] });
  });

  it('MODEL-061 reads the texts, links and videos of the older viewer as blocks', () => {
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

  it('has something to open when it has files or content', () => {
    expect([{ files: [file] }, { content: [newBlock('text')] }, {}].map((stored) => hasContent(snapshotPoiFrom(stored, 'p')))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
