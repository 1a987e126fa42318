import { expect, it } from 'vitest';
import { firstStoredMonth, sumOf, utcDayOf, visitsFrom, visitsText } from './visits';

const now = new Date('2031-03-01T12:00:00Z');
const shards = [
  { counts: { a: { '2031-03-01': 2, '2031-01-31': 1, '2031-01-30': 5 }, b: { '2031-02-10': 1 } } },
  { counts: { a: { '2031-03-01': 1_000, odd: 'text' } } },
  { counts: 'odd' },
  {},
];

it('visits are added over all shards for 30 days, today among them', () => {
  expect([...visitsFrom(shards, now)]).toEqual([
    ['a', 1003],
    ['b', 1],
  ]);
  expect(visitsText(1003)).toBe('Visits: 1,003 in 30 days');
});

it('numbers of documents are added field by field, and texts dropped', () => {
  const days = { '2031-03-01': { visitors: 1, hosts: { 'example.org': 1 } } };
  expect(sumOf([{ month: '2031-03', days }, { days, points: { stove: 2 } }, {}, { days: 'odd' }])).toEqual({
    days: { '2031-03-01': { visitors: 2, hosts: { 'example.org': 2 } } },
    points: { stove: 2 },
  });
});

it('25 months are stored, this one among them', () => {
  expect(firstStoredMonth(now)).toBe('2029-03');
});

it('a day is that of UTC', () => {
  expect(utcDayOf(new Date('2031-02-28T23:59:59Z'))).toBe('2031-02-28');
});
