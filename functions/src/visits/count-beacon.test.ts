import { expect, it } from 'vitest';
import { countsVisits } from './count-beacon';

it('visits are counted unless the installation says otherwise', () => {
  expect([{}, { VISITS: '' }, { VISITS: 'on' }].map(countsVisits)).toEqual([true, true, true]);
  expect(countsVisits({ VISITS: 'off' })).toBe(false);
});

it.each(['false', 'Off', ' off', '0'])('visits are not silently counted for the word "%s"', (word) => {
  expect(() => countsVisits({ VISITS: word })).toThrow(`not "${word}"`);
});
