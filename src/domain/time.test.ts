import { expect, it } from 'vitest';
import { shownTime } from './time';

it('UI-010 shows times as DD-MM-YYYY, hh:mm:ss on a 24-hour clock', () => {
  expect(shownTime(new Date(2025, 2, 4, 17, 5, 9))).toBe('04-03-2025, 17:05:09');
});
