import { describe, expect, it } from 'vitest';
import { refusal } from '../../tests/support/recorded';
import { deleteField, getField, parseFieldPath, pickFields, printFieldPath, setField } from './field-path';
import type { MapValue, Value } from './value';

const map = (fields: Record<string, Value>): MapValue => new Map(Object.entries(fields));

describe('the text of a field path', () => {
  it.each([
    ['a', ['a']],
    ['a.b_1._c', ['a', 'b_1', '_c']],
    ['`a b`.c', ['a b', 'c']],
    ['a.`b.c`', ['a', 'b.c']],
    ['`\\`\\\\`', ['`\\']],
    ['__name__', ['__name__']],
  ])('%s is read and printed', (text, path) => {
    expect(parseFieldPath(text)).toEqual(path);
    expect(printFieldPath(path)).toBe(text);
  });

  it.each(['a..b', '.a', 'a.', '1a', 'a b', '`a', '``', 'a`b`', '`a`b', 'é'])('%s is refused', (text) => {
    expect(refusal(() => parseFieldPath(text))).toEqual({
      status: 'INVALID_ARGUMENT',
      message:
        `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
        'and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
    });
  });

  it('may not be empty', () => {
    expect(refusal(() => parseFieldPath(''))?.message).toBe('Invalid empty property path string.');
  });
});

describe('fields by their path', () => {
  const fields = map({ a: 1n, m: map({ x: 2n, y: map({ z: 3n }) }) });

  it('are found through maps only', () => {
    expect(getField(fields, ['m', 'y', 'z'])).toBe(3n);
    expect(getField(fields, ['a', 'x'])).toBeUndefined();
    expect(getField(fields, ['m', 'missing', 'z'])).toBeUndefined();
  });

  it('are set beside their siblings, in place of what is no map', () => {
    expect(setField(fields, ['m', 'y', 'w'], true)).toEqual(map({ a: 1n, m: map({ x: 2n, y: map({ z: 3n, w: true }) }) }));
    expect(setField(fields, ['a', 'b'], null).get('a')).toEqual(map({ b: null }));
    expect(fields.get('a')).toBe(1n);
  });

  it('leave an empty map behind when they are deleted', () => {
    expect(deleteField(fields, ['m', 'y', 'z'])).toEqual(map({ a: 1n, m: map({ x: 2n, y: map({}) }) }));
    expect(deleteField(fields, ['a', 'z'])).toBe(fields);
  });

  it('are picked by a mask, which the name of the document is no part of', () => {
    expect(pickFields(fields, [['m', 'x'], ['__name__'], ['missing']])).toEqual(map({ m: map({ x: 2n }) }));
  });
});
