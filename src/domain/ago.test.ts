import { afterEach, describe, expect, it } from 'vitest';
import { locale } from '@/language/i18n';
import { timeAgo, whenText } from './ago';

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

afterEach(() => locale.set('en'));

describe('whenText', () => {
  it.each([
    ['en', ['3 min ago', 'yesterday', '24-01-2026']],
    ['de', ['vor 3 Min.', 'gestern', '24.01.2026']],
    ['fr', ['il y a 3\u00a0min', 'hier', '24 janv. 2026']],
  ])('says in %s how long ago it was, and after a week the day [UI-010]', (language, texts) => {
    locale.set(language);

    const moments = [3 * 60_000, 86_400_000, 7 * 86_400_000].map(before);
    expect(moments.map((moment) => whenText(moment, now))).toEqual(texts);
    expect(timeAgo(before(7 * 86_400_000), now)).toBe(language === 'en' ? 'on 24-01-2026' : texts[2]);
  });
});
