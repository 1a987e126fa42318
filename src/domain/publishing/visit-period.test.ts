import { expect, it } from 'vitest';
import { comparedText, daysBeforePeriod, daysOfPeriod, latestMonths, monthText } from './visit-period';

const now = new Date('2028-03-02T23:30:00Z');

it.each([
  [3, ['2028-02-29', '2028-03-01', '2028-03-02'], ['2028-02-26', '2028-02-27', '2028-02-28']],
  ['2028-03', ['2028-03-01', '2028-03-02'], ['2028-02-01', '2028-02-02']],
  ['2028-02', 29, 31],
  ['2028-04', 0, 31],
  ['nonsense', 0, 0],
] as const)('the period %s has its days, and those before', (period, days, before) => {
  for (const [found, expected] of [
    [daysOfPeriod(period, now), days],
    [daysBeforePeriod(period, now), before],
  ] as const)
    expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
});

it.each([
  ['2028-03-30T12:00:00Z', 29],
  ['2028-05-31T12:00:00Z', 30],
  ['2028-04-30T12:00:00Z', 30],
])('on %s the month is compared with %i days of the one before', (day, expected) => {
  expect(daysBeforePeriod(day.slice(0, 7), new Date(day))).toHaveLength(expected);
});

it('what a period is compared with is named', () => {
  expect([30, '2028-02', '2028-03'].map((period) => comparedText(period, now))).toEqual([
    'span before',
    'month before',
    'same days of the month before',
  ]);
});

it('months are named, this one first', () => {
  expect(latestMonths(4, now)).toEqual(['2028-03', '2028-02', '2028-01', '2027-12']);
  expect(monthText('2028-03')).toBe('March 2028');
});
