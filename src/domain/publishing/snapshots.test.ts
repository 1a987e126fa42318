import { describe, expect, it } from 'vitest';
import { newBlock } from '../content/new-block';
import { foldersFrom, isUncategorized } from '../folders/folder';
import { orgId, tourId } from '../ids';
import { poiFrom, storedPoi } from '../pois/poi';
import { tourFrom } from '../tours/tour';
import { detailsFrom, detailsOf } from './details';
import { publishedContentOf } from './published-content';
import {
  foldersOfSnapshot,
  isSnapshotVisible,
  newSnapshot,
  newSnapshotPoi,
  snapshotFiles,
  snapshotFoldersFrom,
  snapshotFrom,
  snapshotPoiFrom,
  tourOfSnapshot,
} from './snapshots';

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
      id: 's',
      name: '',
      tourName: '',
      pois: [],
      guidedTours: null,
      rooms: null,
      pointTypes: [],
      matterportId: '',
      floorplans: [],
      documents: [],
      parts: 0,
      shortCode: '',
      languages: [],
      thumbnailUrl: '',
      thumbnailAlt: '',
      description: '',
      details: null,
      publishedAt: null,
      public: false,
      opens: null,
      until: null,
    });
  });

  it('has the guided tours, without stops at points that are not published, and rooms; an older one says nothing of them', () => {
    const tour = tourFrom('t', {
      folders: [{ name: 'Hall', pois: [{ identifier: 'p', name: 'Door' }, { identifier: 'q' }] }],
      guidedTours: [
        {
          id: 'g',
          name: 'Around',
          stops: [
            { id: 's1', poi: 'p' },
            { id: 's2', poi: 'q', text: 'Secret' },
            { id: 's3', view: { sweep: 'w' } },
          ],
        },
        { id: 'h', name: 'Nothing left', stops: [{ id: 's4', poi: 'q' }] },
      ],
      rooms: [{ id: 'r', name: 'Kitchen' }],
    });
    const content = publishedContentOf(tour, { excludedFolders: [], excludedPois: ['q'], floorplans: true, documents: true });
    const stored = newSnapshot({ ...content, name: 'Version 1', tourName: 'Hall' }, { public: true, opens: null, until: null });
    const shown = { organization: orgId('Acme'), tour: tourId('t'), name: 'Hall' };
    const read = tourOfSnapshot(snapshotFrom('s', stored), shown);

    expect(read.guidedTours.map(({ id, stops }) => [id, stops.map((stop) => stop.id)])).toEqual([['g', ['s1', 's3']]]);
    expect(read.rooms).toEqual(tour.rooms);
    expect(tourOfSnapshot(snapshotFrom('s', { matterportId: 'AbCdEfGh123' }), shown)).toMatchObject({ guidedTours: [], rooms: [] });
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
      { ...tour, details: detailsOf(tour), folders: withFile, name: 'Version 1', tourName: 'Hall', documents: [] },
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
    expect(stored.details?.address).toBe('Here 1');
    const [hall, ...others] = foldersOfSnapshot(stored);
    expect([hall?.name, hall?.children.map(({ name }) => name), others]).toEqual(['Hall', ['Inner'], []]);
    expect(hall?.pois[0]?.content.map(({ type }) => type)).toEqual(['text', 'file']);
  });

  it('says of its tour what a visitor of the tour finds out, but not its place on the map', () => {
    const tour = tourFrom('t', {
      matterportId: 'AbCdEfGh123',
      defurnishId: 'AbCdEfGh124',
      nira: 'https://drone.example/',
      showsScanMarks: true,
      tourTypeId: 'site',
      address: 'Behind the church',
      description: 'Of bricks',
      floors: ['Cellar', 'Salon'],
      tourDate: '2025-05-06T10:00',
      created: new Date(1),
      createdBy: 'u1',
      place: { locality: 'Stockholm', country: 'Sweden', latitude: 59, longitude: 18 },
    });
    const published = publishedContentOf(tour, { excludedFolders: [], excludedPois: [], floorplans: true, documents: true });
    const snapshot = snapshotFrom(
      's',
      newSnapshot({ ...published, name: 'One', tourName: 'Hall' }, { public: true, opens: null, until: null }),
    );

    const shown = tourOfSnapshot({ ...snapshot, publishedAt: new Date(5) }, { organization: orgId('Acme'), tour: tour.id, name: 'Hall' });

    const { defurnishId, nira, description, floors, tourDate, showsScanMarks, tourTypeId } = tour;
    expect(shown).toMatchObject({
      defurnishId,
      nira,
      description,
      floors,
      tourDate,
      showsScanMarks,
      tourTypeId,
      address: 'Stockholm, Sweden',
      updated: new Date(5),
    });
    expect(JSON.stringify(snapshot)).not.toMatch(/59|18|u1|church/);
  });

  it.each([
    [
      'without a place',
      { address: 'Behind the church' },
      { address: 'Behind the church', floors: [], tourDate: '', defurnishId: '', nira: '', showsScanMarks: false, tourTypeId: '' },
    ],
    ['with nothing', {}, { address: '', floors: [], tourDate: '', defurnishId: '', nira: '', showsScanMarks: false, tourTypeId: '' }],
  ])('of a tour %s has the details it can have', (_tour, fields, details) => {
    expect(detailsOf(tourFrom('t', fields))).toEqual(details);
  });

  it('from before versions had details has none, and odd ones are read as none', () => {
    expect([undefined, null, 'odd', []].map(detailsFrom)).toEqual([null, null, null, null]);
    expect(detailsFrom({ floors: 'two', nira: 5 })).toMatchObject({ floors: [], nira: '' });
    const older = snapshotFrom('s', { matterportId: 'AbCdEfGh123', tourName: 'Hall' });
    expect(tourOfSnapshot(older, { organization: orgId('Acme'), tour: tourId('t'), name: 'Hall' })).toMatchObject({
      defurnishId: '',
      description: '',
      address: '',
      floors: [],
      nira: '',
      showsScanMarks: false,
      tourTypeId: '',
      updated: null,
    });
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

describe('the files of a snapshot’s PoI', () => {
  const block = (type: 'text' | 'file' | 'list', identifier: string, more: object = {}) => ({ ...newBlock(type), identifier, ...more });
  const files = (identifier: string, ...names: string[]) =>
    block('file', identifier, { content: names.map((name) => ({ ...file, name })), name: `Files ${identifier}`, cols: 2 });
  const unknown = { type: 'model', identifier: 'x', name: 'X', value: 7 };
  const published = (content: readonly object[]) => {
    const poi = storedPoi(newSnapshotPoi(poiFrom({ identifier: 'p', content }, 'p')));
    return foldersOfSnapshot({ pois: snapshotFoldersFrom([{ id: 'f', children: [structuredClone(poi)] }]) })[0]?.pois[0]?.content ?? [];
  };

  it.each([
    ['between other blocks', [block('text', 'a'), files('b', 'One', 'Two'), block('list', 'c')]],
    ['first', [files('a', 'One'), block('text', 'b')]],
    ['last', [block('text', 'a'), files('b', 'One')]],
    ['in several blocks', [files('a', 'One'), block('text', 'b'), files('c', 'Two'), files('d', 'Three', 'Four'), block('list', 'e')]],
    ['alone', [files('a', 'One')]],
    ['beside what is unknown here', [unknown, files('a', 'One'), block('text', 'b')]],
  ])('stay where their author put them: %s', (_where, content) => {
    expect(published(content)).toEqual(poiFrom({ identifier: 'p', content }, 'p').content);
  });

  it('of an empty block need no place', () => {
    expect(published([files('a'), block('text', 'b'), files('c', 'One')]).map(({ identifier }) => identifier)).toEqual(['b', 'c']);
  });

  it('follow the content in an older snapshot, and where it names fewer than there are', () => {
    const child = { identifier: 'p', content: [block('text', 'a'), block('list', 'b')], files: [file, file] };
    const idsOf = (more: object) =>
      foldersOfSnapshot({ pois: snapshotFoldersFrom([{ children: [{ ...child, ...more }] }]) })[0]?.pois[0]?.content.map(
        ({ identifier }) => identifier,
      );

    expect(idsOf({})).toEqual(['a', 'b', 'p-files']);
    expect(idsOf({ fileBlocks: [{ identifier: 'f', at: 1, count: 1 }] })).toEqual(['a', 'f', 'b', 'p-files']);
    expect(idsOf({ fileBlocks: [{ identifier: 'f', at: 99, count: 99 }] })).toEqual(['a', 'b', 'f']);
    expect(idsOf({ fileBlocks: ['odd'] })).toEqual(['a', 'b', 'p-files']);
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
