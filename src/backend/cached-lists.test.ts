// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { identityFrom } from '@/domain/access/identity';
import { forgetUser, rememberUser } from './auth/remembered';
import { forgetCachedLists, isCached, markCached } from './cached-lists';

beforeEach(() => {
  localStorage.clear();
  rememberUser(identityFrom({ uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' }, {}));
});

it('remembers lists until they are forgotten', () => {
  markCached('a');
  markCached('b');

  expect(['a', 'b', 'c'].map(isCached)).toEqual([true, true, false]);
  forgetCachedLists();
  expect(isCached('a')).toBe(false);
});

it('is nothing of a visitor’s, whose cache is in memory', () => {
  markCached('a');

  forgetUser();

  expect(isCached('a')).toBe(false);
});

it('holds nothing when what is stored is unreadable', () => {
  localStorage.setItem('heldLists', '{oops');

  expect(isCached('a')).toBe(false);
});

it('remembers the latest 500', () => {
  for (let index = 0; index < 510; index += 1) markCached(`tours/${index}`);

  expect([isCached('tours/9'), isCached('tours/10'), isCached('tours/509')]).toEqual([false, true, true]);
});
