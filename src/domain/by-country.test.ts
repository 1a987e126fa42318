import { expect, it } from 'vitest';
import { byCountry } from './by-country';

it('groups by country, sorted, including items without one [TOUR-007]', () => {
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
