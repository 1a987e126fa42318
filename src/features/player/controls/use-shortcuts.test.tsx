import { cleanup, render, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useShortcuts } from './use-shortcuts';

afterEach(cleanup);

it.each([
  ['a list whose letters find rows', <div key="" role="tree" tabIndex={0} />, 0],
  ['a list that leaves them to the shortcuts', <div key="" role="tree" tabIndex={0} data-letters="shortcuts" />, 1],
  ['an open menu', <div key="" role="menu" tabIndex={0} />, 0],
  ['a text field', <input key="" aria-label="Name" />, 0],
  ['a button', <button key="" type="button" />, 1],
])('a letter pressed in %s', async (_, element, runs) => {
  const run = vi.fn();
  renderHook(() => useShortcuts([{ id: 'add', label: 'Add', group: 'add', keys: ['p'], isEnabled: () => true, run }]));
  const { container } = render(element);
  if (container.firstElementChild instanceof HTMLElement) container.firstElementChild.focus();

  await userEvent.keyboard('p');

  expect(run).toHaveBeenCalledTimes(runs);
});
