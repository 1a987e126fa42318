import { expect, it } from 'vitest';
import { hasEqualFields, isDeepEqual } from './same';

it.each([
  [true, { a: [1, { b: 'x' }], c: undefined }, { a: [1, { b: 'x' }] }],
  [true, { a: 1, b: 2 }, { b: 2, a: 1 }],
  [true, new Date(5), new Date(5)],
  [true, Number.NaN, Number.NaN],
  [true, { x: 0 }, { x: -0 }],
  [false, { a: 1 }, { a: 1, b: null }],
  [false, { a: 1, b: 2 }, { a: 1 }],
  [false, [1, 2], [2, 1]],
  [false, [1], [1, 2]],
  [false, [], {}],
  [false, new Date(5), new Date(6)],
  [false, new Date(5), {}],
  [false, null, {}],
  [false, 0, ''],
])('isDeepEqual is %s of %j and %j', (same, one, other) => {
  expect([isDeepEqual(one, other), isDeepEqual(other, one)]).toEqual([same, same]);
});

it('sameFields ignores the excluded fields', () => {
  expect(hasEqualFields({ a: 1, b: 2 }, { a: 1, c: 3 }, ['b', 'c'])).toBe(true);
  expect(hasEqualFields({ a: 1, b: 2 }, { a: 1, c: 3 }, ['b'])).toBe(false);
});
