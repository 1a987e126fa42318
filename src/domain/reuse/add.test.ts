import { describe, expect, it } from 'vitest';
import { allPois, type Folder, foldersFrom, uncategorized } from '../folders/folder';
import { folderId, type PoiId, poiId, userId } from '../ids';
import { pointLink } from '../point-link';
import { tourFrom } from '../tours/tour';
import { withAdded, withMoved } from './add';
import { copiedOf } from './copied';
import { addedToTour, waitingIn } from './into-tour';
import { type Picked, picked, withoutPicked } from './selection';

const place = { x: 1, y: 1, z: 2 };
const folders = foldersFrom([
  {
    id: 'hall',
    name: 'Hall',
    pois: [
      { identifier: 'stove', name: 'Stove', type: 'tag', position: place, sweep: 's1', tag: { label: 'Stove', anchorPosition: place } },
      { identifier: 'sink', name: 'Sink', sweep: 's2' },
    ],
    children: [{ id: 'inner', name: 'Inner', pois: [{ identifier: 'roof', name: 'Roof' }] }],
  },
  { id: 'rest', name: uncategorized, pois: [{ identifier: 'loose', name: 'Loose' }] },
]);
const select = (folderIds: string[], pois: string[]) => ({ folders: new Set(folderIds.map(folderId)), pois: new Set(pois.map(poiId)) });
const pick = (folderIds: string[], pois: string[] = []) => picked(folders, select(folderIds, pois));
const names = (tree: readonly Folder[]): unknown =>
  tree.map(({ name, pois, children }) => [name, pois.map((poi) => poi.name), names(children)]);
const namesOf = ({ folders: some, pois }: Picked) => [some.map(({ name }) => name), pois.map(({ name }) => name)];
const ids = (tree: readonly Folder[]): PoiId[] => allPois(tree).map(({ identifier }) => identifier);

describe('picked', () => {
  it('has each thing once, with what is in a folder in it', () => {
    expect(namesOf(pick(['hall', 'inner'], ['roof', 'stove', 'loose']))).toEqual([['Hall'], ['Loose']]);
    expect(namesOf(pick(['inner'], ['sink']))).toEqual([['Inner'], ['Sink']]);
  });

  it('has the points of the folder for uncategorized points in place of it', () => {
    expect(namesOf(pick(['rest']))).toEqual([[], ['Loose']]);
  });
});

describe('withAdded', () => {
  it('adds copies with new ids, numbered names, and tags that can be told apart', () => {
    const once = withAdded(folders, pick(['inner'], ['stove', 'sink']), folderId('hall'));
    const twice = withAdded(once.folders, pick([], ['stove']), folderId('hall'));

    expect(names(twice.folders)).toEqual([
      ['Hall', ['Stove', 'Sink', 'Stove 2', 'Sink 2', 'Stove 3'], [['Inner', ['Roof'], []]]],
      ['Inner', ['Roof'], []],
      [uncategorized, ['Loose'], []],
    ]);
    expect(new Set(ids(twice.folders)).size).toBe(8);
    const anchors = allPois(twice.folders).flatMap(({ tag }) => (tag ? [tag.anchorPosition.x.toFixed(1)] : []));
    expect(anchors).toEqual(['1.0', '1.1', '1.2']);
  });

  it('lets links of points lead to what was copied with them, also in a folder', () => {
    const linked = foldersFrom([
      {
        id: 'hall',
        pois: [{ identifier: 'stove', name: 'Stove', content: [{ type: 'text', content: '<a href="#point=roof">Roof</a>' }] }],
      },
      { id: 'inner', pois: [{ identifier: 'roof', name: 'Roof' }] },
    ]);
    const { added } = withAdded([], picked(linked, select(['inner'], ['stove'])), null);

    expect(added.pois[0]?.content).toMatchObject([{ content: `<a href="${pointLink(added.folders[0]!.pois[0]!.identifier)}">Roof</a>` }]);
  });

  it('adds to the first folder, which it makes if there is none', () => {
    const { folders: made, added } = withAdded([], pick([], ['sink']), folderId('gone'));

    expect(names(made)).toEqual([['New Folder', ['Sink'], []]]);
    expect(namesOf(added)).toEqual([[], ['Sink']]);
  });
});

describe('withMoved', () => {
  it('moves points and folders with their ids', () => {
    const moved = withMoved(folders, pick(['inner'], ['stove']), folderId('rest'));

    expect(names(moved?.folders ?? [])).toEqual([
      ['Hall', ['Sink'], []],
      [uncategorized, ['Loose', 'Stove'], []],
      ['Inner', ['Roof'], []],
    ]);
    expect(ids(moved?.folders ?? []).toSorted()).toEqual(ids(folders).toSorted());
  });

  it('moves no folder into itself', () => {
    expect(withMoved(folders, pick(['hall']), folderId('inner'))).toBeNull();
  });
});

describe('withoutPicked', () => {
  it('leaves everything else as it was, as the same objects', () => {
    const rest = withoutPicked(folders, pick(['inner'], ['loose']));

    expect(names(rest)).toEqual([
      ['Hall', ['Stove', 'Sink'], []],
      [uncategorized, [], []],
    ]);
    expect(rest[0]?.pois).toBe(folders[0]?.pois);
    expect(withoutPicked(folders, { folders: [], pois: [] })).toEqual(folders);
  });
});

describe('addedToTour', () => {
  const from = tourFrom('old', { name: 'Old', matterportId: 'AbCdEfGh123' });
  const into = (matterportId: string) => tourFrom('new', { name: 'New', matterportId, folders: [{ id: 'a', name: 'A' }] });
  const add = (matterportId: string) => {
    const tour = into(matterportId);
    return addedToTour(tour, tour, copiedOf(from, pick(['hall'])), { into: null, author: userId('ada') });
  };

  it('keeps places where the scan is the same', () => {
    const { added } = add('AbCdEfGh123');

    expect(waitingIn(added)).toEqual([]);
    expect(added.folders[0]?.pois[0]).toMatchObject({ type: 'tag', sweep: 's1', position: place, userUid: 'ada' });
  });

  it('lets points wait for their places in another scan, with the look of their tags', () => {
    const { edited, added } = add('ZyXwVuTs987');

    expect(waitingIn(added).map(({ name }) => name)).toEqual(['Stove', 'Sink', 'Roof']);
    expect(allPois(edited.folders)[0]).toMatchObject({ type: 'poi', sweep: '', screenshot: '', tag: { label: 'Stove' }, toBePlaced: true });
  });

  it('refuses what does not fit into one tour', () => {
    const long = { identifier: 'b', type: 'text' as const, name: 'Text', box: 'grid', cols: 1, content: 'x'.repeat(45_000) };
    const large = {
      folders: [],
      pois: Array.from({ length: 30 }, (_, at) => ({ ...pick([], ['sink']).pois[0]!, name: `P${at}`, content: [long] })),
    };
    const tour = into('');

    expect(() => addedToTour(tour, tour, copiedOf(from, large), { into: null, author: userId('ada') })).toThrow(
      /more than one tour can hold/,
    );
  });
});
