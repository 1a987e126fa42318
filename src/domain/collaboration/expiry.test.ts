import { afterEach, describe, expect, it } from 'vitest';
import { i18n, locale } from '@/language/i18n';
import arabic from '@/language/translations/ar.json';
import german from '@/language/translations/de.json';
import { dayOfExpiry, duration, expiryDays, expiryOnDay, expiryText, shiftedExpiry } from './expiry';

const now = new Date('2025-06-01T12:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('an expiry', () => {
  it('in the future shows the remaining time [COLLAB-008]', () => {
    expect(expiryText(at(27.5), now)).toBe('Expires in 1 day 3 hours');
  });

  it('in the past shows the time since, starting at the moment itself [COLLAB-009]', () => {
    expect(expiryText(at(-1), now)).toBe('Expired 1 hour ago');
    expect(expiryText(now, now)).toBe('Expired less than a minute ago');
  });

  it('more than 30 days away shows its date [COLLAB-008 COLLAB-009]', () => {
    expect(expiryText(at(30 * 24), now)).toBe('Expires in 30 days');
    expect(expiryText(at(30 * 24 + 1), now)).toBe('Expires in 30 days (1 July 2025)');
    expect(expiryText(new Date('2035-06-12T12:00:00Z'), now)).toBe('Expires in 10 years (12 June 2035)');
    expect(expiryText(at(-31 * 24), now)).toBe('Expired 1 month ago (1 May 2025)');
  });

  it('is never reached if missing [COLLAB-010]', () => {
    expect(expiryText(null, now)).toBe('Does not expire');
  });

  it('moves by an hour in either direction, from now if missing [COLLAB-011]', () => {
    expect([shiftedExpiry(at(5), 1, now), shiftedExpiry(at(5), -1, now), shiftedExpiry(null, 1, now)]).toEqual([at(6), at(4), at(1)]);
  });
});

it('a duration has its two largest units', () => {
  expect([0, 60_000, 3_600_000, 5_400_000, 86_400_000, 180_000_000].map(duration)).toEqual([
    'less than a minute',
    '1 minute',
    '1 hour',
    '1 hour 30 minutes',
    '1 day',
    '2 days 2 hours',
  ]);
});

describe('the day on which an invitation ends', () => {
  it('is a day, a week or a month from now; in a shorter month, its last day', () => {
    expect(expiryDays(new Date(2025, 0, 31, 10)).map(({ label, value }) => [label, value])).toEqual([
      ['1 day', '2025-02-01'],
      ['1 week', '2025-02-07'],
      ['1 month', '2025-02-28'],
    ]);
    expect(expiryDays(new Date(2025, 11, 5)).at(-1)?.value).toBe('2026-01-05');
  });

  it('lasts until its last minute, and none is forever', () => {
    expect(expiryOnDay('2025-02-28')).toEqual(new Date(2025, 1, 28, 23, 59));
    expect([expiryOnDay(''), expiryOnDay('2025-02-30'), dayOfExpiry(null)]).toEqual([null, null, '']);
    expect(dayOfExpiry(expiryOnDay('2025-02-28'))).toBe('2025-02-28');
  });
});

describe('an expiry in other languages', () => {
  afterEach(() => locale.set('en'));
  const inLanguage = (code: string, translations: object) => {
    i18n.cache[code] = translations as never;
    locale.set(code);
  };

  it('has the cases and order of German', () => {
    inLanguage('de', german);
    expect([27.5, -1, -0.001, 30 * 24 + 1].map((hours) => expiryText(at(hours), now))).toEqual([
      'Läuft in 1 Tag und 3 Stunden ab',
      'Vor 1 Stunde abgelaufen',
      'Vor weniger als einer Minute abgelaufen',
      'Läuft in 30 Tagen ab (1. Juli 2025)',
    ]);
    expect(expiryDays(now).map(({ label }) => label)).toEqual(['1 Tag', '1 Woche', '1 Monat']);
  });

  it('has the dual and plurals of Arabic', () => {
    inLanguage('ar', arabic);
    expect([50, 5 * 24 + 11, 100 * 24].map((hours) => expiryText(at(hours), now))).toEqual([
      'تنتهي الصلاحية خلال يومين وساعتين',
      'تنتهي الصلاحية خلال 5 أيام و11 ساعة',
      expect.stringMatching(/^تنتهي الصلاحية خلال 3 أشهر \(.*سبتمبر 2025\)$/),
    ]);
  });
});
