import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../tests/support/builders';
import { Timestamp } from '../model/timestamp';
import { GeoPoint, Reference, type Value } from '../model/value';
import { sameValue } from './same-value';

/** Values of which none is stored like another; each is made twice. */
const different = (): readonly Value[] => [
  null,
  false,
  true,
  0n,
  0,
  1n,
  1,
  Number.NaN,
  '',
  '1',
  new Uint8Array(),
  new Uint8Array([1]),
  new Timestamp(1, 0),
  new Timestamp(1, 1),
  new Reference('projects/p/databases/d/documents/c/x'),
  new Reference('projects/q/databases/d/documents/c/x'),
  new GeoPoint(0, 1),
  new GeoPoint(1, 0),
  [],
  [1n],
  [1],
  [1n, null],
  fieldsOf({}),
  fieldsOf({ a: 1n }),
  fieldsOf({ a: 1 }),
  fieldsOf({ b: 1n }),
  fieldsOf({ a: 1n, b: null }),
];

describe('sameValue', () => {
  it('holds for a value and its copy, and for no two others', () => {
    const [left, right] = [different(), different()];
    for (const [i, a] of left.entries()) for (const [j, b] of right.entries()) expect([i, j, sameValue(a, b)]).toEqual([i, j, i === j]);
  });

  it('does not look at the order of keys', () => {
    expect(sameValue(fieldsOf({ a: 1n, b: [fieldsOf({ x: null, y: 2n })] }), fieldsOf({ b: [fieldsOf({ y: 2n, x: null })], a: 1n }))).toBe(
      true,
    );
  });
});
