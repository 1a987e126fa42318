import { describe, expect, it, vi } from 'vitest';
import type { ContentBlock } from '../content/content-blocks';
import { deletePoi, movePoi, removeFolder, renameFolder, replacePoi } from '../folders/changes';
import { findPoi } from '../folders/find';
import { allPois, type Folder, foldersFrom } from '../folders/folder';
import { folderId, poiId } from '../ids';
import type { Choice } from '../merge/conflicts';
import type { PointType } from '../point-types/point-type';
import { withState, withType } from '../point-types/values';
import type { Poi } from '../pois/poi';
import { type EditedTour, mergeEdited, resolveConflicts, reuseObjects } from './edited';
import { aHouse, somePointTypes } from './testing/edits';

const poiOf = ({ folders }: EditedTour, id = 'p1'): Poi => findPoi(folders, poiId(id))!;
const changed = (change: (poi: Poi) => Poi, id = 'p1', edited = aHouse): EditedTour => ({
  ...edited,
  folders: replacePoi(edited.folders, change(poiOf(edited, id))),
});
const inFolders = (change: (folders: readonly Folder[]) => Folder[]): EditedTour => ({ ...aHouse, folders: change(aHouse.folders) });
const inBlock = (type: ContentBlock['type'], change: (block: never) => object): EditedTour =>
  changed((poi) => ({
    ...poi,
    content: poi.content.map((block) => (block.type === type ? { ...block, ...change(block as never) } : block)) as ContentBlock[],
  }));
const said = (mine: EditedTour, theirs: EditedTour) =>
  mergeEdited(aHouse, mine, theirs).conflicts.map(({ where, field, mine: here, theirs: there, canKeepBoth }) => [
    where.join(' > '),
    field,
    here,
    there,
    canKeepBoth,
  ]);
const decided = (mine: EditedTour, theirs: EditedTour, choice: Choice): EditedTour => {
  const merged = mergeEdited(aHouse, mine, theirs);
  return resolveConflicts(merged, new Map(merged.conflicts.map(({ id }) => [id, choice])));
};
const blockOf = (edited: EditedTour, type: string, id = 'p1') => poiOf(edited, id).content.filter((block) => block.type === type);

describe('two people who change different fields of one PoI', () => {
  it('get both without a conflict', () => {
    const mine = changed((poi) => ({ ...poi, name: 'Door', tag: { ...poi.tag!, label: 'The door' } }));
    const theirs = changed((poi) => ({ ...poi, zoom: 2, tag: { ...poi.tag!, icon: 'red' } }));
    const { edited, conflicts } = mergeEdited(aHouse, mine, theirs);

    expect(conflicts).toEqual([]);
    expect(poiOf(edited)).toMatchObject({ name: 'Door', zoom: 2, tag: { label: 'The door', icon: 'red' } });
  });

  it('get both also in one block, one link, and one image', () => {
    const mine = inBlock('list', ({ content }: { content: object[] }) => ({
      name: 'Reading',
      content: [
        { ...content[0], content: 'A text' },
        { name: 'Two', url: 'https://two.example', content: '', type: '' },
      ],
    }));
    const theirs = inBlock('list', ({ content }: { content: object[] }) => ({ content: [{ ...content[0], name: 'First' }] }));
    const { edited, conflicts } = mergeEdited(aHouse, mine, theirs);

    expect(conflicts).toEqual([]);
    expect(blockOf(edited, 'list')).toMatchObject([{ name: 'Reading', content: [{ name: 'First', content: 'A text' }, { name: 'Two' }] }]);
  });

  it('have each a marker of the same name, and the one that one of them moved', () => {
    const marked = (lat: number, moved = 1) =>
      inBlock('file', ({ content }: { content: { markers: { latlng: object }[] }[] }) => ({
        content: content.map((file) => ({
          ...file,
          markers: [
            { ...file.markers[0], latlng: { lat: moved, lng: moved } },
            { name: 'Marker 2', body: '', icon: 'blue', latlng: { lat, lng: 0 } },
          ],
        })),
      }));
    const { edited, conflicts } = mergeEdited(aHouse, marked(5), marked(7, 9));

    expect(conflicts).toEqual([]);
    expect(blockOf(edited, 'file')[0]).toMatchObject({
      content: [{ markers: [{ latlng: { lat: 9 } }, { latlng: { lat: 5 } }, { latlng: { lat: 7 } }] }],
    });
  });
});

