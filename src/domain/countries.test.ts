import { expect, it } from 'vitest';
import { countries } from './countries';

it('about 250 countries can be chosen, each once and in order', () => {
  expect(countries).toHaveLength(249);
  expect(new Set(countries).size).toBe(249);
  expect(countries.toSorted((one, other) => one.localeCompare(other, 'en'))).toEqual(countries);
  expect(countries).toEqual(expect.arrayContaining(['Norway', 'United Kingdom', 'United States', 'Sweden']));
});
