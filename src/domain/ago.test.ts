import { describe, expect, it } from 'vitest';
import { timeAgo } from './ago';

const now = Date.UTC(2026, 0, 31, 12);
const before = (milliseconds: number) => new Date(now - milliseconds);

describe('timeAgo', () => {
  it.each([
    ['just now', 0],
    ['just now', 1999],
    ['just now', -5000],
    ['2 s ago', 2000],
    ['59 s ago', 59_999],
    ['1 min ago', 60_000],
    ['59 min ago', 3_599_999],
    ['1 h ago', 3_600_000],
    ['yesterday', 86_400_000],
    ['6 days ago', 6 * 86_400_000],
    ['on 24-01-2026', 7 * 86_400_000],
  ])('says %s after %i ms', (words, passed) => {
    expect(timeAgo(before(passed), now)).toBe(words);
  });
});
