import { describe, expect, it } from 'vitest';
import { duration, expiryWords, shiftedExpiry } from './expiry';

const now = new Date('2025-06-01T12:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe('an expiry', () => {
  it('COLLAB-008 in the future says what is left', () => {
    expect(expiryWords(at(27.5), now)).toBe('Expires in 1 day 3 hours');
  });

  it('COLLAB-009 in the past says how long ago, from the moment itself', () => {
    expect(expiryWords(at(-1), now)).toBe('Expired 1 hour ago');
    expect(expiryWords(now, now)).toBe('Expired less than a minute ago');
  });

  it('COLLAB-010 that is missing never comes', () => {
    expect(expiryWords(null, now)).toBe('Does not expire');
  });

  it('COLLAB-011 moves by an hour either way, without one from now', () => {
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
