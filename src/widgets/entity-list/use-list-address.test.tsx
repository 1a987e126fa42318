import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HashRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SearchBox } from '@/ui/search-box';
import { useListAddress } from './use-list-address';

const options = {
  names: { filter: 'type', open: 'files' },
  sorts: ['name', 'changed'],
  modeSetting: 'listMode',
  sortSetting: 'listSort',
} as const;

function List() {
  const { q, filters, sort, mode, open, change } = useListAddress<'name' | 'changed'>(options);
  return (
    <>
      <SearchBox label="Search" value={q} onChange={(next) => change({ q: next })} />
      <button type="button" onClick={() => change({ sort: 'changed' })}>
        Sort
      </button>
      <button type="button" onClick={() => change({ open: '7' })}>
        Open
      </button>
      <output>{JSON.stringify([q, [...filters], sort, mode, open])}</output>
    </>
  );
}

const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const edit = (hash: string) =>
  act(async () => {
    window.location.hash = hash;
  });

function aList(hash: string) {
  window.location.hash = hash;
  render(
    <HashRouter>
      <List />
    </HashRouter>,
  );
  return userEvent.setup();
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('reads everything from the URL', () => {
  aList('#/list?q=hall&type=a&type=b&sort=changed&mode=list&files=7');

  expect(shown()).toEqual(['hall', ['a', 'b'], 'changed', 'list', '7']);
});

it('follows the URL whenever somebody edits it', async () => {
  aList('#/list?q=hall');

  await edit('#/list?q=shed&type=a');
  await waitFor(() => expect(shown()).toEqual(['shed', ['a'], 'name', 'grid', null]));
  await edit('#/list?q=hall');
  await waitFor(() => expect(shown()).toEqual(['hall', [], 'name', 'grid', null]));
  await edit('#/list');

  await waitFor(() => expect(shown()).toEqual(['', [], 'name', 'grid', null]));
});

it('writes what is typed and chosen to the URL, and keeps it', async () => {
  const user = aList('#/list');

  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'hall');
  await waitFor(() => expect(window.location.hash).toBe('#/list?q=hall'));
  await user.click(screen.getByRole('button', { name: 'Sort' }));

  await waitFor(() => expect(window.location.hash).toBe('#/list?q=hall&sort=changed'));
  expect(shown()).toEqual(['hall', [], 'changed', 'grid', null]);
  await edit('#/list?q=hall');
  await waitFor(() => expect(shown()).toEqual(['hall', [], 'name', 'grid', null]));
});

it('begins in the order that was chosen last, unless the URL names one', async () => {
  const user = aList('#/list');
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  cleanup();

  aList('#/list');
  expect(shown()[2]).toBe('changed');
  cleanup();
  aList('#/list?sort=name');

  expect(shown()[2]).toBe('name');
});

it('goes back from a dialog to the search and order that were shown behind it', async () => {
  localStorage.setItem('listSort', 'changed');
  const user = aList('#/list');
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'hall');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(shown()).toEqual(['hall', [], 'changed', 'grid', '7']));
  expect(window.location.hash).toBe('#/list?q=hall&sort=changed&files=7');

  act(() => window.history.back());

  await waitFor(() => expect(shown()).toEqual(['hall', [], 'changed', 'grid', null]));
});

it('writes what is typed once, and nothing after somebody went elsewhere', async () => {
  const user = aList('#/list');
  const entries = window.history.length;
  // at once: what is typed is written a moment later
  fireEvent.change(screen.getByRole('textbox', { name: 'Search' }), { target: { value: 'ha' } });
  await edit('#/list?q=shed');

  await waitFor(() => expect(shown()[0]).toBe('shed'));
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 's');
  await waitFor(() => expect(window.location.hash).toBe('#/list?q=sheds'));
  expect(window.history.length).toBe(entries + 1);
});
