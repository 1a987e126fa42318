import { expect, it } from 'vitest';
import { fieldsIn } from './rest-values';

it('converts every REST value type to a plain value', () => {
  const fields = {
    nothing: { nullValue: null },
    open: { booleanValue: true },
    floors: { integerValue: '12' },
    height: { doubleValue: 2.5 },
    odd: { doubleValue: 'NaN' },
    name: { stringValue: 'Hall' },
    updated: { timestampValue: '2024-05-06T07:08:09.123456Z' },
    bytes: { bytesValue: 'AQI=' },
    at: { geoPointValue: { latitude: 1.5 } },
    of: { referenceValue: 'projects/p/databases/(default)/documents/tours/hall' },
    empty: { arrayValue: {} },
    pois: { arrayValue: { values: [{ mapValue: { fields: { name: { stringValue: 'Door' } } } }, { mapValue: {} }] } },
    unknown: { vectorOfTomorrow: [1] },
  };

  expect(fieldsIn({ fields })).toEqual({
    nothing: null,
    open: true,
    floors: 12,
    height: 2.5,
    odd: Number.NaN,
    name: 'Hall',
    updated: new Date('2024-05-06T07:08:09.123Z'),
    bytes: Uint8Array.of(1, 2),
    at: { latitude: 1.5, longitude: 0 },
    of: { path: 'tours/hall' },
    empty: [],
    pois: [{ name: 'Door' }, {}],
    unknown: null,
  });
});

it('reads a document without fields', () => {
  expect(fieldsIn({})).toEqual({});
});

it('reads fields named like object built-ins as ordinary fields', () => {
  const fields = JSON.parse('{"__proto__":{"stringValue":"evil"},"constructor":{"stringValue":"mine"}}');

  const read = fieldsIn({ fields });

  expect(Object.keys(read)).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});
