import { expect, it } from 'vitest';
import { findNamed, namedItems } from './names';

const tours = namedItems(
  [
    { name: 'Old Town Hall', place: 'Bergen' },
    { name: 'Håkon’s Hall', place: 'Bergen' },
    { name: 'Hall of Mirrors', place: 'Versailles' },
    { name: 'Museum', place: 'Halle' },
  ],
  ({ name, place }) => [name, place],
);
const found = (query: string) => findNamed(tours, query).map(({ item }) => item.name);

it('has names that begin with it first, then other names, then other texts', () => {
  expect(found('hall')).toEqual(['Hall of Mirrors', 'Old Town Hall', 'Håkon’s Hall', 'Museum']);
});

it('forgives accents, and typing errors where nothing is exactly that', () => {
  expect(found('hakon')).toEqual(['Håkon’s Hall']);
  expect(found('musuem')).toEqual(['Museum']);
  expect(found('bergen hall')).toEqual(['Old Town Hall', 'Håkon’s Hall']);
  expect(found('zzz')).toEqual([]);
});
