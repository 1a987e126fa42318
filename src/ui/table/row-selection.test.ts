import { expect, it } from 'vitest';
import { selectedShare, withAllToggled, withRange, withToggledRow } from './row-selection';

const ids = ['a', 'b', 'c', 'd'];

it('toggles one row', () => {
  expect([...withToggledRow(new Set(['a']), 'b')]).toEqual(['a', 'b']);
  expect([...withToggledRow(new Set(['a']), 'a')]).toEqual([]);
});

it('selects a range in both directions', () => {
  expect([...withRange(new Set(), ids, 1, 3)]).toEqual(['b', 'c', 'd']);
  expect([...withRange(new Set(['d']), ids, 2, 0)]).toEqual(['d', 'a', 'b', 'c']);
});

it('selects all and none, and leaves rows alone that are not listed', () => {
  const all = withAllToggled(new Set(['x', 'a']), ids);
  expect([...all]).toEqual(['x', 'a', 'b', 'c', 'd']);
  expect([...withAllToggled(all, ids)]).toEqual(['x']);
  expect([selectedShare(all, ids), selectedShare(new Set(['a']), ids), selectedShare(new Set(['x']), ids), selectedShare(all, [])]).toEqual(
    ['all', 'some', 'none', 'none'],
  );
});
