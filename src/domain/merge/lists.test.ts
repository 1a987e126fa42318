import { expect, it } from 'vitest';
import { mergeLists } from './lists';

type Layer = { id: string; name: string; on: boolean };
const layer = (id: string, name = id, on = true): Layer => ({ id, name, on });
const merge = (base: Layer[], mine: Layer[], theirs: Layer[]) => mergeLists(({ id }: Layer) => id, base, mine, theirs);
const base = [layer('a'), layer('b'), layer('c')];

it('takes what only one side added, changed, deleted or moved', () => {
  const mine = [layer('c'), layer('a', 'Mine'), layer('b'), layer('m')];
  const theirs = [layer('a', 'a', false), layer('b'), layer('t')];

  const { list, conflicts } = merge(base, mine, theirs);

  expect(list).toEqual([layer('a', 'Mine', false), layer('b'), layer('t'), layer('m')]);
  expect(conflicts).toEqual([]);
});

it('keeps mine and names the field where both changed it differently', () => {
  const { list, conflicts } = merge(base, [layer('a', 'Mine'), ...base.slice(1)], [layer('a', 'Theirs', false), ...base.slice(1)]);

  expect(list[0]).toEqual(layer('a', 'Mine', false));
  expect(conflicts).toEqual([{ key: 'a', field: 'name', theirs: 'Theirs' }]);
});

it('keeps what one side changed and the other deleted', () => {
  expect(merge(base, base.slice(1), [layer('a', 'Theirs'), ...base.slice(1)]).list.map(({ name }) => name)).toContain('Theirs');
  expect(merge(base, [layer('a', 'Mine'), ...base.slice(1)], base.slice(1)).list.map(({ name }) => name)).toContain('Mine');
  expect(merge(base, base.slice(1), base).list).toEqual(base.slice(1));
});

it('returns my own items where nothing of theirs changes them', () => {
  const mine = [layer('a', 'Mine'), ...base.slice(1)];
  expect(merge(base, mine, base).list[0]).toBe(mine[0]);
});
