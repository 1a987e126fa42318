import { expect, it } from 'vitest';
import { createVisitLimits } from './visit-limits';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 26, 12, 0, seconds));

it('lets an address view a tour once in ten seconds, and others at once', () => {
  const mayCount = createVisitLimits();

  expect([0, 5, 9].map((seconds) => mayCount('203.0.113.7', 'hall', at(seconds)))).toEqual([true, false, false]);
  expect([mayCount('203.0.113.7', 'barn', at(1)), mayCount('203.0.113.8', 'hall', at(1))]).toEqual([true, true]);
  expect(mayCount('203.0.113.7', 'hall', at(10))).toBe(true);
});

it('lets an address view thirty times a minute', () => {
  const mayCount = createVisitLimits();
  const counted = Array.from({ length: 40 }, (_, tour) => mayCount('203.0.113.7', `tour ${tour}`, at(1)));

  expect(counted.filter(Boolean)).toHaveLength(30);
  expect(mayCount('203.0.113.7', 'another', at(60))).toBe(false);
  expect(mayCount('203.0.113.7', 'another', at(62))).toBe(true);
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:1:2:3', false],
  ['2001:db8:1:2::1', '2001:0db8:0001:0002::9', false],
  ['2001:db8::1', '2001:db8:0:0:5::1', false],
  ['::ffff:203.0.113.7', '203.0.113.7', false],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
  ['::1', '2001:db8::1', true],
])('knows %s and %s as one network, unless %j', (one, other, isAnother) => {
  const mayCount = createVisitLimits();
  mayCount(one, 'hall', at(0));

  expect(mayCount(other, 'hall', at(1))).toBe(isAnother);
});

it('starts at zero each day', () => {
  const mayCount = createVisitLimits();
  const midnight = Date.UTC(2026, 10, 27);
  mayCount('203.0.113.7', 'hall', new Date(midnight - 1000));

  expect(mayCount('203.0.113.7', 'hall', new Date(midnight - 500))).toBe(false);
  expect(mayCount('203.0.113.7', 'hall', new Date(midnight + 500))).toBe(true);
});

it('remembers no more addresses than fit in its memory', () => {
  const mayCount = createVisitLimits();
  mayCount('203.0.113.7', 'hall', at(0));
  for (let each = 0; each < 25_001; each += 1) mayCount(`198.51.${each >> 8}.${each & 255}`, 'hall', at(0));

  expect(mayCount('203.0.113.7', 'hall', at(1))).toBe(true);
});
