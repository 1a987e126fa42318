import { describe, expect, it } from 'vitest';
import { olderItemsFrom, olderTagDefaults, viewedContentFrom } from './items';
import { deleteItem, latestList, nestItem, poiListFrom } from './poi-lists';

const item = {
  name: 'Door',
  description: 'd',
  position: { x: 1, y: 2, z: 3 },
  rotation: { x: 4, y: 5 },
  sweep: 's1',
  type: 'tag',
  identifier: 'i1',
  tasks: [],
  links: [{ name: 'n', url: 'u' }],
  embeds: [{ name: 'v', url: 'w' }],
  icon: 'red',
  uuid: 'sid',
  stem: { x: 0, y: 1, z: 0 },
  normal: 0.4,
  content: [{ type: 'text', value: 'words' }],
  files: [{ name: 'f', url: 'u' }],
};

describe('an older PoI', () => {
  it('has all its fields, tasks nested [MODEL-060]', () => {
    expect(olderItemsFrom([{ ...item, tasks: [item] }])).toEqual([{ ...item, tasks: [item] }]);
  });

  it('is black, 0.2 along (0, 0.5, 0), and as a tag called Tag title, when nothing is stored [OLD-031]', () => {
    expect(olderTagDefaults).toEqual({ stem: { x: 0, y: 0.5, z: 0 }, normal: 0.2, icon: 'black', name: 'Tag title' });
    expect(olderItemsFrom([{ type: 'tag' }])).toMatchObject([
      { name: 'Tag title', icon: 'black', normal: 0.2, stem: { x: 0, y: 0.5, z: 0 }, type: 'tag' },
    ]);
    expect(olderItemsFrom([{}])).toMatchObject([{ name: '', type: 'sweep', links: [], tasks: [] }]);
  });

  it('keeps every icon it was given and all it holds, to be stored again [MODEL-014 MODEL-015 MODEL-060]', () => {
    const stored = [
      {
        ...item,
        icon: 'cherry',
        content: [{ type: 'hologram' }],
        links: [],
        locked: true,
        tasks: [{ ...item, type: 'sweep', icon: 'door.png' }],
      },
    ];
    expect(olderItemsFrom(stored)).toEqual(stored);
  });
  it('is shown as texts, links and videos [MODEL-061]', () => {
    const content = [
      { type: 'text', value: 'v' },
      { type: 'link', name: 'n', url: 'u' },
      { type: 'video', name: 'n', url: 'u' },
      { type: 'hologram' },
      7,
    ];

    expect(viewedContentFrom(content)).toEqual(content.slice(0, 3));
  });

  it('stops at a maximum depth', () => {
    let stored: object = {};
    for (let depth = 0; depth < 300; depth += 1) stored = { tasks: [stored] };

    expect(JSON.stringify(olderItemsFrom([stored])).length).toBeLessThan(20_000);
  });
});

describe('an older PoI list', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((identifier) => ({ identifier, name: identifier.toUpperCase() }));
  const items = olderItemsFrom([
    { ...a, tasks: [b] },
    { ...c, files: [{}] },
    { identifier: 'd', name: 'D' },
  ]);
  const ids = (list: { identifier: string; tasks: { identifier: string }[] }[]) =>
    list.map((one) => [one.identifier, ...one.tasks.map(({ identifier }) => identifier)].join('>'));

  it('has its PoIs, the time and the author [MODEL-059]', () => {
    expect(poiListFrom('l', { poi: [item], updated: new Date(1), user: 'u' })).toEqual({
      id: 'l',
      poi: [item],
      taken: [],
      updated: new Date(1),
      user: 'u',
    });
    expect(poiListFrom('l', {})).toEqual({ id: 'l', poi: [], taken: [], updated: null, user: '' });
  });

  it('is loaded by itself when it is the latest and has an id of 20 characters [OLD-018]', () => {
    const list = (id: string, at: number) => poiListFrom(id, { updated: new Date(at) });
    const long = 'x'.repeat(20);

    expect(latestList([list('y'.repeat(20), 1), list(long, 2)])?.id).toBe(long);
    expect([latestList([list(long, 1), list('short', 2)]), latestList([])]).toEqual([null, null]);
  });

  it('keeps PoIs with files or children, in the words of the older editor [EDIT-022 EDIT-023]', () => {
    expect(() => deleteItem(items, c!)).toThrow(/^Unable to delete POI's with attached files$/);
    expect(() => deleteItem(items, a!)).toThrow(/^Cannot delete Points of Interest with children$/);
    expect(ids(deleteItem(items, { identifier: 'd', name: 'D' }))).toEqual(['a>b', 'c']);
    expect(ids(deleteItem(items, a!, b))).toEqual(['a', 'c', 'd']);
  });

  it('says which of two nested PoIs cannot be found [OLD-023]', () => {
    expect(() => deleteItem(items, a!, c)).toThrow('Error deleting POI: found A but not C.');
    expect(() => deleteItem(items, { identifier: 'x', name: 'X' }, b)).toThrow('Error deleting POI: did not find X.');
  });

  it('nests one level deep, in the words of the older editor [EDIT-009]', () => {
    expect(ids(nestItem(items, 'd', 'a'))).toEqual(['a>b>d', 'c']);
    for (const [moved, below] of [
      ['a', 'c'],
      ['d', 'b'],
      ['d', 'd'],
    ] as const) {
      expect(() => nestItem(items, moved, below)).toThrow(/^Only one level of subcategory allowed$/);
    }
    expect(() => nestItem(items, 'x', 'a')).toThrow('This PoI was removed.');
  });
});
