import { describe, expect, it } from 'vitest';
import { readListing } from './list-request';
import { printPageToken, readPageToken } from './page-token';

describe('the order of a listing', () => {
  it.each([
    ['', []],
    ['a', [{ field: ['a'], descending: false }]],
    [
      ' a asc ,b.c DESC',
      [
        { field: ['a'], descending: false },
        { field: ['b', 'c'], descending: true },
      ],
    ],
    ['`x,y z`.b desc', [{ field: ['x,y z', 'b'], descending: true }]],
  ])('%j', (orderBy, orders) => {
    expect(readListing({ collectionId: 'c', orderBy }).orders).toEqual(orders);
  });

  it.each(['a up', ',', 'a..b', 'a,,b'])('refuses %j', (orderBy) => {
    expect(() => readListing({ collectionId: 'c', orderBy })).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
  });
});

describe('page tokens', () => {
  it('hold any text', () => {
    for (const text of ['c/a', 'c/😀', '["a"]']) expect(readPageToken(printPageToken(text))).toBe(text);
  });

  it('are absent when empty, and refused when made up', () => {
    expect(readPageToken('')).toBeUndefined();
    expect(() => readPageToken('!!')).toThrow('Invalid page token.');
  });
});
