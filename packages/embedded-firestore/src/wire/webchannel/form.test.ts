import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readForm } from './form';

describe('a form', () => {
  it('gives back any messages under their numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 5 }), fc.nat(1_000), (texts, offset) => {
        const data = texts.map((text, at) => `req${at}___data__=${encodeURIComponent(text)}`);

        const { messages } = readForm([`count=${texts.length}`, `ofs=${offset}`, ...data].join('&'));

        expect([...messages]).toEqual(texts.map((text, at) => [offset + at, text]));
      }),
    );
  });

  it('reads numbers that leave some out, as a client sends them that repeats a request', () => {
    const { messages } = readForm('count=2&ofs=3&req4___data__=b&req1___data__=a+a');

    expect(messages).toEqual(
      new Map([
        [7, 'b'],
        [4, 'a a'],
      ]),
    );
  });

  it('reads headers without regard to their case', () => {
    const headers = encodeURIComponent('Authorization:Bearer a:b\r\nX-Goog-Api-Client: gl-js/ fire/12\r\n');

    expect([...readForm(`headers=${headers}&count=0`).headers]).toEqual([
      ['authorization', 'Bearer a:b'],
      ['x-goog-api-client', 'gl-js/ fire/12'],
    ]);
  });

  it('is refused when it is none, and nothing worse happens', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.constantFrom('count=', '1', '&', 'ofs=', '=', 'req0___data__', '%', 'headers', '-')).map((parts) => parts.join('')),
        ),
        (body) => {
          try {
            readForm(body);
          } catch (error) {
            expect(error).toBeInstanceOf(RangeError);
          }
        },
      ),
    );
  });

  it.each([
    ['fields', '&'.repeat(1_000_000)],
    ['headers', `headers=${'a:%0d%0a'.repeat(50_000)}`],
  ])('with too many %s is refused', (_what, body) => {
    expect(() => readForm(body)).toThrow(RangeError);
  });
});
