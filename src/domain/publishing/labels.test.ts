import { expect, it } from 'vitest';
import { bytesText, datesText } from './labels';

const now = new Date(2031, 0, 5, 12);
const at = (day: number) => new Date(2031, 0, day, 9, 30);

it.each([
  ['', { public: true, opens: null, until: null }],
  ['', { public: false, opens: at(9), until: null }],
  ['Open until 09-01-2031, 09:30:00', { public: true, opens: at(1), until: at(9) }],
  ['Ended 02-01-2031, 09:30:00', { public: true, opens: null, until: at(2) }],
  ['Opens 09-01-2031, 09:30:00', { public: true, opens: at(9), until: null }],
  ['Opens 09-01-2031, 09:30:00, until 10-01-2031, 09:30:00', { public: true, opens: at(9), until: at(10) }],
])('the dates of a version are "%s"', (text, access) => {
  expect(datesText(access, now)).toBe(text);
});

it('sizes are written with their units', () => {
  expect([0, 999, 1000, 3_450_000, 2e12].map(bytesText)).toEqual(['0 B', '999 B', '1 kB', '3.5 MB', '2,000 GB']);
});
