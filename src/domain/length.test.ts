import { afterEach, describe, expect, it } from 'vitest';
import { locale } from '@/language/i18n';
import { formatLength, unitsFor } from './length';

describe('formatLength', () => {
  it.each([
    [0.304, '1 ft 0 in'],
    [0.3, '1 ft 0 in'],
    [0.29, '0 ft 11 in'],
    [1.815, '5 ft 11 in'],
    [1.82, '6 ft 0 in'],
    [3.62, '11 ft 11 in'],
    [0, '0 ft 0 in'],
  ])('shows %d m as %s, never with twelve inches', (metres, text) => {
    expect(formatLength(metres, 'imperial')).toBe(text);
  });

  it.each([
    [0.304, '0.30 m'],
    [1234.5, '1,234.50 m'],
  ])('shows %d m as %s', (metres, text) => {
    expect(formatLength(metres, 'metric')).toBe(text);
  });
});

describe('unitsFor', () => {
  it.each([
    [null, 'en-US', 'imperial'],
    [null, 'es-US', 'imperial'],
    [null, 'en-GB', 'metric'],
    [null, 'de', 'metric'],
    [null, '', 'metric'],
    [null, 'not a tag', 'metric'],
    ['metric', 'en-US', 'metric'],
    ['imperial', 'nb-NO', 'imperial'],
    ['cubits', 'en-US', 'imperial'],
  ] as const)('after the choice %j, with %j, are as expected', (stored, locale, units) => {
    expect(unitsFor(stored, locale)).toBe(units);
  });
});

describe('lengths in other languages', () => {
  afterEach(() => locale.set('en'));

  it.each([
    ['de', 1234.5, 'metric', '1.234,50 m'],
    ['nb', 3.2, 'metric', '3,20 m'],
    ['fr', 1.82, 'imperial', '6 pi 0 po'],
    ['ar', 3.2, 'metric', '3.20 متر'],
  ] as const)('in %s are as Intl writes %d m', (code, metres, units, text) => {
    locale.set(code);
    expect(formatLength(metres, units).replaceAll(/\s/g, ' ')).toBe(text);
  });
});
