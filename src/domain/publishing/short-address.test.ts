import { describe, expect, it } from 'vitest';
import { randomShortCode } from '../random';
import { readableAddress, shortAddressFrom, shortPath, startQueryOf } from './short-address';
import { visitsPath } from './visits-address';

const id = 'AbCdEfGhIjKlMnOpQrSt';

describe('a short address', () => {
  it('names the current version of a tour, or another by number or id', () => {
    expect(shortAddressFrom(shortPath('abc2345'))).toEqual({ code: 'abc2345', version: 'current', addsVisits: false });
    expect(shortAddressFrom(shortPath('abc2345', 12))).toEqual({ code: 'abc2345', version: 12, addsVisits: false });
    expect(shortAddressFrom(`/t/abc2345/${id}/`)).toEqual({ code: 'abc2345', version: id, addsVisits: false });
    expect(shortAddressFrom(visitsPath('abc2345', id))).toEqual({ code: 'abc2345', version: id, addsVisits: true });
    expect(shortAddressFrom('/t/abc2345/visit')).toEqual({ code: 'abc2345', version: 'current', addsVisits: true });
  });

  it('is the same in capital letters', () => {
    expect(shortAddressFrom(`/t/ABC2345/${id}`)).toMatchObject({ code: 'abc2345', version: id });
  });

  it.each([
    '/t/',
    '/t/abc234',
    '/t/abc23456',
    '/t/abc234l',
    '/t/abc2340',
    '/t/abc2345/0',
    '/t/abc2345/../x',
    '/t/abc2345/3/more',
    '/x/abc2345',
    '',
  ])('is not %j', (path) => expect(shortAddressFrom(path)).toBeNull());

  it('has codes without characters that look alike', () => {
    const codes = Array.from({ length: 500 }, randomShortCode);

    expect(codes.every((code) => /^[2-9a-z]{7}$/.test(code) && !/[01ilo]/.test(code))).toBe(true);
    expect(new Set(codes).size).toBe(500);
  });

  it('is read without its protocol', () => {
    expect(readableAddress('https://loggia.example/t/abc2345')).toBe('loggia.example/t/abc2345');
  });
});

describe('the start of a tour in a short address', () => {
  it.each([
    ['start=stove', '?start=stove'],
    ['start=h02&sr=1,2&zoom=2&utm_source=mail', '?start=h02&sr=1%2C2&zoom=2'],
    ['start=a%22%3E%3Cscript%3E', '?start=a%22%3E%3Cscript%3E'],
    ['guide=g1&kiosk&utm_source=mail', '?guide=g1&kiosk='],
    ['kiosk=120', '?kiosk=120'],
    ['lang=de&kiosk', '?kiosk=&lang=de'],
    ['start=stove&lang=de', '?start=stove'],
    ['fbclid=1', ''],
    [`start=${'x'.repeat(201)}`, ''],
  ])('of %s', (query, expected) => expect(startQueryOf(new URLSearchParams(query))).toBe(expected));
});
