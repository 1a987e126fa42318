import { describe, expect, it } from 'vitest';
import { directionOf, localeOf } from './locale-of';

const available = ['en', 'de', 'nb', 'ar', 'pt-BR'];

describe('localeOf', () => {
  it.each([
    [[null, 'de'], 'de'],
    [['de-AT', 'en'], 'de'],
    [['DE_ch'], 'de'],
    [['no'], 'nb'],
    [['nn-NO', 'en'], 'nb'],
    [['pt-BR', 'en'], 'pt-BR'],
    [['pt-PT', 'en-GB'], 'en'],
    [['zh-Hant', 'ja', 'ar-EG'], 'ar'],
    [['', '--', 'xx;q=1'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (preferred, expected) => {
    expect(localeOf(preferred, available)).toBe(expected);
  });
});

describe('directionOf', () => {
  it.each([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['de', 'ltr'],
    ['en-XA', 'ltr'],
  ])('of %s is %s', (code, direction) => {
    expect(directionOf(code)).toBe(direction);
  });
});
