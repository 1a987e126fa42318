import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../tests/support/builders';
import { Timestamp } from '../model/timestamp';
import type { Value } from '../model/value';
import type { Transform } from '../model/write';
import { applyTransforms } from './transform';

const MAX = 2n ** 63n - 1n;
const MIN = -(2n ** 63n);

function run(base: Value | undefined, transform: Transform) {
  const { fields, results } = applyTransforms(fieldsOf(base === undefined ? {} : { f: base }), [transform], 1_234_567);
  return { value: fields.get('f'), result: results[0] };
}

const number = (kind: 'increment' | 'maximum' | 'minimum', operand: bigint | number): Transform => ({ kind, field: ['f'], operand });
const elements = (kind: 'appendMissing' | 'removeAll', ...given: Value[]): Transform => ({ kind, field: ['f'], elements: given });

describe('transforms of numbers', () => {
  it.each<[string, Value | undefined, Transform, Value]>([
    ['adds integers', 1n, number('increment', 2n), 3n],
    ['stops at the upper bound', MAX - 1n, number('increment', 5n), MAX],
    ['stops at the lower bound', MIN + 1n, number('increment', -5n), MIN],
    ['adds a double to an integer as doubles', 1n, number('increment', 0.5), 1.5],
    ['adds an integer to a double as doubles', 1.5, number('increment', 1n), 2.5],
    ['never leaves a negative zero', -0.5, number('increment', 0.5), 0],
    ['starts from a missing field with the operand', undefined, number('increment', 2n), 2n],
    ['replaces what is no number by the operand', 'text', number('increment', 2n), 2n],
    ['keeps NaN', Number.NaN, number('increment', 1n), Number.NaN],
    ['takes the larger', 3n, number('maximum', 5n), 5n],
    ['keeps the larger', 5n, number('maximum', 3n), 5n],
    ['takes the larger with its type', 3n, number('maximum', 3.5), 3.5],
    ['keeps the stored one of equals', 3n, number('maximum', 3), 3n],
    ['compares exactly', 2 ** 53, number('maximum', 2n ** 53n + 1n), 2n ** 53n + 1n],
    ['takes the smaller', 3n, number('minimum', -5.5), -5.5],
    ['keeps the stored one of equals below', 0n, number('minimum', 0), 0n],
    ['lets a NaN operand win', 3n, number('minimum', Number.NaN), Number.NaN],
    ['lets a stored NaN win', Number.NaN, number('maximum', 3n), Number.NaN],
    ['takes the operand for a missing maximum', undefined, number('maximum', -1n), -1n],
    ['takes the operand over what is no number', null, number('minimum', 7n), 7n],
  ])('%s', (_title, base, transform, expected) => {
    expect(run(base, transform)).toEqual({ value: expected, result: expected });
  });
});

describe('transforms of arrays', () => {
  it.each<[string, Value | undefined, Transform, Value]>([
    ['appends what is missing, once', ['a'], elements('appendMissing', 'b', 'a', 'b'), ['a', 'b']],
    ['takes 1 and 1.0 for the same', [1n], elements('appendMissing', 1, 2, 2n), [1n, 2]],
    ['takes NaN and NaN, null and null for the same', [Number.NaN, null], elements('appendMissing', null, Number.NaN), [Number.NaN, null]],
    ['keeps doubles that are there already', ['a', 'a'], elements('appendMissing', 'b'), ['a', 'a', 'b']],
    ['starts from a missing field', undefined, elements('appendMissing', 1n), [1n]],
    ['replaces what is no array', 5n, elements('appendMissing', 1n), [1n]],
    ['removes every equal element', [1n, 'x', 1, 2n], elements('removeAll', 1), ['x', 2n]],
    ['compares maps by their contents', [fieldsOf({ a: 1n, b: 2n })], elements('removeAll', fieldsOf({ b: 2n, a: 1 })), []],
    ['leaves an empty array for a missing field', undefined, elements('removeAll', 1n), []],
  ])('%s, and reports null', (_title, base, transform, expected) => {
    expect(run(base, transform)).toEqual({ value: expected, result: null });
  });
});

describe('transforms', () => {
  it('write the time of the request in milliseconds', () => {
    expect(run(undefined, { kind: 'requestTime', field: ['f'] })).toEqual({
      value: Timestamp.fromMicros(1_234_000),
      result: Timestamp.fromMicros(1_234_000),
    });
  });

  it('apply one after the other, into nested fields', () => {
    const nested = { kind: 'increment', field: ['m', 'n'], operand: 1n } as const;
    const { fields, results } = applyTransforms(fieldsOf({ m: fieldsOf({ k: true }) }), [nested, nested], 0);

    expect(fields).toEqual(fieldsOf({ m: fieldsOf({ k: true, n: 2n }) }));
    expect(results).toEqual([1n, 2n]);
  });
});
