import { describe, expect, it } from 'vitest';
import { endsAddress, enterAddresses, isEmail } from './email';

describe('an address', () => {
  it('COLLAB-024 is text without space, @, text, a dot and text', () => {
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

describe('enterAddresses', () => {
  it('takes several, ended by Enter or a comma', () => {
    expect(enterAddresses([], 'ada@x.example, bob@x.example\ncy@x.example').addresses).toEqual([
      'ada@x.example',
      'bob@x.example',
      'cy@x.example',
    ]);
    expect(['Enter', ',', 'a', 'Tab'].filter(endsAddress)).toEqual(['Enter', ',']);
  });

  it('COLLAB-016 lowercases them and ignores duplicates', () => {
    expect(enterAddresses(['ada@x.example'], ' ADA@x.example BOB@x.example bob@x.example ')).toEqual({
      addresses: ['ada@x.example', 'bob@x.example'],
      left: '',
      problem: null,
    });
  });

  it('COLLAB-015 leaves a bad one in the input and says so', () => {
    expect(enterAddresses([], 'ada@x.example,bob@')).toEqual({
      addresses: ['ada@x.example'],
      left: 'bob@',
      problem: 'Please enter a valid email address',
    });
  });
});