describe('two people who change the same differently', () => {
  const named = (name: string) => changed((poi) => ({ ...poi, name }));
  const written = (content: string) => inBlock('text', () => ({ content: `<p>${content}</p>` }));

  it('get a conflict with both versions as text', () => {
    expect(said(named('Gate'), named('Door'))).toEqual([['A > p1', 'name', 'Gate', 'Door', true]]);
    expect(said(written('My text'), written('Their text'))).toEqual([['A > p1 > Block p1-text', 'text', 'My text', 'Their text', true]]);
    expect(said({ ...aHouse, name: 'M' }, { ...aHouse, name: 'T' })).toEqual([['', 'name of the tour', 'M', 'T', false]]);
    expect(said({ ...aHouse, floors: ['M', 'Attic'] }, { ...aHouse, floors: ['T', 'Loft'] })).toEqual([
      ['Floor 1', 'name', 'M', 'T', false],
    ]);
  });

  it('can choose mine, theirs, or two PoIs', () => {
    expect(poiOf(decided(named('Gate'), named('Door'), 'mine')).name).toBe('Gate');
    expect(poiOf(decided(named('Gate'), named('Door'), 'theirs')).name).toBe('Door');
    const both = allPois(decided(named('Gate'), named('Door'), 'both').folders).slice(0, 2);
    expect(both.map(({ name }) => name)).toEqual(['Gate', 'Door']);
    expect(both[1]?.identifier).not.toBe('p1');
  });

  it('have two blocks where both texts are kept, and two links', () => {
    const [mine, theirs] = blockOf(decided(written('My text'), written('Their text'), 'both'), 'text');
    expect([mine?.content, theirs?.content]).toEqual(['<p>My text</p>', '<p>Their text</p>']);
    expect(mine?.identifier).not.toBe(theirs?.identifier);

    const linked = (name: string) => inBlock('list', ({ content }: { content: object[] }) => ({ content: [{ ...content[0], name }] }));
    expect(blockOf(decided(linked('M'), linked('T'), 'both'), 'list')[0]).toMatchObject({ content: [{ name: 'M' }, { name: 'T' }] });
  });

  it('get one conflict for a whole view, so that the sides are never mixed', () => {
    const turned = changed((poi) => ({ ...poi, rotation: { ...poi.rotation, y: 90 } }));
    const moved = changed((poi) => ({ ...poi, sweep: 'other', position: { x: 1, y: 2, z: 3 } }));

    expect(said(turned, moved).map(([, field]) => field)).toEqual(['camera view']);
    expect(poiOf(decided(turned, moved, 'theirs'))).toMatchObject({ sweep: 'other', rotation: { y: poiOf(aHouse).rotation.y } });
  });

  it('get one conflict for type and state, which mean something only together', () => {
    const [door, defect] = somePointTypes;
    const open = (type: PointType | undefined, at = 0) =>
      changed((poi) => withState(withType(poi, type!), type!.states.find(({ id }) => id === 'open')!, new Date(at)));
    const found = changed((poi) => withType(poi, defect!));

    expect(said(open(door), found)).toEqual([['A > p1', 'type and state', 'door, open', 'defect, found', true]]);
    expect(poiOf(decided(open(door), found, 'theirs'))).toMatchObject({ typeId: 'defect', state: 'found' });
    expect(poiOf(decided(open(door, 1), open(defect, 2), 'theirs'))).toMatchObject({
      typeId: 'defect',
      stateAt: new Date(2).toISOString(),
    });
    expect(said(open(door, 1), open(door, 2))).toEqual([]);
  });

  it('get no conflict for an order, a position, or an image: mine wins', () => {
    const mine = inFolders((folders) => movePoi(folders, poiId('p3'), { folder: folderId('a'), place: 0 }));
    const theirs = inFolders((folders) => movePoi(folders, poiId('p3'), { folder: folderId('b'), place: 0 }));
    expect(mergeEdited(aHouse, mine, theirs).conflicts).toEqual([]);
    const shot = (screenshot: string) => changed((poi) => ({ ...poi, screenshot }));
    expect(mergeEdited(aHouse, shot('m'), shot('t'))).toMatchObject({ conflicts: [] });
    expect(poiOf(mergeEdited(aHouse, aHouse, shot('t')).edited).screenshot).toBe('t');
  });
});

