import { expect, it } from 'vitest';
import { userId } from '../ids';
import { recentSearches, withRecentSearch } from './recent';

const [one, other] = [userId('one'), userId('other')];

it('has the latest eight of a user first, each once', () => {
  let stored: string | null = null;
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) stored = withRecentSearch(stored, one, query);

  expect(recentSearches(stored, one)).toEqual(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
});

it('has none of another user, nor of what is malformed', () => {
  const stored = withRecentSearch(withRecentSearch(null, one, 'a'), other, 'b');

  expect([recentSearches(stored, one), recentSearches(stored, other)]).toEqual([[], ['b']]);
  expect([recentSearches('{', one), recentSearches('{"one":[7]}', one), recentSearches(null, one)]).toEqual([[], [], []]);
});
