import { expect, it } from 'vitest';
import { dayIn, isSameDay } from './days';

it.each([
  '2026-12-01',
  '01.12.2026',
  '1. 12. 2026',
  '1.12.2026.',
  '1.12.26',
  '12/1/2026',
  '01/12/2026',
  '12/01/26',
  '01-12-2026',
  '2026/12/1',
])('takes %s for 2026-12-01, where it was that before', (text) => {
  expect([isSameDay(text, '2026-12-01'), isSameDay('2026-12-01', text)]).toEqual([true, true]);
});

it.each(['02.12.2026', '12.1.2026', '2/1/2026', '2026/1/12', '1.12', '1.12.2026 09:00', 'soon', ''])(
  'does not take %j for 2026-12-01',
  (text) => {
    expect(isSameDay(text, '2026-12-01')).toBe(false);
  },
);

it.each([
  ['2027-02-28', '2027-02-28'],
  ['28.2.2027', '2027-02-28'],
  ['28/02/2027', '2027-02-28'],
  ['2/28/2027', '2027-02-28'],
  ['2027.02.28', '2027-02-28'],
  ['5/5/2027', '2027-05-05'],
  ['1/2/2027', null],
  ['28.2.27', null],
  ['29.2.2027', null],
  ['20270228', null],
  ['', null],
])('reads %j as %j, where only one order is possible', (text, day) => {
  expect(dayIn(text)).toBe(day);
});
