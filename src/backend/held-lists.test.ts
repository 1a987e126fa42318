// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetHeldLists, holdList, isHeld } from './held-lists';

beforeEach(forgetHeldLists);

it('remembers lists until they are forgotten', () => {
  holdList('a');
  holdList('b');

  expect(['a', 'b', 'c'].map(isHeld)).toEqual([true, true, false]);
  forgetHeldLists();
  expect(isHeld('a')).toBe(false);
});

it('holds nothing when what is stored is unreadable', () => {
  localStorage.setItem('heldLists', '{oops');

  expect(isHeld('a')).toBe(false);
});

it('remembers the latest 500', () => {
  for (let index = 0; index < 510; index += 1) holdList(`tours/${index}`);

  expect([isHeld('tours/9'), isHeld('tours/10'), isHeld('tours/509')]).toEqual([false, true, true]);
});
