import { expect, it } from 'vitest';
import { mapRows, rowAfterKey } from './list-rows';

const [hall, mill, dam] = [{ id: 'hall' }, { id: 'mill' }, { id: 'dam' }];
const rows = mapRows({
  countries: [
    { country: '', members: [hall] },
    { country: 'Norway', members: [mill] },
  ],
  unplaced: [dam],
  shown: 2,
});

it('lists countries, and then the tours without a position [MAP-001 MAP-013]', () => {
  expect(rows.map((row) => (row.kind === 'heading' ? row.title : row.tour.id))).toEqual([
    'No country',
    'hall',
    'Norway',
    'mill',
    'Not on the map',
    'dam',
  ]);
});

it('the keys move from tour to tour', () => {
  expect(rowAfterKey(rows, 'ArrowDown', 1)).toBe(3);
  expect(rowAfterKey(rows, 'ArrowUp', 3)).toBe(1);
  expect(rowAfterKey(rows, 'ArrowUp', 1)).toBeNull();
  expect(rowAfterKey(rows, 'Home', 5)).toBe(1);
  expect(rowAfterKey(rows, 'End', 1)).toBe(5);
  expect(rowAfterKey(rows, 'Enter', 1)).toBeNull();
});
