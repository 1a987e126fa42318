import { afterEach, describe, expect, it } from 'vitest';
import { locale } from '@/language/i18n';
import { countries } from './countries';
import { placeFrom } from './place';
import { addressInWords, countryInWords, townInWords } from './place-in-words';

const hall = placeFrom({ route: 'Hantverkargatan', street_number: '1', locality: 'Stockholm', country: 'Sweden' });

afterEach(() => locale.set('en'));

describe('a place in words', () => {
  it.each([
    ['en', 'Hantverkargatan 1, Stockholm, Sweden', 'Stockholm, Sweden'],
    ['de', 'Hantverkargatan 1, Stockholm, Schweden', 'Stockholm, Schweden'],
    ['ar', 'Hantverkargatan 1, Stockholm, السويد', 'Stockholm, السويد'],
  ])('names its country in %s', (code, address, town) => {
    locale.set(code);

    expect([addressInWords(hall), townInWords(hall)]).toEqual([address, town]);
  });

  it('knows every country that can be chosen', () => {
    locale.set('ar');

    expect(countries.filter((country) => !/\p{Script=Arabic}/u.test(countryInWords(country)))).toEqual([]);
  });

  it('knows a country by older and newer names', () => {
    locale.set('de');

    expect(['Turkey', 'Türkiye', 'Cape Verde', ' Norway '].map(countryInWords)).toEqual(['Türkei', 'Türkei', 'Cabo Verde', 'Norwegen']);
  });

  it('leaves what is no English name of a country as it was written', () => {
    locale.set('fr');

    expect(['', 'Deutschland', 'Norwya', 'DE'].map(countryInWords)).toEqual(['', 'Deutschland', 'Norwya', 'DE']);
  });
});
