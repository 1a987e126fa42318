import { expect, it } from 'vitest';
import { formatNumber, plural } from './plural';

it('has the words of its count, with the number', () => {
  const tours = (count: number) => plural(count, { one: '# tour', other: '# tours' });

  expect([0, 1, 2, 1200].map(tours)).toEqual(['0 tours', '1 tour', '2 tours', '1,200 tours']);
  expect(formatNumber(50_000)).toBe('50,000');
});

it('leaves the number out where the words do', () => {
  const loss = (count: number) => plural(count, { one: 'Its one tour goes with it.', other: 'Its # tours go with it.' });

  expect([1, 3].map(loss)).toEqual(['Its one tour goes with it.', 'Its 3 tours go with it.']);
});
