import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalKey } from '../src/model/canonical';
import { deleteField, getField, parseFieldPath, pickFields, printFieldPath, setField } from '../src/model/field-path';
import { comparePaths, compareStrings, compareValues, equalValues } from '../src/model/order';
import { readFields, readValue, writeFields, writeValue } from '../src/model/proto-json/value';
import { parseDocumentName } from '../src/model/resource-name';
import { checkStorable } from '../src/model/storable';
import { parseTimestamp, Timestamp } from '../src/model/timestamp';
import { emptyMap, type MapValue } from '../src/model/value';
import { aDocPath, aFieldPath, aText, aValue } from './support/arbitraries';
import { draws } from './support/draws';

const sign = (order: number) => Math.sign(order) + 0;

describe('the order of values', () => {
  it('is total: antisymmetric and transitive', () => {
    fc.assert(
      fc.property(aValue, aValue, aValue, (a, b, c) => {
        expect(compareValues(a, a)).toBe(0);
        expect(sign(compareValues(a, b))).toBe(sign(-compareValues(b, a)));
        if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0) expect(compareValues(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: draws(2000) },
    );
  });

  it('agrees with the canonical keys about what is equal', () => {
    fc.assert(
      fc.property(aValue, aValue, (a, b) => {
        expect(canonicalKey(a) === canonicalKey(b)).toBe(equalValues(a, b));
      }),
      { numRuns: draws(2000) },
    );
  });

  it('compares text as its UTF-8 bytes do', () => {
    fc.assert(
      fc.property(aText, aText, (a, b) => {
        expect(sign(compareStrings(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
  });

  it('compares paths as a sort of their segments does', () => {
    const segmentOrder = (a: string, b: string): number => {
      const [left, right] = [a, b].map((id) => /^__id(-?\d+)__$/.exec(id)?.[1]).map((digits) => digits && BigInt(digits));
      if (left === undefined && right === undefined) return Buffer.compare(Buffer.from(a), Buffer.from(b));
      if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
      return left < right ? -1 : Number(left > right);
    };
    fc.assert(
      fc.property(aDocPath, aDocPath, (a, b) => {
        const [left, right] = [a.split('/'), b.split('/')];
        const differing = left.findIndex((id, i) => right[i] === undefined || segmentOrder(id, right[i]) !== 0);
        const expected = differing < 0 ? left.length - right.length : segmentOrder(left[differing] ?? '', right[differing] ?? '');
        const isLonger = differing >= 0 && right[differing] === undefined;

        expect(sign(comparePaths(a, b))).toBe(isLonger ? 1 : sign(expected));
      }),
      { numRuns: draws(2000) },
    );
  });
});

describe('what is printed is read back', () => {
  it('for values', () => {
    fc.assert(
      fc.property(aValue, (value) => {
        expect(readValue(JSON.parse(JSON.stringify(writeValue(value))))).toEqual(value);
      }),
      { numRuns: draws(1000) },
    );
  });

  it('for the fields of documents, which may all be stored', () => {
    fc.assert(
      fc.property(aFieldPath, aValue, (path, value) => {
        const fields = setField(emptyMap, path, value);

        expect(readFields(writeFields(fields).fields)).toEqual(fields);
        expect(() => checkStorable(fields)).not.toThrow();
      }),
    );
  });

  it('for field paths', () => {
    fc.assert(
      fc.property(aFieldPath, (path) => {
        fc.pre(!path.some((segment) => /[\n\r\u2028\u2029]/.test(segment)));

        expect(parseFieldPath(printFieldPath(path))).toEqual(path);
      }),
    );
  });

  it('for names of documents', () => {
    fc.assert(
      fc.property(aDocPath, (path) => {
        expect(parseDocumentName(`projects/p/databases/d/documents/${path}`)).toEqual({ id: { project: 'p', database: 'd' }, path });
      }),
    );
  });

  it('for timestamps', () => {
    fc.assert(
      fc.property(fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }), fc.integer({ min: 0, max: 999_999 }), (seconds, micros) => {
        const time = new Timestamp(seconds, micros);

        expect(parseTimestamp(time.toString())).toEqual(time);
      }),
    );
  });
});

describe('fields by their paths', () => {
  const someFields = fc
    .array(fc.tuple(aFieldPath, aValue), { maxLength: 4 })
    .map((entries) => entries.reduce<MapValue>((fields, [path, value]) => setField(fields, path, value), emptyMap));

  it('are found after they were set, and gone after they were deleted', () => {
    fc.assert(
      fc.property(someFields, aFieldPath, aValue, (fields, path, value) => {
        const before = writeFields(fields);
        const set = setField(fields, path, value);

        expect(getField(set, path)).toBe(value);
        expect(getField(deleteField(set, path), path)).toBeUndefined();
        expect(getField(pickFields(set, [path]), path)).toBe(value);
        expect(writeFields(fields)).toEqual(before);
      }),
    );
  });

  it('stay the same object when there is nothing to delete', () => {
    fc.assert(
      fc.property(someFields, aFieldPath, (fields, path) => {
        fc.pre(getField(fields, path) === undefined);

        expect(deleteField(fields, path)).toBe(fields);
      }),
    );
  });
});
