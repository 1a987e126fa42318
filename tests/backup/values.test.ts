import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebased, toGrpc, toRest } from '../../scripts/backup/values.mjs';

type Value = Record<string, unknown>;

/** 0001-01-01 to 9999-12-31, which are the times that Firestore stores. */
const seconds = fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }).map(String);
const name = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text !== '__proto__');
const geoPoint = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constant({ nullValue: 'NULL_VALUE' }),
    fc.boolean().map((booleanValue) => ({ booleanValue })),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((integer) => ({ integerValue: String(integer) })),
    fc.double().map((doubleValue) => ({ doubleValue })),
    fc.record({ seconds, nanos: fc.nat(999_999_999) }).map((timestampValue) => ({ timestampValue })),
    fc.string({ unit: 'binary' }).map((stringValue) => ({ stringValue })),
    fc.uint8Array().map((bytes) => ({ bytesValue: Buffer.from(bytes) })),
    name.map((id) => ({ referenceValue: `projects/p/databases/(default)/documents/c/${id}` })),
    geoPoint.map((geoPointValue) => ({ geoPointValue })),
    fc.array(tie('value')).map((values) => ({ arrayValue: { values } })),
    fc.dictionary(name, tie('value'), { noNullPrototype: true }).map((fields) => ({ mapValue: { fields } })),
  ),
}));

const throughText = (of: Value): Value => toGrpc(JSON.parse(JSON.stringify(toRest(of)))) as Value;

describe('values of a backup', () => {
  it('come back from the text of a line as they were stored', () => {
    fc.assert(
      fc.property(value, (stored) => {
        expect(throughText(stored)).toEqual(stored);
      }),
    );
  });

  it.each([
    ['an integer', { integerValue: '5' }, { integerValue: '5' }],
    ['a whole double', { doubleValue: 5 }, { doubleValue: 5 }],
    ['not a number', { doubleValue: Number.NaN }, { doubleValue: 'NaN' }],
    ['minus zero', { doubleValue: -0 }, { doubleValue: '-0' }],
    [
      'a time with nanoseconds',
      { timestampValue: { seconds: '1763640000', nanos: 120 } },
      { timestampValue: '2025-11-20T12:00:00.00000012Z' },
    ],
    ['a time before 1970', { timestampValue: { seconds: '-1', nanos: 500_000_000 } }, { timestampValue: '1969-12-31T23:59:59.5Z' }],
    ['bytes', { bytesValue: Buffer.from([0, 255]) }, { bytesValue: 'AP8=' }],
  ])('has %s in the format of the REST interface', (_, stored, rest) => {
    expect(toRest(stored)).toEqual(rest);
  });

  it('rejects a type that it does not know, instead of losing it', () => {
    expect(() => toRest({ valueType: 'decimalValue', decimalValue: '1' })).toThrow(/decimalValue/);
    expect(() => toGrpc({ decimalValue: '1' })).toThrow(/decimalValue/);
  });

  it('names the project and the bucket of the other installation, at any depth', () => {
    const from = { project: 'a', files: 'https://files.example/v0/b/a/o/' };
    const to = { project: 'b', files: 'https://files.example/v0/b/b/o/' };
    const fields = (project: string) => ({
      list: {
        arrayValue: {
          values: [
            { mapValue: { fields: { url: { stringValue: `See https://files.example/v0/b/${project}/o/x.pdf?token=1` } } } },
            { referenceValue: `projects/${project}/databases/(default)/documents/tours/x` },
          ],
        },
      },
      other: { stringValue: 'https://files.example/v0/b/c/o/x.pdf' },
    });

    expect(rebased(fields('a'), from, to)).toEqual(fields('b'));
  });
});
