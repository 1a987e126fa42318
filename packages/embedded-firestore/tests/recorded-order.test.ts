import { describe, expect, it } from 'vitest';
import { canonicalKey } from '../src/model/canonical';
import { comparePaths, compareValues } from '../src/model/order';
import { readFields, readValue } from '../src/model/proto-json/value';
import { checkStorable } from '../src/model/storable';
import { recorded, refusal } from './support/recorded';

type Labelled = { label: string; value: unknown };
const { values, paths } = recorded<{
  values: { groups: Labelled[][]; rejected: (Labelled & { error: string })[] };
  paths: { order: string[] };
}>('value_order.json');

const ranked = values.groups.flatMap((group, rank) => group.map(({ label, value }) => ({ rank, label, value: readValue(value) })));

describe('the order of values', () => {
  it.each(ranked)('places $label as recorded, among all others', ({ rank, value }) => {
    for (const other of ranked) {
      expect(Math.sign(compareValues(value, other.value)), other.label).toBe(Math.sign(rank - other.rank));
      expect(canonicalKey(value) === canonicalKey(other.value), other.label).toBe(rank === other.rank);
    }
  });

  it.each(values.rejected)('refuses to store $label', ({ value, error }) => {
    expect(refusal(() => checkStorable(readFields({ v: value })))).toEqual({ status: 'INVALID_ARGUMENT', message: error });
  });
});

describe('the order of names', () => {
  it('is the recorded one', () => {
    const shuffled = paths.order.toReversed();

    expect(shuffled.sort(comparePaths)).toEqual(paths.order);
  });

  it('is the same whichever side a path stands on', () => {
    for (const [i, a] of paths.order.entries())
      for (const [j, b] of paths.order.entries()) expect(Math.sign(comparePaths(a, b))).toBe(Math.sign(i - j));
  });
});
