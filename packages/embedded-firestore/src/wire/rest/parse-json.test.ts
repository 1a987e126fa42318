import { describe, expect, it } from 'vitest';
import { readValue } from '../../model/proto-json/value';
import { parseJson } from './parse-json';

describe('parseJson', () => {
  it.each([
    ['9007199254740993', 9_007_199_254_740_993n],
    ['-9223372036854775808', -(2n ** 63n)],
    ['9007199254740991', 9_007_199_254_740_991n],
    ['"9007199254740993"', 9_007_199_254_740_993n],
  ])('keeps every digit of the integer %s', (digits, value) => {
    expect(readValue(parseJson(`{"integerValue":${digits}}`))).toBe(value);
  });

  it('leaves doubles and texts as they are', () => {
    const json = String.raw`{"a\"1234567890123456789":"\\9007199254740993","b":[12345678901234567.5,1e300,-0.12345678901234567]}`;

    expect(parseJson(json)).toEqual(JSON.parse(json));
    expect(readValue(parseJson('{"doubleValue":12345678901234567890}'))).toBe(Number('12345678901234567890'));
  });

  it('takes texts as long as a body, whatever they are made of', () => {
    for (const piece of ['x', '1', String.raw`\"`, String.raw`\\`]) {
      const text = piece.repeat(8_000_000 / piece.length);

      expect(parseJson(`{"text":"${text}","n":9007199254740993}`)).toEqual({ ...JSON.parse(`{"text":"${text}"}`), n: '9007199254740993' });
    }
  });

  it('refuses what is no JSON', () => {
    expect(() => parseJson('{"integerValue":9007199254740993')).toThrow(SyntaxError);
  });
});
