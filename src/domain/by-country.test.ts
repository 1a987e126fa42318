import { expect, it } from 'vitest';
import { byCountry } from './by-country';

it('TOUR-007 groups by country, in order, without losing those that have none', () => {
  const all = [
    ['a', 'Sweden'],
    ['b', ' Norway '],
    ['c', ''],
    ['d', 'Sweden'],
    ['e', '  '],
  ] as const;

  expect(byCountry(all, ([, country]) => country).map(({ country, members }) => [country, members.map(([name]) => name).join('')])).toEqual(
    [
      ['', 'ce'],
      ['Norway', 'b'],
      ['Sweden', 'ad'],
    ],
  );
});
