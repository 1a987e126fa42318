import { describe, expect, it } from 'vitest';
import { printFieldPath } from '../model/field-path';
import { readFields } from '../model/proto-json/value';
import type { MapValue } from '../model/value';
import { changedFields } from './changed-fields';

const text = (stringValue: string) => ({ stringValue });
const map = (fields: object) => ({ mapValue: { fields } });
const changes = (before: object, after: object) =>
  changedFields(readFields(before) as MapValue, readFields(after) as MapValue).map(printFieldPath);

describe('changedFields', () => {
  it('names what was added, removed and changed, in order', () => {
    expect(changes({ a: text('1'), b: text('1'), c: text('1') }, { b: text('2'), c: text('1'), 'd e': text('1') })).toEqual([
      'a',
      'b',
      '`d e`',
    ]);
  });

  it('goes into maps that are on both sides, and into no list', () => {
    const list = (...values: object[]) => ({ arrayValue: { values } });

    expect(changes({ m: map({ x: text('1'), y: text('1') }) }, { m: map({ x: text('2'), y: text('1') }) })).toEqual(['m.x']);
    expect(changes({ m: map({ x: text('1') }) }, { m: text('1') })).toEqual(['m']);
    expect(changes({ l: list(map({ x: text('1') })) }, { l: list(map({ x: text('2') })) })).toEqual(['l']);
  });

  it('tells 1 from 1.0, as they are stored', () => {
    expect(changes({ n: { integerValue: '1' } }, { n: { doubleValue: 1 } })).toEqual(['n']);
  });
});
