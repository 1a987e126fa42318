import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonErrorPosition } from './json-error-position';

const placeOf = (text: string) => {
  const { line, column } = jsonErrorPosition(text);
  return `${line}:${column}`;
};

describe('jsonErrorPosition', () => {
  const broken = [
    ['', '1:1'],
    ['{"a": [,]}', '1:8'],
    ['{"a": 1,}', '1:9'],
    ['{\n  "a": 1\n  "b": 2\n}', '3:3'],
    ['[1, 2', '1:6'],
    ['{"a" 1}', '1:6'],
    ['{a: 1}', '1:2'],
    ['["x]', '1:2'],
    ['[1}', '1:3'],
    ['[tru]', '1:2'],
    ['{"a": 1} x', '1:10'],
    ['[01]', '1:3'],
  ] as const;
  it.each(broken)('in %j is %s [EDIT-068]', (text, place) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(placeOf(text)).toBe(place);
  });

  it('is after the end for valid JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const lines = text.split('\n');
        expect(jsonErrorPosition(text)).toEqual({ line: lines.length, column: (lines.at(-1) ?? '').length + 1 });
      }),
    );
  });
});
