import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { locale } from '@/language/i18n';
import { datetimeLocal, dayInWords, formatCountedDay, formatDateTime, parseDatetimeLocal } from './time';

afterEach(() => locale.set('en'));

it('shows times as DD-MM-YYYY, hh:mm:ss on a 24-hour clock', () => {
  expect(formatDateTime(new Date(2025, 2, 4, 17, 5, 9))).toBe('04-03-2025, 17:05:09');
});

it('writes a day that is counted as any other', () => {
  expect(formatCountedDay('2025-03-04')).toBe('04-03-2025');
});

describe('a datetime-local text', () => {
  it('is the local time of a moment, to the minute', () => {
    expect(datetimeLocal(new Date(2024, 0, 9, 7, 5, 59))).toBe('2024-01-09T07:05');
    expect(datetimeLocal(new Date('not a time'))).toBe('');
  });

  it('means the moment it was made from', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(1970, 0, 2), max: new Date(2100, 0, 1), noInvalidDate: true }), (time) => {
        const local = datetimeLocal(time);
        const read = parseDatetimeLocal(local);
        expect(read && datetimeLocal(read)).toBe(local);
      }),
    );
  });

  it('is null if it is invalid', () => {
    expect(
      ['', '2024-02-30T10:00', '2024-13-01T10:00', '2024-01-01T24:00', '2024-01-01', '0099-01-01T00:00', 'soon'].map(parseDatetimeLocal),
    ).toEqual(new Array(7).fill(null));
    expect(parseDatetimeLocal('2024-02-29T10:00:30')).toEqual(new Date(2024, 1, 29, 10, 0));
  });
});

it.each([
  [new Date(2025, 4, 6), '6 May 2025'],
  [new Date(2025, 11, 31, 23, 59), '31 December 2025'],
  [new Date(2024, 1, 29), '29 February 2024'],
])('says a day in words, which nobody reads as another', (time, text) => {
  expect(dayInWords(time)).toBe(text);
});

it.each([
  ['en', '31 December 2025', '31-12-2025, 23:59:07'],
  ['de', '31. Dezember 2025', '31.12.2025, 23:59:07'],
  ['nb', '31. desember 2025', '31. des. 2025, 23:59:07'],
])('says days and moments in the language %s', (code, day, moment) => {
  locale.set(code);
  const time = new Date(2025, 11, 31, 23, 59, 7);

  expect([dayInWords(time), formatDateTime(time)]).toEqual([day, moment]);
});
