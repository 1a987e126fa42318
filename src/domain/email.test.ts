import { describe, expect, it } from 'vitest';
import { isEmail, parseAddresses } from './email';

describe('an address', () => {
  it('is text without space, @, text, a dot and text [COLLAB-024]', () => {
    expect(['a@b.c', 'ada.l+x@acme.co.example', 'ä@ö.ü'].every(isEmail)).toBe(true);
    expect(
      ['', 'a', 'a@b', '@b.c', 'a@.c ', 'a b@c.d', 'a@b@c.d', 'a@b.', 'a/b@c.d', '<a@b.c>', 'a:b@c.d', `${'x'.repeat(251)}@b.c`].some(
        isEmail,
      ),
    ).toBe(false);
  });

  it.each(['\u0000', '\u00a0', '\u200b', '\u2028', '\u202e'])('has no separator or control character %j [COLLAB-024]', (character) => {
    expect([`a${character}@b.c`, `a@b${character}.c`, `a@b.c${character}`].some(isEmail)).toBe(false);
  });
});

describe('parseAddresses', () => {
  it('accepts several, ended by Enter or a comma', () => {
    expect(parseAddresses([], 'ada@x.example, bob@x.example\ncy@x.example').addresses).toEqual([
      'ada@x.example',
      'bob@x.example',
      'cy@x.example',
    ]);
  });

  it('lowercases them and ignores duplicates [COLLAB-016]', () => {
    expect(parseAddresses(['ada@x.example'], ' ADA@x.example BOB@x.example bob@x.example ')).toEqual({
      addresses: ['ada@x.example', 'bob@x.example'],
      remainder: '',
      problem: null,
    });
  });

  it('leaves an invalid one in the input with a message [COLLAB-015]', () => {
    expect(parseAddresses([], 'ada@x.example,bob@')).toEqual({
      addresses: ['ada@x.example'],
      remainder: 'bob@',
      problem: 'Please enter a valid email address',
    });
  });
});
