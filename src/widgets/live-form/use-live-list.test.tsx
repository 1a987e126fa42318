import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useLiveList } from './use-live-list';

afterEach(cleanup);

type Item = { id: string; name: string };
const keyOf = ({ id }: Item) => id;
const before: Item[] = [
  { id: 'a', name: 'A' },
  { id: 'b', name: 'B' },
];

const open = () =>
  renderHook(({ stored, isSaving }: { stored: Item[]; isSaving: boolean }) => useLiveList({ keyOf, stored, isSaving }), {
    initialProps: { stored: before, isSaving: false },
  });

it('joins what others save with what is edited here', () => {
  const { result, rerender } = open();

  act(() => result.current.change('a', { name: 'Mine' }));
  rerender({ stored: [...before, { id: 'c', name: 'C' }], isSaving: false });

  expect(result.current.items.map(({ name }) => name)).toEqual(['Mine', 'B', 'C']);
  expect([result.current.isChanged, result.current.conflicts]).toEqual([true, []]);
});

it('asks where both changed one field, and takes either answer', () => {
  const { result, rerender } = open();
  act(() => result.current.change('a', { name: 'Mine' }));
  rerender({
    stored: [
      { id: 'a', name: 'Theirs' },
      { id: 'b', name: 'B' },
    ],
    isSaving: false,
  });
  expect(result.current.conflicts).toEqual([{ key: 'a', field: 'name', theirs: 'Theirs' }]);
  const [conflict] = result.current.conflicts;
  if (!conflict) return;

  act(() => result.current.keepMine(conflict));
  expect([result.current.items[0]?.name, result.current.conflicts]).toEqual(['Mine', []]);

  act(() => result.current.keepTheirs(conflict));
  expect([result.current.items[0]?.name, result.current.isChanged]).toEqual(['Theirs', false]);
});

it('does not ask about its own save, and has no changes after it', () => {
  const { result, rerender } = open();
  act(() => result.current.change('a', { name: 'Mine' }));
  const mine = result.current.items as Item[];

  rerender({ stored: mine, isSaving: true });
  act(() => result.current.markSaved(mine));
  rerender({ stored: mine, isSaving: false });

  expect([result.current.isChanged, result.current.conflicts]).toEqual([false, []]);
});

it('no longer asks about an item that was deleted here', () => {
  const { result, rerender } = open();
  act(() => result.current.change('a', { name: 'Mine' }));
  rerender({
    stored: [
      { id: 'a', name: 'Theirs' },
      { id: 'b', name: 'B' },
    ],
    isSaving: false,
  });

  act(() => result.current.setItems(result.current.items.slice(1)));

  expect(result.current.conflicts).toEqual([]);
});