describe('one deletes what the other changed', () => {
  const withoutPoi = (id: string) =>
    inFolders((folders) => folders.map((folder) => ({ ...folder, pois: folder.pois.filter(({ identifier }) => identifier !== id) })));
  const renamed = changed((poi) => ({ ...poi, name: 'Door' }));

  it('is a conflict; until it is resolved the item stays', () => {
    expect(said(withoutPoi('p1'), renamed)).toEqual([['A > p1', 'all of it', 'Deleted', 'Changed: name', false]]);
    expect(said(renamed, withoutPoi('p1'))).toEqual([['A > p1', 'all of it', 'Changed: name', 'Deleted', false]]);
    expect(poiOf(mergeEdited(aHouse, withoutPoi('p1'), renamed).edited).name).toBe('Door');
    expect(findPoi(decided(withoutPoi('p1'), renamed, 'mine').folders, poiId('p1'))).toBeUndefined();
    expect(poiOf(decided(withoutPoi('p1'), renamed, 'theirs')).name).toBe('Door');
  });

  it('also a PoI that was moved, a block, a link, a tag and a folder', () => {
    const moved = inFolders((folders) => movePoi(folders, poiId('p1'), { folder: folderId('b'), place: 0 }));
    expect(said(withoutPoi('p1'), moved)).toEqual([['B > p1', 'all of it', 'Deleted', 'Changed: folder', false]]);
    const withoutText = changed((poi) => ({ ...poi, content: poi.content.filter(({ type }) => type !== 'text') }));
    expect(
      said(
        withoutText,
        inBlock('text', () => ({ content: '<p>New</p>' })),
      ),
    ).toMatchObject([['A > p1 > Block p1-text', 'all of it', 'Deleted', 'New', false]]);
    const withoutTag = changed((poi) => ({ ...poi, type: 'poi', tag: null }));
    const labelled = changed((poi) => ({ ...poi, tag: { ...poi.tag!, label: 'New' } }));
    expect(said(withoutTag, labelled)).toMatchObject([['A > p1 > Tag', 'all of it', 'Deleted', '“New”', false]]);
    expect(poiOf(decided(withoutTag, labelled, 'theirs'))).toMatchObject({ type: 'tag', tag: { label: 'New' } });
    expect(poiOf(decided(labelled, withoutTag, 'theirs'))).toMatchObject({ type: 'poi', tag: null });
    const withoutB = inFolders((folders) => removeFolder(folders, folderId('b')));
    expect(
      said(
        withoutB,
        inFolders((folders) => renameFolder(folders, folderId('b'), 'Wing')),
      ),
    ).toEqual([['B', 'all of it', 'Deleted', 'Renamed to “Wing”', false]]);
  });

  it('is no conflict if the other side did not change it', () => {
    const elsewhere = changed((poi) => ({ ...poi, name: 'x' }), 'p5');
    const { edited, conflicts } = mergeEdited(aHouse, withoutPoi('p1'), elsewhere);
    expect(conflicts).toEqual([]);
    expect(allPois(edited.folders).map(({ name }) => name)).toEqual(['p2', 'p3', 'p4', 'x', 'p6']);
    expect(
      mergeEdited(
        aHouse,
        inFolders((folders) => deletePoi(folders, poiId('p6'))),
        aHouse,
      ).conflicts,
    ).toEqual([]);
  });
});

describe('what is joined', () => {
  const many: EditedTour = {
    name: 'Large',
    floors: [],
    guidedTours: [],
    rooms: [],
    folders: foldersFrom([
      { id: 'f', name: 'F', pois: Array.from({ length: 1000 }, (_, at) => ({ identifier: `p${at}`, name: `p${at}` })) },
    ]),
  };

  it('keeps the identity of mine unless something of theirs is applied, and never serializes to compare', () => {
    const theirs = changed((poi) => ({ ...poi, name: 'x' }), 'p500', structuredClone(many));
    const serialized = vi.spyOn(JSON, 'stringify');
    const { edited } = mergeEdited(many, many, theirs);
    expect(serialized).not.toHaveBeenCalled();
    serialized.mockRestore();

    const [mine, now] = [allPois(many.folders), allPois(edited.folders)];
    expect(now.filter((poi, at) => poi !== mine[at]).map(({ name }) => name)).toEqual(['x']);
    expect(reuseObjects(many, structuredClone(many))).toBe(many);
  });

  it('keeps unknown fields', () => {
    const odd = changed((poi) => ({ ...poi, oldField: 1 }) as Poi);
    expect(
      poiOf(
        mergeEdited(
          aHouse,
          changed((poi) => ({ ...poi, name: 'x' })),
          odd,
        ).edited,
      ),
    ).toMatchObject({ name: 'x', oldField: 1 });
  });
});
