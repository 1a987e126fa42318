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
