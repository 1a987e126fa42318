import { expect, it } from 'vitest';
import { batchesOf } from './batches';

it('groups entries, the last group smaller', () => {
  expect(batchesOf([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  expect(batchesOf([1, 2], 2)).toEqual([[1, 2]]);
  expect(batchesOf([], 2)).toEqual([]);
});
