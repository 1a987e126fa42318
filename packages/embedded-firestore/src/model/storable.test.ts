import { describe, expect, it } from 'vitest';
import { refusal } from '../../tests/support/recorded';
import { documentSize, valueSize } from './size';
import { checkDocumentSize, checkStorable } from './storable';
import { Timestamp } from './timestamp';
import { GeoPoint, type MapValue, Reference, type Value } from './value';

const map = (fields: Record<string, Value>): MapValue => new Map(Object.entries(fields));
const messageOf = (fields: MapValue) => refusal(() => checkStorable(fields))?.message;

function nested(depth: number): Value {
  let value: Value = 1n;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? map({ a: value }) : [value];
  return value;
}

describe('what a document may hold', () => {
  it.each([
    ['a reserved name', map({ __x__: 1n }), 'field name __x__ is reserved'],
    ['a reserved name inside a map in an array', map({ a: [map({ __y__: 1n })] }), 'field name __y__ is reserved'],
    ['an empty name', map({ '': 1n }), 'field name is empty'],
    ['an array in an array', map({ a: [1n, []] }), 'Nested arrays are not allowed'],
    ['an array in an array in a map', map({ a: map({ b: [[1n]] }) }), 'Nested arrays are not allowed'],
    ['a text that is too long', map({ s: 'x'.repeat(1_048_488) }), 'The value of property "s" is longer than 1048487 bytes.'],
    [
      'bytes that are too long, in a map',
      map({ m: map({ 'a b': new Uint8Array(1_048_488) }) }),
      'The value of property "m.`a b`" is longer than 1048487 bytes.',
    ],
    ['21 levels', map({ a: nested(21) }), 'The value of property "a.a.a.a.a.a.a.a.a.a.a" exceeds the maximum depth of 20.'],
    [
      'a vector of text',
      map({ v: map({ __type__: '__vector__', value: ['a'] }) }),
      'The vector of property "v" must consist of at most 2048 doubles.',
    ],
  ])('is not %s', (_what, fields, message) => {
    expect(messageOf(fields)).toBe(message);
  });

  it.each([
    ['a vector', map({ v: map({ __type__: '__vector__', value: [1, 2] }) })],
    ['an array in a map in an array', map({ a: [map({ b: [1n] })] })],
    ['20 levels', map({ a: nested(20) })],
    ['1,048,487 bytes of text', map({ s: 'x'.repeat(1_048_487) })],
    ['the same in longer characters', map({ s: 'é'.repeat(524_243) })],
    ['names with underscores', map({ __a: 1n, b__: 2n, _: 3n, __: 4n })],
  ])('is %s', (_what, fields) => {
    expect(messageOf(fields)).toBeUndefined();
  });
});

describe('the size of a document', () => {
  it('is that of the documented example', () => {
    const fields = map({ type: 'Personal', done: false, priority: 1n, description: 'Learn Cloud Firestore' });

    expect(documentSize('users/jeff/tasks/my_task_id', fields)).toBe(147);
  });

  it.each<[string, Value, number]>([
    ['null', null, 1],
    ['a time', new Timestamp(0, 0), 8],
    ['a place', new GeoPoint(1, 2), 16],
    ['text by its bytes', 'é', 3],
    ['bytes', new Uint8Array(5), 5],
    ['a reference as its name', new Reference('projects/p/databases/d/documents/users/jeff'), 6 + 5 + 16],
    ['an array by its elements', [1n, 'a'], 10],
    ['a map by its names and values', map({ ab: 1.5 }), 11],
  ])('counts %s', (_what, value, size) => {
    expect(valueSize(value)).toBe(size);
  });

  it('may reach 1 MiB and no more', () => {
    const filled = (bytes: number) => map({ a: 'x'.repeat(bytes - 1000), b: 'x'.repeat(1000 - 32 - 19 - 2 * (2 + 1)) });

    expect(documentSize('c', filled(1_048_576))).toBe(1_048_576 - 1);
    expect(() => checkDocumentSize('c', filled(1_048_577))).not.toThrow();
    expect(refusal(() => checkDocumentSize('c', filled(1_048_578)))?.status).toBe('INVALID_ARGUMENT');
  });
});
