import { expect, it } from 'vitest';
import { userId } from '../ids';
import { filtersOf, savedFilterLimits, withFilter, withoutFilter } from './saved-filters';

const [ada, eve] = [userId('ada'), userId('eve')];

it('keeps filters by name for each person, replaces one of the same name, and forgets', () => {
  const one = withFilter(null, ada, { name: 'Norway', query: 'country=Norway' });
  const two = withFilter(withFilter(one, ada, { name: 'Drafts', query: 'scan=none' }), eve, { name: 'Mine', query: 'access=public' });
  const three = withFilter(two, ada, { name: 'Norway', query: 'country=Norway&access=public' });

  expect(filtersOf(three, ada)).toEqual([
    { name: 'Drafts', query: 'scan=none' },
    { name: 'Norway', query: 'country=Norway&access=public' },
  ]);
  expect(filtersOf(withoutFilter(three, ada, 'Norway'), ada).map(({ name }) => name)).toEqual(['Drafts']);
  expect(filtersOf(withoutFilter(three, ada, 'Norway'), eve)).toEqual([{ name: 'Mine', query: 'access=public' }]);
});

it('reads anything that is stored, and keeps the latest', () => {
  for (const stored of ['', '{', '[]', '{"ada":"x"}', '{"ada":[1,{"name":7}]}']) expect(filtersOf(stored, ada)).toEqual([]);
  let stored: string | null = null;
  for (let number = 0; number < 25; number += 1) stored = withFilter(stored, ada, { name: `f${number}`, query: '' });

  expect(filtersOf(stored, ada)).toHaveLength(savedFilterLimits.count);
  expect(filtersOf(stored, ada).at(-1)?.name).toBe('f24');
});
