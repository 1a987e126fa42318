import { describe, expect, it } from 'vitest';
import { Timestamp } from '../../model/timestamp';
import { GeoPoint, Reference, type Value } from '../../model/value';
import { readValue, writeValue } from './value-json';

const samples: readonly Value[] = [
  null,
  true,
  false,
  0n,
  -5n,
  2n ** 53n + 1n,
  2n ** 63n - 1n,
  -(2n ** 63n),
  0,
  1,
  -1.5,
  5e-324,
  1.7976931348623157e308,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  '',
  'é🙂\u0000"\\\u2028',
  '\ud800',
  new Uint8Array(),
  new Uint8Array([0, 255, 10]),
  new Timestamp(-62_135_596_800, 0),
  new Timestamp(253_402_300_799, 999_999),
  new Reference('projects/p/databases/(default)/documents/c/"x"'),
  new GeoPoint(-90, 180),
  [],
  ['i', 5n, null],
  [new Map([['a', [1n]]])],
  new Map(),
  new Map<string, Value>([
    ['__type__', '__vector__'],
    ['value', [1, 2.5]],
  ]),
  new Map<string, Value>([
    ['__proto__', 1n],
    ['constructor', 'x'],
    ['10', null],
    ['', true],
    ['a.b`c', new Map([['toString', 1.0]])],
  ]),
];

describe('values in the log', () => {
  it.each(samples.map((value) => [writeValue(value), value] as const))('%s comes back as it was', (json, value) => {
    expect(readValue(JSON.parse(json))).toStrictEqual(value);
  });

  it('refuses kinds that it does not know', () => {
    expect(() => readValue(['z', 1])).toThrowError('unknown kind of value "z"');
  });
});
