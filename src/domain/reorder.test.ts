import { expect, it } from 'vitest';
import { moveItemTo } from './reorder';

it('moves one entry and keeps the others in order', () => {
  const list = [...'abcd'];
  const places = [
    [0, 2],
    [3, 0],
    [1, 9],
    [2, -4],
    [7, 0],
    [-1, 0],
  ] as const;

  expect(places.map(([from, to]) => moveItemTo(list, from, to).join(''))).toEqual(['bcad', 'dabc', 'acdb', 'cabd', 'abcd', 'abcd']);
});
