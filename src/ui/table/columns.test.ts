import { expect, it } from 'vitest';
import { type Column, sortedRows, toggledSort } from './columns';

type Row = { name: string; seen: Date | null; tours: number };

const rows: Row[] = [
  { name: 'room 10', seen: new Date(3), tours: 2 },
  { name: 'Room 9', seen: null, tours: 10 },
  { name: 'atrium', seen: new Date(1), tours: 2 },
];
const columns: Column<Row>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'seen', title: 'Last opened', cell: () => '', sortBy: ({ seen }) => seen },
  { key: 'tours', title: 'Tours', cell: ({ tours }) => tours, sortBy: ({ tours }) => tours },
  { key: 'plain', title: 'Plain', cell: () => '' },
];
const names = (key: string, direction: 'ascending' | 'descending') => sortedRows(rows, columns, { key, direction }).map(({ name }) => name);

it('sorts text by its numbers and without case', () => {
  expect(names('name', 'ascending')).toEqual(['atrium', 'Room 9', 'room 10']);
  expect(names('name', 'descending')).toEqual(['room 10', 'Room 9', 'atrium']);
});

it('sorts numbers and dates by size, those without a value last, equal ones as they were', () => {
  expect(names('tours', 'ascending')).toEqual(['room 10', 'atrium', 'Room 9']);
  expect(names('seen', 'ascending')).toEqual(['atrium', 'room 10', 'Room 9']);
  expect(names('seen', 'descending')).toEqual(['room 10', 'atrium', 'Room 9']);
});

it('leaves rows as they are without a sorting, or by a column that has none', () => {
  expect(sortedRows(rows, columns, null)).toBe(rows);
  expect(sortedRows(rows, columns, { key: 'plain', direction: 'ascending' })).toBe(rows);
});

it('sorts ascending first, and turns round the column that is sorted already', () => {
  const first = toggledSort(null, 'name');
  expect(first).toEqual({ key: 'name', direction: 'ascending' });
  expect(toggledSort(first, 'name')).toEqual({ key: 'name', direction: 'descending' });
  expect(toggledSort(first, 'tours')).toEqual({ key: 'tours', direction: 'ascending' });
});
