import { afterEach, describe, expect, it } from 'vitest';
import { readingKey } from './direction';
import { locale } from './i18n';

describe('readingKey', () => {
  afterEach(() => locale.set('en'));

  it.each([
    ['en', 'ArrowRight', 'ArrowRight'],
    ['de', 'ArrowLeft', 'ArrowLeft'],
    ['ar', 'ArrowRight', 'ArrowLeft'],
    ['ar', 'ArrowLeft', 'ArrowRight'],
    ['fa-IR', 'arrowright', 'arrowleft'],
    ['he', 'ArrowUp', 'ArrowUp'],
    ['ar', 'l', 'l'],
  ])('in %s reads %s as %s', (code, key, expected) => {
    locale.set(code);
    expect(readingKey(key)).toBe(expected);
  });
});
