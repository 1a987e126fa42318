import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { broughtOver } from './brought-over';
import { allItems } from './edits';
import { itemOfPoint } from './items';
import { claimedBy, identifiersBesideList, mergedDocuments, mergedItems } from './merged-points';
import { poiListFrom } from './poi-lists';

const aList = (poi: object[], taken?: string[]) => poiListFrom('x'.repeat(20), { poi, ...(taken && { taken }) });
const point = (id: string, stored = {}) => itemOfPoint(id, { name: id.toUpperCase(), ...stored });
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe('the points of an older tour', () => {
  it('are those of the list, then the documents that it has not [ADMIN-057 ADMIN-076]', () => {
    const list = aList([{ identifier: 'a', name: 'Of the list', tasks: [{ identifier: 'b', name: 'Below it' }] }]);

    expect(names(mergedItems(list, [point('a'), point('b'), point('c')]))).toEqual(['Of the list', 'C']);
    expect([...identifiersBesideList(list, ['a', 'b', 'c'])]).toEqual(['c']);
  });

  it('are the documents alone without a list, in no folder of their own', () => {
    expect(names(mergedItems(null, [point('a'), point('b')]))).toEqual(['A', 'B']);
    expect(identifiersBesideList(null, ['a', 'b']).size).toBe(0);
  });

  it('are not shown again once a list took or removed them; new ones are', () => {
    const taken = claimedBy(aList([], ['old']), ['a', 'b']);
    const saved = aList([{ identifier: 'a', name: 'Kept' }], taken);

    expect(taken).toEqual(['old', 'a', 'b']);
    expect(names(mergedItems(saved, [point('a'), point('b'), point('new')]))).toEqual(['Kept', 'NEW']);
  });

  it('have the identifier that the document says, else its id', () => {
    const list = aList([{ identifier: 'own', name: 'Of the list' }]);

    expect(names(mergedItems(list, [point('id', { identifier: 'own' }), point('bare', { identifier: '' })]))).toEqual([
      'Of the list',
      'BARE',
    ]);
  });

  it('are all there, each once, whatever the list has and has taken', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    fc.assert(
      fc.property(fc.uniqueArray(id), fc.uniqueArray(id), fc.uniqueArray(id), (inList, taken, inDocuments) => {
        const list = aList(
          inList.map((identifier) => ({ identifier, name: identifier })),
          taken,
        );
        const shown = allItems(
          mergedItems(
            list,
            inDocuments.map((each) => point(each)),
          ),
        ).map(({ identifier }) => identifier);

        expect(new Set(shown).size).toBe(shown.length);
        expect(new Set(shown)).toEqual(
          new Set([...inList, ...inDocuments.filter((each) => inList.includes(each) || !taken.includes(each))]),
        );
      }),
    );
  });
});

describe('a tour that is brought over', () => {
  const list = aList([
    { identifier: 'a', name: 'Hall', sweep: 's1', tasks: [{ identifier: 'b', name: 'Lamp', type: 'tag', sweep: 's1' }] },
    { identifier: 'c', name: 'Renamed', description: '<p>Of oak.</p>', links: [{ name: 'Maker', url: 'https://maker.example' }] },
  ]);
  const documents = [
    { id: 'c', stored: { name: 'Door', category: 'Rooms', userUid: 'bo', content: [] } },
    { id: 'd', stored: { name: 'Audit door', category: '' } },
  ];
  const over = broughtOver({ points: mergedDocuments(list, documents), filesOf: new Map() });
  const folder = (name: string) => over.folders.find((each) => each.name === name);

  it('has what its player shows, in folders by item, category and origin [LEGACY-IMPORT-003]', () => {
    expect(over.folders.map(({ name, pois }) => [name, names(pois)])).toEqual([
      ['Hall', ['Hall', 'Lamp']],
      ['More points', ['Audit door']],
      ['Rooms', ['Renamed']],
    ]);
    expect(over.notes).toEqual([]);
  });

  it('keeps text, links and tags of the list, and who made the document', () => {
    expect(folder('Hall')?.pois[1]?.tag?.label).toBe('Lamp');
    expect(folder('Rooms')?.pois[0]).toMatchObject({ userUid: 'bo' });
    expect(JSON.stringify(folder('Rooms')?.pois[0]?.content)).toContain('Of oak.');
    expect(JSON.stringify(folder('Rooms')?.pois[0]?.content)).toContain('https://maker.example');
  });

  it('is as it was without a list', () => {
    expect(mergedDocuments(null, documents)).toEqual(documents);
  });
});
