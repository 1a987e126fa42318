import { describe, expect, it } from 'vitest';
import { byName, contains, filterBySearch, foldedText, isSearch, newestFirst, type SearchBoxName } from './search';

const names = ['Hall', 'hallway', 'Shed'];
const found = (sought: string, place: SearchBoxName) => filterBySearch(names, sought, place, (name) => [name]);

describe('a search box', () => {
  it.each([
    ['TOUR-006', 'tours', 2],
    ['MAP-003', 'map', 2],
    ['PLAYER-041', 'pois', 2],
    ['COLL-006 COLL-007', 'collections', 3],
    ['COLL-008', 'addTours', 1],
    ['COLLAB-013', 'collaborators', 1],
  ] as const)('%s acts in %s from %i characters', (_row, place, from) => {
    expect([isSearch('x'.repeat(from - 1), place), isSearch('x'.repeat(from), place)]).toEqual([false, true]);
  });

  it('finds names by substring, ignoring case', () => {
    expect(found('HALL', 'organizations')).toEqual(['Hall', 'hallway']);
    expect(found('ed', 'map')).toEqual(['Shed']);
  });

  it('finds accented names without accents, and the other way round', () => {
    expect(['Håkon’s Hall', 'Łódź', 'Ærø', 'Straße'].map(foldedText)).toEqual(["hakon's hall", 'lodz', 'aero', 'strasse']);
    expect([contains('Håkon’s Hall', 'hak'), contains('Hakon', 'Håk'), contains('Café', 'cafe')]).toEqual([true, true, true]);
  });

  it('returns everything for a text that is too short; spaces do not count', () => {
    expect(found('  h ', 'tours')).toEqual(names);
  });
});

describe('order', () => {
  it('is by name, naturally sorted', () => {
    expect([{ name: 'hall 10' }, { name: 'Hall 2' }, { name: 'attic' }].toSorted(byName).map(({ name }) => name)).toEqual([
      'attic',
      'Hall 2',
      'hall 10',
    ]);
  });

  it('is newest first, and last without a time', () => {
    const times = [null, new Date(1), new Date(3), null, new Date(2)];

    expect(times.toSorted(newestFirst((time) => time)).map((time) => time?.getTime())).toEqual([3, 2, 1, undefined, undefined]);
  });
});
