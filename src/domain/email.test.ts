import { describe, expect, it } from 'vitest';
import { isEmail } from './email';

describe('an address', () => {
  it('is text without space, @, text, a dot and text [COLLAB-024]', () => {
    expect(['a@b.c', 'ada.l+x@acme.co.example', 'ä@ö.ü'].every(isEmail)).toBe(true);
    expect(
      ['', 'a', 'a@b', '@b.c', 'a@.c ', 'a b@c.d', 'a@b@c.d', 'a@b.', 'a/b@c.d', '<a@b.c>', 'a:b@c.d', `${'x'.repeat(251)}@b.c`].some(
        isEmail,
      ),
    ).toBe(false);
  });

  it('has text on both sides of every dot [COLLAB-024]', () => {
    const dots = ['.a@b.org', 'a.@b.org', 'a..b@c.org', 'a@.b.org', 'a@b..org', 'a@b.org.', 'a@b.'];

    expect(dots.filter(isEmail)).toEqual([]);
    expect(['a.b@c.org', 'a.b.c@d.e.org'].every(isEmail)).toBe(true);
  });

  it('is at a host of letters, digits and hyphens [COLLAB-024]', () => {
    expect(['a@b.c?subject=hi', 'a@[192.168.0.1', 'a@b!c.org', 'a@b.o&g', "a@b'c.org"].filter(isEmail)).toEqual([]);
    expect(['a@xn--bcher-kva.example', 'a@bücher.example', "o'neil@b.org", 'a@例え.テスト'].every(isEmail)).toBe(true);
  });

  it.each(['\u0000', '\u00a0', '\u200b', '\u2028', '\u202e'])('has no separator or control character %j [COLLAB-024]', (character) => {
    expect([`a${character}@b.c`, `a@b${character}.c`, `a@b.c${character}`].some(isEmail)).toBe(false);
  });
});
