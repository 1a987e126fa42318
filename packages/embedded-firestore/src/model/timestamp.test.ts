import { describe, expect, it } from 'vitest';
import { refusal } from '../../tests/support/recorded';
import { parseTimestamp, printMicros, Timestamp } from './timestamp';

describe('a time', () => {
  it.each([
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z'],
    ['1970-01-01t09:00:00+09:00', '1970-01-01T00:00:00Z'],
    ['2020-02-29T23:59:59.120Z', '2020-02-29T23:59:59.120Z'],
    ['2020-01-01T00:00:00.0000019Z', '2020-01-01T00:00:00.000001Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
    ['9999-12-31T23:59:59.999999999Z', '9999-12-31T23:59:59.999999Z'],
  ])('%s is read to the microsecond and printed as %s', (text, printed) => {
    expect(parseTimestamp(text).toString()).toBe(printed);
  });

  it.each([
    '',
    '2020-01-01',
    '2020-02-30T00:00:00Z',
    '2020-01-01T24:00:00Z',
    '2020-01-01T00:00:00',
    '2020-13-01T00:00:00Z',
    '0000-12-31T00:00:00Z',
  ])('"%s" is none', (text) => {
    expect(refusal(() => parseTimestamp(text))?.status).toBe('INVALID_ARGUMENT');
  });

  it('survives the way through a clock', () => {
    expect(Timestamp.fromMicros(-1).toString()).toBe('1969-12-31T23:59:59.999999Z');
    expect(Timestamp.fromMicros(1_700_000_000_123_456).toMicros()).toBe(1_700_000_000_123_456);
    expect(printMicros(1_700_000_000_000_000)).toBe('2023-11-14T22:13:20Z');
  });
});
