// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { identityFrom } from '@/domain/access/identity';
import { storeSignOut, storeUser } from '../auth/stored-user';
import { forgetCachedLists, isCached, markCached } from './cached-lists';

beforeEach(() => {
  localStorage.clear();
  storeUser(identityFrom({ uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' }, {}));
});

it('stores list names until they are cleared', () => {
  markCached('a');
  markCached('b');

  expect(['a', 'b', 'c'].map(isCached)).toEqual([true, true, false]);
  forgetCachedLists();
  expect(isCached('a')).toBe(false);
});

it('stores nothing for a visitor, whose cache is in memory', () => {
  markCached('a');

  storeSignOut();

  expect(isCached('a')).toBe(false);
});

it('is empty if the stored value is invalid', () => {
  localStorage.setItem('heldLists', '{oops');

  expect(isCached('a')).toBe(false);
});

it('stores the latest 500 names', () => {
  for (let index = 0; index < 510; index += 1) markCached(`tours/${index}`);

  expect([isCached('tours/9'), isCached('tours/10'), isCached('tours/509')]).toEqual([false, true, true]);
});
