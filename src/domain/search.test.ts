import { describe, expect, it } from 'vitest';
import { byName, isSearch, newestFirst, type SearchPlace, searched } from './search';

const names = ['Hall', 'hallway', 'Shed'];
const found = (sought: string, place: SearchPlace) => searched(names, sought, place, (name) => [name]);

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

  it('finds names by a part of them, whatever the case', () => {
    expect(found('HALL', 'organizations')).toEqual(['Hall', 'hallway']);
    expect(found('ed', 'map')).toEqual(['Shed']);
  });

  it('leaves everything while it does not act; space is no character', () => {
    expect(found('  h ', 'tours')).toEqual(names);
  });
});

describe('order', () => {
  it('is by name as people read it', () => {
    expect([{ name: 'hall 10' }, { name: 'Hall 2' }, { name: 'attic' }].toSorted(byName).map(({ name }) => name)).toEqual([
      'attic',
      'Hall 2',
      'hall 10',
    ]);
  });

  it('is newest first, what has no time last', () => {
    const times = [null, new Date(1), new Date(3), null, new Date(2)];

    expect(times.toSorted(newestFirst((time) => time)).map((time) => time?.getTime())).toEqual([3, 2, 1, undefined, undefined]);
  });
});
