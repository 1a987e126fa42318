import { describe, expect, it } from 'vitest';
import { addFolder, movePoi, removeFolder, renameFolder, replacePoi } from '../folders/changes';
import { findPoi } from '../folders/find';
import { folderId, poiId } from '../ids';
import type { Poi } from '../pois/poi';
import { differenceSummary, editedDifference } from './difference';
import type { EditedTour } from './edited';
import { aHouse } from './testing/edits';

const changed = (change: (poi: Poi) => Poi, id = 'p1'): EditedTour => ({
  ...aHouse,
  folders: replacePoi(aHouse.folders, change(findPoi(aHouse.folders, poiId(id))!)),
});
const fields = (after: EditedTour) =>
  editedDifference(aHouse, after).map(({ kind, what, name, where, fields: of }) => [
    kind,
    what,
    name,
    where,
    ...of.map(({ field, before, after: now }) => `${field}: ${before} -> ${now}`),
  ]);

describe('editedDifference', () => {
  it('is empty between equal states', () => {
    expect(editedDifference(aHouse, structuredClone(aHouse))).toEqual([]);
    expect(differenceSummary([])).toBe('Nothing changed');
  });

  it('lists a PoI, its folder, and each field before and after', () => {
    const after = changed((poi) => ({
      ...poi,
      name: 'Door',
      tag: { ...poi.tag!, label: 'The door', sid: 'other' },
      screenshot: 'new',
      content: poi.content.map((block) => (block.type === 'text' ? { ...block, content: '<p>New &amp; old</p>' } : block)),
    }));

    expect(fields(after)).toEqual([
      [
        'poi',
        'changed',
        'Door',
        'A',
        'name: p1 -> Door',
        'label of the tag: Tag title -> The door',
        'sid of the tag: Nothing -> other',
        'block “Block p1-text”: Text of p1 -> New & old',
      ],
    ]);
  });

  it('lists added and removed blocks, links, and markers', () => {
    const after = changed((poi) => ({
      ...poi,
      content: poi.content
        .filter(({ type }) => type !== 'text')
        .map((block) => {
          if (block.type === 'list') return { ...block, content: [...block.content, { name: 'Two', url: 'u', content: '', type: '' }] };
          return block.type === 'file' ? { ...block, content: block.content.map((file) => ({ ...file, markers: [] })) } : block;
        }),
    }));

    expect(fields(after)).toEqual([
      [
        'poi',
        'changed',
        'p1',
        'A',
        'block “Block p1-text”: Text of p1 -> Deleted',
        'block “Links”: One -> One\nTwo',
        'block “Files”: p1.png (1 marker) -> p1.png',
      ],
    ]);
  });

  it('lists a renamed folder, but nothing in it', () => {
    expect(fields({ ...aHouse, folders: renameFolder(aHouse.folders, folderId('a'), 'Wing') })).toEqual([
      ['folder', 'changed', 'Wing', '', 'name: A -> Wing'],
    ]);
  });

  it('lists added and removed folders with their content, moves, orders, floors and the tour', () => {
    const after: EditedTour = {
      name: 'Villa',
      floors: ['Ground', 'Loft'],
      guidedTours: [],
      rooms: [],
      folders: addFolder(movePoi(removeFolder(aHouse.folders, folderId('inner')), poiId('p5'), { folder: folderId('a'), place: 0 }), null, {
        id: folderId('c'),
        name: 'C',
        children: [],
        pois: [],
      }),
    };

    expect(fields(after)).toEqual([
      ['tour', 'changed', 'Villa', '', 'name: House -> Villa'],
      ['floor', 'changed', 'Floor 2', '', 'name: Attic -> Loft'],
      ['folder', 'added', 'C', ''],
      ['folder', 'deleted', 'Inner', 'A'],
      ['poi', 'changed', 'p5', 'A', 'folder: B -> A'],
      ['poi', 'deleted', 'p4', 'Inner'],
    ]);
    expect(differenceSummary(editedDifference(aHouse, after))).toBe(
      '1 PoI changed, 1 PoI deleted, 1 folder added, 1 folder deleted, 1 floor changed, name of the tour changed',
    );
    const turned = { ...aHouse, folders: movePoi(aHouse.folders, poiId('p3'), { folder: folderId('a'), place: 0 }) };
    expect(fields(turned)).toEqual([['folder', 'changed', 'A', '', 'order: Previous order -> Reordered']]);
  });
});
