import { describe, expect, it } from 'vitest';
import { refusal } from '../../../tests/support/recorded';
import { Timestamp } from '../timestamp';
import { GeoPoint, Reference, type Value } from '../value';
import { readValue, writeValue } from './value';

const name = 'projects/p/databases/d/documents/c/a';

describe('a value is read', () => {
  it.each<[unknown, Value]>([
    [{ nullValue: null }, null],
    [{ nullValue: 'NULL_VALUE' }, null],
    [{ null_value: 0 }, null],
    [{ booleanValue: false }, false],
    [{ integerValue: 5 }, 5n],
    [{ integer_value: '-9223372036854775808' }, -(2n ** 63n)],
    [{ integerValue: '1e3' }, 1000n],
    [{ doubleValue: '1.5' }, 1.5],
    [{ double_value: '-Infinity' }, Number.NEGATIVE_INFINITY],
    [{ doubleValue: -0 }, 0],
    [{ timestampValue: '2020-01-01T00:00:00.1234567+01:00' }, new Timestamp(1_577_833_200, 123_456)],
    [{ timestamp_value: { seconds: '3', nanos: 1500 } }, new Timestamp(3, 1)],
    [{ stringValue: '' }, ''],
    [{ bytesValue: '_-8=' }, new Uint8Array([0xff, 0xef])],
    [{ bytes_value: Buffer.from([1]) }, new Uint8Array([1])],
    [{ referenceValue: name }, new Reference(name)],
    [{ geoPointValue: { latitude: '1.5' } }, new GeoPoint(1.5, 0)],
    [{ arrayValue: {} }, []],
    [{ array_value: { values: [{ arrayValue: {} }] } }, [[]]],
    [{ mapValue: { fields: { a: { integerValue: '1' } } } }, new Map([['a', 1n]])],
    [{ stringValue: null, booleanValue: true }, true],
  ])('leniently: %j', (json, value) => {
    expect(readValue(json)).toEqual(value);
  });

  it.each<[unknown, string]>([
    [{ integerValue: '1.5' }, "Payload isn't valid for request. integerValue: expected a 64-bit integer."],
    [{ integerValue: '9223372036854775808' }, "Payload isn't valid for request. integerValue: expected a 64-bit integer."],
    [{ integerValue: '9'.repeat(100_000) }, "Payload isn't valid for request. integerValue: expected a 64-bit integer."],
    [{ doubleValue: '0x10' }, "Payload isn't valid for request. doubleValue: expected a number."],
    [{ booleanValue: 'true' }, "Payload isn't valid for request. booleanValue: expected true or false."],
    [{ stringValue: 1 }, "Payload isn't valid for request. stringValue: expected a string."],
    [{ bytesValue: '*' }, "Payload isn't valid for request. bytesValue: expected base64."],
    [{ arrayValue: { values: 'x' } }, "Payload isn't valid for request. arrayValue: expected an array."],
    [{ toString: 1 }, 'Payload isn\'t valid for request. Unknown field "toString" in a value.'],
    [{ integerValue: 1, stringValue: 'a' }, "Payload isn't valid for request. A value has more than one type."],
    [[], "Payload isn't valid for request. value: expected an object."],
    [{}, 'A value must have a type.'],
    [
      { referenceValue: 'projects/p/databases/d/documents/c' },
      'Document parent name "projects/p/databases/d/documents/c" lacks "/" at index 34.',
    ],
    [{ referenceValue: 'projects/p/databases/d/documents' }, 'Document name "projects/p/databases/d/documents" lacks "/" at index 32.'],
    [{ geoPointValue: { latitude: 91 } }, 'Latitude 91 must be in the range [-90, 90].'],
    [{ geoPointValue: { longitude: 'NaN' } }, 'Longitude NaN must be in the range [-180, 180].'],
  ])('or refused: %j', (json, message) => {
    expect(refusal(() => readValue(json))).toEqual({ status: 'INVALID_ARGUMENT', message });
  });

  it('to a depth that no stack minds', () => {
    let json: unknown = { integerValue: 1 };
    for (let i = 0; i < 100_000; i++) json = { mapValue: { fields: { a: json } } };

    expect(refusal(() => readValue(json))?.message).toContain('nested too deeply');
  });
});

it('a value is written without what is its default', () => {
  expect(
    writeValue(
      new Map<string, Value>([
        ['a', []],
        ['b', new Map()],
        ['c', new GeoPoint(0, -2)],
      ]),
    ),
  ).toEqual({
    mapValue: { fields: { a: { arrayValue: {} }, b: { mapValue: {} }, c: { geoPointValue: { longitude: -2 } } } },
  });
  expect(writeValue([Number.NaN, 1, 1n, null])).toEqual({
    arrayValue: { values: [{ doubleValue: 'NaN' }, { doubleValue: 1 }, { integerValue: '1' }, { nullValue: null }] },
  });
});
