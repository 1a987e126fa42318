import { expect, it } from 'vitest';
import { isNestedDeeper } from './deep-bodies';

const nested = (levels: number, wrap: (inner: unknown) => unknown) =>
  Array.from({ length: levels }).reduce((inner) => wrap(inner), 1 as unknown);

it.each([
  ['lists', (inner: unknown) => [inner]],
  ['objects', (inner: unknown) => ({ inner })],
  ['both', (inner: unknown) => [{ inner }]],
  ['lists beside others', (inner: unknown) => [1, inner, []]],
])('counts levels of %s', (_what, wrap) => {
  const levels = _what === 'both' ? 10 : 20;

  expect(isNestedDeeper(nested(levels, wrap), 20)).toBe(false);
  expect(isNestedDeeper(nested(levels + 1, wrap), 20)).toBe(true);
  expect(isNestedDeeper(nested(50_000, wrap), 20)).toBe(true);
});

it.each([null, undefined, 'text', 7, [], {}])('finds no level in %j', (value) => {
  expect(isNestedDeeper(value, 0)).toBe(false);
});

it('takes lists of any length', () => {
  expect(isNestedDeeper(Array(500_000).fill(0), 1)).toBe(false);
});
